// Joint works: from the one that is thought of to the cards that are taken.
import { expect, test } from "vitest";
import type { Graenaland } from "../../../views.gen";
import { hopesOf, jointOf, offeredBy } from "./joint";

const offers = [{ seat: 1, cards: ["forest-wood", "forest-wood"], used: ["forest-wood"] }];
const joint: Graenaland.JointInfo = {
  work: "road",
  at: "forest_1",
  price: { wood: 1, ore: 1 },
  due: null,
  missing: null,
  offers,
  own: [],
};
const could_give = [{ seat: 1, sure: { wood: 2, grain: 1 }, perhaps: ["grain", "ore", "gold"] as const, supplies: 1 }];
const view = { joint, could_give, main: 0 };
const road: Graenaland.AnnounceWork = { do: "announce_work", work: "road", at: "forest_1" };

test("before cards are taken all that are offered lie on the price, then those that are taken", () => {
  expect(jointOf(view, null, new Map())?.used).toEqual(["forest-wood", "forest-wood"]);
  const taken = { ...view, joint: { ...joint, due: { ore: 1 }, own: ["hills-ore"] } };
  expect(jointOf(taken, null, new Map())?.used).toEqual(["forest-wood", "hills-ore"]);
});

test("a work that is about to be announced is shown with what is missing", () => {
  const row = { price: { wood: 1 }, missing: { wood: 1 } } as Partial<Graenaland.Buildable> as Graenaland.Buildable;
  const none = { ...view, joint: null };
  expect(jointOf(none, road, new Map([["work:forest_1:road", row]]))?.missing).toEqual({ wood: 1 });
  expect(jointOf(none, null, new Map())).toBeNull();
});

test("of equal cards as many are marked as are taken", () => {
  expect(offeredBy(view, 1).map(({ isUsed }) => isUsed)).toEqual([true, false]);
  expect(offeredBy(view, 2)).toEqual([]);
});

test("the part of the main player is not that of somebody who offered nothing", () => {
  const paid = { ...view, joint: { ...joint, own: ["hills-ore"] } };
  expect(offeredBy(paid, 0).map(({ card, isUsed }) => [card, isUsed])).toEqual([["hills-ore", true]]);
  expect(offeredBy(paid, 2)).toEqual([]);
});

test("of what somebody could give only that counts which helps", () => {
  const hopes = hopesOf(view, 1, { ...joint, used: [], isTaken: false, missing: { ore: 1 } });
  expect(hopes).toEqual({ sure: [], perhaps: ["ore", "gold"], supplies: 1 });
});
