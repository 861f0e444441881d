// Territories put in order for drawing.
import { expect, test } from "vitest";
import type { Graenaland } from "../../views.gen";
import { clansOf, partsOf, sitesOf, stacksOf } from "./lands";

const clan = (seat: number, votes: number, more: Partial<Graenaland.Household> = {}) =>
  ({ seat, villages: votes, buildings: [], hero: null, votes, ...more }) as Graenaland.Household;
const land = (needed: number, clans: Graenaland.Household[], free: Graenaland.Building[] = []) =>
  ({ needed, clans, free }) as Partial<Graenaland.Territory> as Graenaland.Territory;

test("one's own clan comes first", () => {
  expect(clansOf(land(3, [clan(0, 2), clan(1, 1), clan(3, 1)]), 3).map(({ seat }) => seat)).toEqual([3, 0, 1]);
});

test("the mark lies before the vote that makes a majority", () => {
  const parts = partsOf(land(3, [clan(0, 1), clan(1, 4)]), 0);
  expect(parts.map(({ mark }) => mark)).toEqual([null, 0.25]);
  expect(parts.map(({ isMajority }) => isMajority)).toEqual([false, true]);
});

test("whoever has no vote has no part of the bar", () => {
  expect(partsOf(land(1, [clan(0, 0), clan(1, 1)]), 0)).toEqual([{ seat: 1, votes: 1, isMajority: true, mark: 0 }]);
});

test("equal cards of a pile lie on each other, those face down last", () => {
  expect(stacksOf(["face_down", "wood", "ore", "wood"])).toEqual([
    { item: "wood", count: 2 },
    { item: "ore", count: 1 },
    { item: "face_down", count: 1 },
  ]);
});

test("a building place is free, taken or not there", () => {
  const lands = land(2, [clan(2, 1, { buildings: ["church"] })], ["hall"]);
  expect(sitesOf(lands)).toEqual([
    { building: "church", seat: 2 },
    { building: "hall", seat: null },
  ]);
});
