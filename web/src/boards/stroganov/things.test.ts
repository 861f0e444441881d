// Things: what lies at a place, by name; buttons and empty places are none.
import { expect, it } from "vitest";
import { bundleOf, Words } from "../../lib/words/words";
import type { Stroganov } from "../../views.gen";
import { listed, thingAt } from "./things";

const source = `
landscape-TU1 = wild tundra
table-gap = gap
fur-2 = sable
village-V4 = market village
gain-coin = { $count } coin
cost-furs = { $count }× { $fur }
list-two = { $first } and { $second }
`;
const scene = { words: new Words("en", [bundleOf("en", [source])]), names: [] };
const coin = { is: "word", key: "gain-coin", values: { count: 1 } } as const;
const tile = { at: 1, region: 1, landscape: "TU1", terrain: "tundra", gains: [coin], price: 3, furs: [], cossacks: [] };
const region = { region: 1, fur: "2", village: "V4", village_gains: [coin], yurt: null, yurt_gains: [], card: null };
const view = {
  row: [tile, { ...tile, at: 2, landscape: null, terrain: null, gains: [], price: 0 }],
  regions: [{ ...region, slots: [] }],
  cards: [],
  songs: [],
} as Partial<Stroganov.View> as Stroganov.View;

it("are called by their names, and say what they give and take", () => {
  const found = thingAt(scene, view, "tile:1");
  expect(found?.name).toBe("wild tundra");
  expect(listed(scene, found?.takes ?? [])).toBe("3× sable");
  expect(listed(scene, found?.gives ?? [])).toBe("1 coin");
  expect(thingAt(scene, view, "village:1")?.name).toBe("market village");
  expect(thingAt(scene, view, "fur:1:2")?.picture).toEqual({ of: "fur", fur: "2" });
});

it("are not everywhere: a gap takes nothing, and a button is no thing", () => {
  expect(thingAt(scene, view, "tile:2")).toMatchObject({ name: "gap", takes: [], gives: [] });
  expect(thingAt(scene, view, "yurt:1")).toBeNull();
  expect(thingAt(scene, view, "card:1")).toBeNull();
  expect(thingAt(scene, view, "basic:hunt")).toBeNull();
});
