import { expect, it } from "vitest";
import type { GameSheet, Shape, StructInfo } from "../../protocol.gen";
import { unpacked } from "./rows";

const number: Shape = { is: "number" };
const struct = (fields: Record<string, Shape>, is_row = false): StructInfo => ({
  fields: Object.entries(fields).map(([name, shape]) => ({ name, shape })),
  tag_field: "",
  tag: "",
  ...(is_row && { is_row }),
});
const sheet = {
  view: { is: "struct", name: "View" },
  structs: {
    View: struct({
      round: number,
      lands: { is: "list", of: { is: "struct", name: "Land" } },
      best: { is: "any_of", of: [{ is: "struct", name: "Land" }, { is: "nothing" }] },
      events: { is: "list", of: { is: "struct", name: "Told" } },
    }),
    Land: struct({ at: number, near: { is: "map", key: number, item: { is: "struct", name: "Way" } } }, true),
    Way: struct({ to: number, cost: { is: "list", of: number } }, true),
    Told: struct({ who: number }),
  },
} as unknown as GameSheet;

it("gives the fields of rows their names, however deep they lie", () => {
  const view = { round: 1, lands: [[2, { 5: [3, [4, 4]] }]], best: null, events: [{ who: 0 }] };
  const land = { at: 2, near: { 5: { to: 3, cost: [4, 4] } } };
  expect(unpacked(sheet, view)).toEqual({ round: 1, lands: [land], best: null, events: [{ who: 0 }] });
  expect(unpacked(sheet, { ...view, best: [7, {}] })).toMatchObject({ best: { at: 7, near: {} } });
});

it("gives the same for the same view, and leaves what has no rows as it is", () => {
  const view = { round: 1, lands: [], best: null, events: [{ who: 0 }] };
  expect(unpacked(sheet, view)).toBe(unpacked(sheet, view));
  expect((unpacked(sheet, view) as typeof view).events).toBe(view.events);
  const plain = { ...sheet, view: { is: "struct", name: "Told" } } as GameSheet;
  const other = { ...view };
  expect(unpacked(plain, other)).toBe(other);
  expect(unpacked(null, view)).toBe(view);
  expect(unpacked(sheet, null)).toBeNull();
});
