// Payments: what cards stand for on a price, and which swaps are tried first.
import { expect, test } from "vitest";
import { laidOn, piecesOf, putBack, swapsFor } from "./payments";

const church = { ore: 3, grain: 2 };
const exact = ["hills-ore", "hills-ore", "hills-ore", "plains-grain", "plains-grain"];

test("a price has as many pieces as it counts", () => {
  expect(piecesOf(church)).toEqual(["ore", "ore", "ore", "grain", "grain"]);
});

test("cards stand for what they show", () => {
  const { cards, open } = laidOn(church, exact);
  expect(open).toEqual([]);
  expect(new Set(cards.map(({ as }) => as))).toEqual(new Set(["itself"]));
});

test("gold stands for what is missing, and any other card goes to a market", () => {
  const { cards } = laidOn(church, ["mountains-gold", "forest-wood", ...exact.slice(2)]);
  expect(cards[0]).toEqual({ card: "mountains-gold", stands: ["ore"], as: "gold" });
  expect(cards[1]).toEqual({ card: "forest-wood", stands: ["ore"], as: "other" });
});

test("a supply card covers two pieces, or one that it shows", () => {
  const [both] = laidOn(church, ["supply-ore-grain"]).cards;
  expect(both?.stands).toEqual(["ore", "grain"]);
  const [one] = laidOn({ grain: 1 }, ["supply-grain-ore"]).cards;
  expect(one).toEqual({ card: "supply-grain-ore", stands: ["grain"], as: "itself" });
});

test("what is put back leaves its piece open, and what is too many stands for nothing", () => {
  expect(laidOn(church, putBack(exact, "plains-grain")).open).toEqual(["grain"]);
  expect(laidOn({ ore: 1 }, ["hills-ore", "plains-ore"]).cards[1]?.stands).toEqual([]);
});

test("a card is first tried in place of one that shows the same", () => {
  const [first] = swapsFor(church, exact, "forest-grain");
  expect(first).toEqual(["hills-ore", "hills-ore", "hills-ore", "plains-grain", "forest-grain"]);
});

test("what stands for something else goes first", () => {
  const [first] = swapsFor(church, ["mountains-gold", ...exact.slice(1)], "plains-ore");
  expect(first).not.toContain("mountains-gold");
});

test("a supply card may take the place of two, and no payment is tried twice", () => {
  const swaps = swapsFor(church, exact, "supply-ore-grain").map((cards) => [...cards].sort().join(" "));
  expect(swaps).toContain("hills-ore hills-ore plains-grain supply-ore-grain");
  expect(new Set(swaps).size).toBe(swaps.length);
});
