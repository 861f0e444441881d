import { expect, test } from "vitest";
import { named } from "../../lib/table/scene";
import { bundleOf, Words } from "../../lib/words/words";
import type { Word } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { refusedPayment, refusedPlace } from "./telling-builds";
import { wordOfPromise } from "./telling-promises";

const SAID = `
refusal-no-fee = { $count } cards for the fee
refusal-cannot-pay = { $price } cannot be paid
refusal-spot-taken = the { $building } in { $at } is taken
refusal-no-houses = none of { $count } houses is left
graenaland-missing = missing: { $things }
list-count = { $count }× { $item }
resource-ore = ore
building-hall = hall
tile-forest_1 = forest
`;
const scene = { words: new Words("en", [bundleOf("en", [SAID])]), names: [] };
const word = (key: string): Word => ({ is: "word", key, values: {} });
const bill: Graenaland.Buildable = { builds: [], price: { ore: 2 }, fee: 2, pay: [], missing: {}, rule: null };

test("what can be paid is not refused, else something is missing for the price or for the fee", () => {
  expect(refusedPayment(scene, bill)).toBe("");
  expect(refusedPayment(scene, { ...bill, pay: null })).toContain("2 cards for the fee");
  const [why, missing] = refusedPayment(scene, { ...bill, pay: null, missing: { ore: 1 } }).split("\n");
  expect(why).toBe("2× ore cannot be paid");
  expect(missing).toBe("missing: ore");
});

test("why something has no place speaks of what would be built, of where, and of numbers", () => {
  const build = { what: { key: "building-hall", terrain: null }, at: "forest_1" };
  const nothing = { at: null, building: null, work: null, unit: null, count: null, army: null };
  const taken = { ...nothing, key: "refusal-spot-taken", at: "forest_1", building: "hall" } as const;
  expect(refusedPlace(scene, { build, why_not: taken, rule: "" })).toContain("the hall in forest is taken");
  const houses = { ...nothing, key: "refusal-no-houses", count: 13 };
  expect(refusedPlace(scene, { build, why_not: houses, rule: "" })).toContain("none of 13 houses is left");
});

test("a promise is said by what it is about", () => {
  const nothing = { to: null, at: null, agree: null, work: null, resource: null, wanted: null } as const;
  const { key, values } = wordOfPromise({ ...nothing, kind: "work", to: 1, at: "forest_1", work: "road" });
  expect([key, values]).toEqual(["promise-work", { to: named(1), at: word("tile-forest_1"), work: word("work-road") }]);
  expect(wordOfPromise({ ...nothing, kind: "vote", at: "forest_1", agree: false }).values).toEqual({
    at: word("tile-forest_1"),
    agree: word("no"),
  });
});
