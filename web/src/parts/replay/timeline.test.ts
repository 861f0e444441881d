// The timeline: whose steps, where the points are, and keys.
import { describe, expect, it } from "vitest";
import type { StepInfo } from "../../protocol.gen";
import { marksOf, pauseOf, stretchesOf, wishOf } from "./timeline";

const step = (n: number, seat: number): StepInfo => ({ n, seat, at: 0, by: "", undo: 0, log: [] });

describe("the timeline", () => {
  it("joins the steps of a seat and of the chance after them", () => {
    const log = [step(1, -1), step(2, 0), step(3, -1), step(4, 0), step(5, 1)];
    expect(stretchesOf(log, 5)).toEqual([
      { seat: 0, from: 0.2, to: 0.8 },
      { seat: 1, from: 0.8, to: 1 },
    ]);
    expect(stretchesOf([], 0)).toEqual([]);
  });

  it("marks where points changed, by who got the most", () => {
    const points: [number, (number | null)[]][] = [
      [0, [0, 0]],
      [4, [0, 5]],
      [8, [-9, 6]],
    ];
    expect(marksOf({ last: 8, points, rivals: [], turns: [], seconds: [] })).toEqual([
      { n: 4, at: 0.5, row: 1, by: 5 },
      { n: 8, at: 1, row: 0, by: 9 },
    ]);
  });

  it("knows its keys and is faster at higher speed", () => {
    expect(wishOf("ArrowRight", false)).toBe("next");
    expect(wishOf("ArrowRight", true)).toBe("more");
    expect(wishOf("a", false)).toBeNull();
    expect(pauseOf(2)).toBeLessThan(pauseOf(1));
  });
});
