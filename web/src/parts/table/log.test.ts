// The log: what was taken back, what is wanted, and where the news begin.
import { describe, expect, it } from "vitest";
import type { StepInfo } from "../../protocol.gen";
import { entriesOf, groupsOf, isWanted, lastOwnStep, undoneIn } from "./log";

function step(n: number, seat: number, event: Record<string, unknown> = {}, more: Partial<StepInfo> = {}): StepInfo {
  const line = { event: { event: "done", to: null, ...event }, message: { key: "event-done", values: {} } };
  return { n, seat, at: 0, by: "", undo: 0, log: [line], ...more };
}

const taken = (n: number, seat: number, undo: number): StepInfo => step(n, seat, {}, { undo, log: [] });

describe("the log", () => {
  it("marks what was taken back, also when it was done twice", () => {
    const log = [step(1, 0), step(2, 0), taken(3, 0, 1), step(4, 0), taken(5, 0, 2)];
    expect([...undoneIn(log)].sort()).toEqual([1, 2, 4]);
  });

  it("puts what chance did for a seat to the lines of that seat", () => {
    const groups = groupsOf(
      entriesOf([step(1, -1, { seat: 1 }), step(2, 1), step(3, -1, { who: 0 }), step(4, -1)]),
      null,
    );
    expect(groups.map((group) => [group.about, group.entries.length])).toEqual([
      [1, 2],
      [0, 1],
      [-1, 1],
    ]);
  });

  it("begins the news after the reader's own last step", () => {
    const log = [step(1, 1), step(2, 0), step(3, 1), step(4, 1)];
    expect(lastOwnStep(log, 0)).toBe(2);
    expect(lastOwnStep(log, null)).toBeNull();
    const groups = groupsOf(entriesOf(log), 2);
    expect(groups.map((group) => group.isSince)).toEqual([false, false, true]);
  });

  it("keeps to moves, to points or to one player", () => {
    const entries = entriesOf([step(1, -1, { seat: 0 }), step(2, 0), step(3, 1, { points: 4, seat: 0 }), step(4, 1)]);
    const wanted = (filter: "moves" | "points" | number): number[] =>
      entries.filter((entry) => isWanted(entry, filter)).map((entry) => entry.step.n);
    expect(wanted("moves")).toEqual([2, 3, 4]);
    expect(wanted("points")).toEqual([3]);
    expect(wanted(0)).toEqual([1, 2, 3]);
  });

  it("has a note for a step that somebody else answered", () => {
    expect(entriesOf([step(1, 0, {}, { by: "clock" })]).map((entry) => entry.line === null)).toEqual([false, true]);
  });
});
