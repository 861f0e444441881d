// Statistics: single scores that stand, and time as people say it.
import { describe, expect, it } from "vitest";
import type { StepInfo } from "../../protocol.gen";
import { bestOf, scoresIn, timeOf } from "./statistics";

function step(n: number, fields: Record<string, unknown>, undo = 0): StepInfo {
  const message = { key: "event-scored", values: {} };
  const log = undo ? [] : [{ event: { event: "scored", to: null, ...fields }, message }];
  return { n, seat: 0, at: 0, by: "", undo, log };
}

describe("the statistics", () => {
  it("counts what somebody got at once, and nothing that was taken back", () => {
    const log = [
      step(1, { seat: 0, points: 4 }),
      step(2, { seat: 1, points: 9 }),
      step(3, {}, 1),
      step(4, { who: 1, points: 4 }),
    ];
    expect(scoresIn(log).map(({ row, points, n }) => [row, points, n])).toEqual([
      [0, 4, 1],
      [1, 4, 4],
    ]);
    expect(bestOf(scoresIn(log))?.n).toBe(1);
    expect(bestOf(scoresIn([step(1, { seat: 0 }), step(2, { seat: 0, points: 0 })]))).toBeNull();
  });

  it("says time as fine as people care", () => {
    const said = (seconds: number): unknown[] => [timeOf(seconds).key, ...Object.values(timeOf(seconds).values)];
    expect(said(0.046)).toEqual(["end-time-seconds", 0.05]);
    expect(said(4.26)).toEqual(["end-time-seconds", 4.3]);
    expect(said(59.4)).toEqual(["end-time-seconds", 59]);
    expect(said(125)).toEqual(["end-time-minutes", 2, 5]);
    expect(said(7260)).toEqual(["end-time-hours", 2, 1]);
    expect(said(3 * 86400 + 7200)).toEqual(["end-time-days", 3, 2]);
  });
});
