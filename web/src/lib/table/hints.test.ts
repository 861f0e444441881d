// Hints: of the choices that a view prices, and of nothing else.
import { expect, it } from "vitest";
import { hintFor } from "./hints";

const coin = { is: "word", key: "coin", values: {} } as const;
const view = { round: 2, deeds: [{ action: { do: "ride", at: 2 }, cost: [coin] }, { action: { do: "rest" } }] };

it("say what the choice takes and gives that the view speaks of", () => {
  expect(hintFor(view, { do: "ride", at: 2 })).toEqual({ cost: [coin], gains: [] });
  expect(hintFor(view, { do: "rest" })).toEqual({ cost: [], gains: [] });
});

it("are silent of anything else", () => {
  expect(hintFor(view, { do: "ride", at: 3 })).toBeNull();
  expect(hintFor(view, null)).toBeNull();
  expect(hintFor("a view in words", { do: "rest" })).toBeNull();
});

it("say of an action that leads somewhere what both together take and give", () => {
  const [hunt, bear] = [{ do: "hunt" }, { do: "take", fur: "bear" }];
  const lead = { action: bear, cost: [coin, coin], gains: [coin] };
  const table = { deeds: [{ action: hunt, cost: [coin], leads_to: [lead] }] };
  expect(hintFor(table, hunt)).toEqual({ cost: [coin], gains: [] });
  expect(hintFor(table, hunt, bear)).toEqual({ cost: [coin, coin], gains: [coin] });
  expect(hintFor(table, bear)).toEqual({ cost: [coin, coin], gains: [coin] });
  expect(hintFor(table, hunt, { do: "rest" })).toEqual({ cost: [coin], gains: [] });
});
