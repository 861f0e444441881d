// The levels of a game: their order, which one is usual, how strong they are, and what they are called.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LevelInfo } from "../protocol.gen";
import { type Bots, botsOf, fullness, namesOf, ranksOf, rememberBot, usualBot, winsOver } from "./levels";
import { botTitle } from "./table/names";
import { bundleOf, Words } from "./words/words";

const kept = new Map<string, string>();
const shelf = {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => kept.set(place, text),
};

function level(rank: string, style = "", elo: number | null = null): LevelInfo {
  const strength = elo === null ? null : { elo, low: elo - 20, high: elo + 20, games: 800, greedy: null };
  return { name: style ? `${rank}@${style}` : rank, rank, style, nodes: 0, blind: [], dim: [], likes: [], strength };
}

const measured = [
  level("beginner", "", 0),
  level("journeyman", "builder", 200),
  level("journeyman", "", 200),
  level("master", "", 400),
];
const bots: Bots = botsOf({ levels: measured }, ["random", "greedy", "ai"]);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", shelf);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the bots of a game", () => {
  it("are its levels, then those that try, then luck", () => {
    expect(namesOf(bots)).toEqual(["beginner", "journeyman@builder", "journeyman", "master", "ai", "greedy", "random"]);
    expect(namesOf(botsOf(undefined, ["random"]))).toEqual(["random"]);
  });

  it("have a rank once, without a style first", () => {
    const ranks = ranksOf(measured).map(({ name, levels }) => [name, ...levels.map((each) => each.style)]);
    expect(ranks).toEqual([
      ["beginner", ""],
      ["journeyman", "", "builder"],
      ["master", ""],
    ]);
  });

  it("begin in the middle, then where somebody was last", () => {
    expect(usualBot("farm", bots)).toBe("journeyman");
    rememberBot("farm", "master");
    expect(usualBot("farm", bots)).toBe("master");
    expect(usualBot("other", bots)).toBe("journeyman");
    rememberBot("farm", "nobody");
    expect(usualBot("farm", bots)).toBe("journeyman");
    expect(usualBot("farm", botsOf({ levels: [level("adept"), level("expert"), level("master")] }, []))).toBe("expert");
    expect(usualBot("farm", botsOf(undefined, ["random", "greedy"]))).toBe("greedy");
  });
});

describe("strength", () => {
  it("is told against the level below", () => {
    const wins = measured.map((each) => winsOver(measured, each));
    expect(wins).toEqual([
      null,
      { wins: 8, below: "beginner" },
      { wins: 8, below: "beginner" },
      { wins: 8, below: "journeyman" },
    ]);
    expect(winsOver([level("beginner"), level("master", "", 3)], level("master", "", 3))).toBeNull();
  });

  it("fills the scale by rating or, where nobody measured, by rank", () => {
    expect(measured.map((each) => fullness(measured, each).toFixed(2))).toEqual(["0.10", "0.55", "0.55", "1.00"]);
    const plain = [level("beginner"), level("adept"), level("adept", "builder"), level("master")];
    expect(plain.map((each) => fullness(plain, each).toFixed(2))).toEqual(["0.33", "0.67", "0.67", "1.00"]);
  });
});

it("a level in a style is called by both", () => {
  const words = new Words("en", [
    bundleOf("en", ["bot-adept = Adept\nstyle-farmer = farmer\nbot-styled = { $bot } ({ $style })"]),
  ]);
  expect(["adept", "adept@farmer", "adept@odd", "own"].map((bot) => botTitle(words, bot))).toEqual([
    "Adept",
    "Adept (farmer)",
    "Adept (odd)",
    "own",
  ]);
});
