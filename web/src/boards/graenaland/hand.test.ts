// Hands: grouped by what the cards show, and those that are paid lifted out.
import { expect, test } from "vitest";
import type { Graenaland } from "../../views.gen";
import { backsOf, kindsOf, laidOutHand } from "./hand";

const few = ["plains-grain", "forest-wood", "forest-wood", "hills-wood", "supply-ore-wood"];

test("a hand lies by resource, in the order of the book, supply cards last", () => {
  const groups = laidOutHand(["supply-ore-wood", "hills-ore", "plains-grain"], []);
  expect(groups.map(({ kind }) => kind)).toEqual(["grain", "ore", "supply"]);
});

test("of equal cards as many are lifted as are paid, and every card has a key of its own", () => {
  const cards = laidOutHand(few, ["forest-wood"]).flatMap((group) => group.cards);
  expect(cards.filter(({ isLifted }) => isLifted).map(({ card }) => card)).toEqual(["forest-wood"]);
  expect(new Set(cards.map(({ key }) => key)).size).toBe(few.length);
});

test("of many cards those that are alike lie on each other, apart from those that are lifted", () => {
  const many = [...few, ...Array<string>(20).fill("plains-grain")];
  const [grain] = laidOutHand(many, ["plains-grain", "plains-grain"]);
  expect(grain?.cards.map(({ count, isLifted }) => [count, isLifted])).toEqual([
    [2, true],
    [19, false],
  ]);
});

test("every kind is counted, also what is not there", () => {
  expect(kindsOf(few)).toEqual([
    ["grain", 1],
    ["livestock", 0],
    ["wood", 3],
    ["ore", 0],
    ["gold", 0],
    ["supply", 1],
  ]);
});

test("of a hidden hand the backs are seen", () => {
  const backs = [{ terrain: "hills", count: 3 }] as const;
  const hidden = { hand: null, backs, supplies: 2, supply_cards: null } as const;
  const player = hidden as Partial<Graenaland.Player> as Graenaland.Player;
  expect(backsOf(player)).toEqual([
    { terrain: "hills", count: 3 },
    { terrain: "supply", count: 2 },
  ]);
  expect(backsOf({ ...player, hand: [], supply_cards: [] })).toEqual([]);
});
