// The race: the parts of a round, who is near the victory, bars and their steps, backs of cards, promises.
import { describe, expect, it } from "vitest";
import type { Graenaland } from "../../views.gen";
import { isByCards, isMet, nowIn, partOf, phasesOf, promisesOf, standingOf, stepsOf, waitedFor } from "./race";

type Goal = Graenaland.GoalInfo;
const goal = (found: number, due: number[], points: number | null, ease: Goal["ease"] = null): Goal => ({
  goal: "army",
  found,
  due,
  points,
  ease,
});
const players = (...goals: Goal[]): Graenaland.Player[] => [
  { goals } as Partial<Graenaland.Player> as Graenaland.Player,
];

describe("the parts of a round", () => {
  it("have claims only where victory cards are played", () => {
    const open = players(goal(1, [3], 0));
    const hidden = players(goal(1, [], null));
    expect(isByCards({ players: open })).toBe(false);
    expect(isByCards({ players: hidden })).toBe(true);
    expect(isByCards({ players: players(goal(1, [2, 3, 4], 0, "plain")) })).toBe(true);
    expect(phasesOf({ phase: "sharing", players: open })).toEqual(["production", "movement", "sharing", "building"]);
    expect(phasesOf({ phase: "sharing", players: hidden })).toContain("claim");
  });

  it("begin after setting up and end with the last builds", () => {
    expect(phasesOf({ phase: "setup", players: [] })[0]).toBe("setup");
    expect(phasesOf({ phase: "final", players: [] }).at(-1)).toBe("final");
  });

  it("are played in turn, or all are waited for", () => {
    expect(nowIn([])).toBeNull();
    expect(
      nowIn([
        { seat: 2, is_over: true },
        { seat: 0, is_over: false },
      ]),
    ).toBe(0);
    expect(waitedFor([2, 0], [1])).toEqual([
      { seat: 0, isOver: false },
      { seat: 1, isOver: true },
      { seat: 2, isOver: false },
    ]);
  });
});

describe("the race", () => {
  it("knows who is a step from winning, where points are known", () => {
    expect([null, 0, 1, 2, 3].map((points) => standingOf(points, 3))).toEqual(["far", "far", "far", "near", "there"]);
  });

  it("has bars as long as the last step, with the steps before it", () => {
    expect(partOf(goal(6, [8], 0))).toBe(0.75);
    expect(partOf(goal(9, [8], 1))).toBe(1);
    expect(partOf(goal(9, [], null))).toBe(0);
    expect(stepsOf(goal(1, [2, 4, 8], 0))).toEqual([0.25, 0.5]);
    expect([goal(3, [3], 1), goal(3, [2, 3, 4], 2), goal(3, [], null)].map(isMet)).toEqual([true, false, false]);
  });
});

describe("a mat", () => {
  it("has open promises, given and received", () => {
    const promise = {
      kind: "work",
      to: 1,
      at: "plains_1",
      agree: null,
      work: "road",
      resource: null,
      wanted: null,
    } as const;
    const open = { who: 0, promise, round: 2, due: false, fate: "open" } as const;
    const kept = { ...open, fate: "kept" } as const;
    expect(promisesOf([open, kept], 0)).toEqual({ given: [open], owed: [] });
    expect(promisesOf([open, kept], 1)).toEqual({ given: [], owed: [open] });
  });
});
