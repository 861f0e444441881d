// What a mat shows: numbers and counted pieces of a player's row, and nothing of the score sheet.
import { describe, expect, it } from "vitest";
import { bundleOf, Words } from "../../lib/words/words";
import type { GameSheet } from "../../protocol.gen";
import { pointsOf, rowOf, supplyOf } from "./supply";

const WORDS = "view-coins = coins\nfigure-meeple = meeple\nwhy-city = city\n";
const words = new Words("en", [bundleOf("en", [WORDS])]);
const number = { is: "number" } as const;
const counted = (prefix: string) => ({ is: "map", key: { is: "member", prefix, members: [] }, item: number }) as const;
const fields = [
  { name: "points", shape: number },
  { name: "coins", shape: number },
  { name: "horses", shape: number },
  { name: "figures", shape: counted("figure-") },
  { name: "sources", shape: counted("why-") },
];
const sheet = {
  view: { is: "struct", name: "View" },
  structs: {
    View: {
      fields: [{ name: "players", shape: { is: "list", of: { is: "struct", name: "Row" } } }],
      tag_field: "",
      tag: "",
    },
    Row: { fields, tag_field: "", tag: "" },
  },
  names: {},
} as unknown as GameSheet;

describe("the supply of a mat", () => {
  it("counts what one has and the figures that are all in use, and leaves out points and where they come from", () => {
    const row = { points: 9, coins: 3, horses: 0, figures: { meeple: 7, large: 0 }, sources: { city: 9 } };
    expect(supplyOf(sheet, row, words)).toEqual([
      { key: "view-coins", label: "coins", count: 3 },
      { key: "figure-meeple", label: "meeple", count: 7 },
      { key: "figure-large", label: "", count: 0 },
    ]);
  });

  it("finds the row of a seat by its number or by its place", () => {
    expect(rowOf({ players: [{ seat: 1, points: 4 }, { seat: 0 }] }, 1)).toEqual({ seat: 1, points: 4 });
    expect(rowOf({ players: [{ points: 1 }, { points: 2 }] }, 1)).toEqual({ points: 2 });
    expect(rowOf({ players: [{ seat: 1 }] }, 0)).toBeNull();
    expect(rowOf(null, 0)).toBeNull();
  });

  it("knows points only where they are numbers", () => {
    expect(pointsOf({ points: 0 })).toBe(0);
    expect(pointsOf({ points: null })).toBeNull();
    expect(pointsOf(null)).toBeNull();
  });
});
