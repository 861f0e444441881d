// What a mat shows: numbers and counted pieces of a player's row, and nothing of the score sheet.
import { describe, expect, it } from "vitest";
import { bundleOf, Words } from "../../lib/words/words";
import type { GameSheet, Word } from "../../protocol.gen";
import { dotsOf, forecastOf, piecesOf, pointsOf, rowOf } from "./supply";

const WORDS = "view-coins = coins\nfigure-meeple = meeple\nwhy-city = city\n";
const words = new Words("en", [bundleOf("en", [WORDS])]);
const number = { is: "number" } as const;
const counted = (prefix: string) => ({ is: "map", key: { is: "member", prefix, members: [] }, item: number }) as const;
const pieces = { is: "list", of: { is: "named", names: "card" } } as const;
const fields = [
  { name: "points", shape: number },
  { name: "coins", shape: number },
  { name: "horses", shape: number },
  { name: "figures", shape: counted("figure-") },
  { name: "furs", shape: counted("fur-") },
  { name: "hand", shape: pieces },
  { name: "kept", shape: { is: "any_of", of: [pieces, { is: "nothing" }] } },
  { name: "seen", shape: { is: "any_of", of: [pieces, { is: "nothing" }] } },
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
  names: { card: { a: "card-a", b: "card-b", c: "card-c" } },
  icons: { "card-a": "<path/>", "card-b": "<circle/>" },
} as unknown as GameSheet;

describe("the supply of a mat", () => {
  it("counts what one has and the figures that are all in use, and leaves out points and where they come from", () => {
    const row = { points: 9, coins: 3, horses: 0, figures: { meeple: 7, large: 0 }, sources: { city: 9 } };
    const still = { minus: 0, plus: 0 };
    expect(forecastOf(sheet, row, words, null)).toEqual({
      facts: [
        { key: "view-coins", label: "coins", count: 3, ...still },
        { key: "figure-meeple", label: "meeple", count: 7, ...still },
        { key: "figure-large", label: "", count: 0, ...still },
      ],
      others: [],
    });
  });

  it("shows what a choice costs and gives beside the numbers, and in words what has no number", () => {
    const word = (key: string, count: number, fur = ""): Word => ({
      is: "word",
      key,
      values: fur ? { count, fur: { is: "word", key: fur, values: {} } } : { count },
    });
    const row = { points: 9, coins: 3, horses: 0, figures: { meeple: 7 }, furs: { "3": 1 } };
    const any = word("cost-furs", 1, "any-fur");
    const shown = word("cost-show", 1, "fur-3");
    const { facts, others } = forecastOf(sheet, row, words, {
      cost: [word("cost-coins", 2), word("cost-furs", 1, "fur-3"), any, shown],
      gains: [word("gain-horse", 4), word("gain-coin", 1)],
    });
    expect(facts.map(({ key, count, minus, plus }) => [key, count, minus, plus])).toEqual([
      ["view-coins", 3, 2, 1],
      ["view-horses", 0, 0, 4],
      ["figure-meeple", 7, 0, 0],
      ["fur-3", 1, 1, 0],
    ]);
    expect(others).toEqual([
      { isCost: true, word: any },
      { isCost: true, word: shown },
    ]);
  });

  it("counts pieces in hand by what they look like, and those without a drawing all together", () => {
    const row = { hand: ["a", "b", "a"], kept: ["a", "c"], seen: null };
    expect(piecesOf(sheet, row, words).map(({ key, count }) => [key, count])).toEqual([
      ["card-a", 2],
      ["card-b", 1],
      ["view-kept", 2],
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

describe("goals as dots", () => {
  it("fill up by the last step that is due, and are met with a point for every step", () => {
    const goals = [
      { found: 4, due: [8], points: 0 },
      { found: 3, due: [3], points: 1 },
      { found: 6, due: [2, 4, 5], points: 3 },
      { found: 2, due: [], points: null },
    ];
    expect(dotsOf({ goals })).toEqual([
      { part: 0.5, isMet: false },
      { part: 1, isMet: true },
      { part: 1, isMet: true },
    ]);
  });

  it("are none where a game has no goals", () => {
    expect(dotsOf({ points: 3 })).toEqual([]);
    expect(dotsOf(null)).toEqual([]);
  });
});
