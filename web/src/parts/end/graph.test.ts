// The graph: scaling, stairs, round numbers and labels that do not lie on each other.
import { describe, expect, it } from "vitest";
import type { History } from "../../protocol.gen";
import { apart, pathOf, pointsAt, scaleOf, stairsOf, ticks } from "./graph";

const history: History = {
  last: 10,
  points: [
    [0, [0, null]],
    [4, [5, null]],
    [8, [5, 3]],
    [10, [20, -5]],
  ],
  rivals: [],
  turns: [3, 2],
  seconds: [1, 2],
};
const paper = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe("the graph", () => {
  it("has a stair only where the points of a row are known and change", () => {
    expect(stairsOf(history, 0)).toEqual([
      [0, 0],
      [4, 5],
      [10, 20],
    ]);
    expect(stairsOf(history, 1)).toEqual([
      [8, 3],
      [10, -5],
    ]);
    expect(stairsOf(history, 7)).toEqual([]);
  });

  it("fits the paper, and finds the step of a place again", () => {
    const scale = scaleOf(history, paper);
    expect([scale.x(0), scale.x(10), scale.y(20), scale.y(-5)]).toEqual([10, 110, 5, 55]);
    expect([scale.n(-50), scale.n(51), scale.n(500)]).toEqual([0, 4, 10]);
    expect(scaleOf({ ...history, last: 0, points: [] }, paper).y(0)).toBe(55);
  });

  it("goes level until the next change and on to the end", () => {
    const scale = scaleOf(history, paper);
    expect(pathOf([[0, -5]], scale)).toBe("M10.0 55.0H118.0");
    expect(pathOf(stairsOf(history, 1), scale)).toBe("M90.0 39.0H110.0V55.0H118.0");
    expect(pathOf([], scale)).toBe("");
  });

  it("tells the points after a step", () => {
    expect(pointsAt(history, 7)).toEqual([5, null]);
    expect(pointsAt({ ...history, points: [] }, 7)).toEqual([]);
  });

  it("has round numbers", () => {
    expect(ticks(0, 63, 5)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
    expect(ticks(-4, 11, 4)).toEqual([0, 5, 10]);
  });

  it("keeps labels apart and on the paper", () => {
    expect(apart([10, 11, 50], 10, 0, 60)).toEqual([10, 20, 50]);
    expect(apart([58, 59], 10, 0, 60)).toEqual([50, 60]);
  });
});
