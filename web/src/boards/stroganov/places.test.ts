// Places: where actions act, and which actions lead to a place.
import { expect, it } from "vitest";
import type { Stroganov } from "../../views.gen";
import { byPlace } from "../shared/ground.svelte";
import { placeOf, placesIn, waysByPlace } from "./places";

const row = (action: Stroganov.Action, ...leads: Stroganov.Action[]): Stroganov.Possible => ({
  action,
  cost: [],
  gains: [],
  why_not: null,
  rule: null,
  asks: leads.length ? "market" : null,
  leads_to: leads.map((lead) => ({
    action: lead,
    say: { key: `do-${lead.do}`, values: {} },
    cost: [],
    gains: [],
    why_not: null,
    rule: null,
  })),
});
const buy: Stroganov.Action = { do: "extra_action", extra: "buy_from_market" };
const swap: Stroganov.Action = { do: "extra_action", extra: "swap_two" };
const bear: Stroganov.Action = { do: "take_fur", fur: "8" };

it("are named by what an action acts on", () => {
  expect(placeOf({ do: "hunt", fur: "tiger", at: 12 })).toBe("fur:12:tiger");
  expect(placeOf({ do: "claim_landscape", at: 4 })).toBe("tile:4");
  expect(placeOf({ do: "build_outpost", region: 2 })).toBe("slot:2");
  expect(placeOf({ do: "draw_fur", fur: "2" })).toBe("");
});

it("hold all that acts there, in the order in which it was told", () => {
  const things = [{ action: buy }, { action: bear }, { action: { ...buy } }];
  expect(byPlace(things, placeOf).get("extra:buy_from_market")).toEqual([things[0], things[2]]);
  expect([...byPlace(things, placeOf).keys()]).toEqual(["extra:buy_from_market", "market:8"]);
});

it("are led to by actions in the order of the book", () => {
  const ways = waysByPlace([row(buy, bear), row(swap, bear), row({ do: "end_turn" })]);
  expect(ways.get("market:8")?.map(({ opening }) => opening.action)).toEqual([buy, swap]);
  expect(ways.size).toBe(1);
});

it("belong to a region: its landscapes with their furs, and what lies below them", () => {
  const tile = { region: 2, landscape: null, terrain: null, gains: [], price: 0, cossacks: [] };
  const row: Stroganov.Tile[] = [
    { ...tile, at: 4, furs: ["2", "8"] },
    { ...tile, at: 6, region: 3, furs: ["3"] },
  ];
  const there = ["tile:4", "fur:4:2", "fur:4:8", "village:2", "yurt:2", "card:2", "slot:2"];
  expect(placesIn({ row }, 2)).toEqual(there);
});
