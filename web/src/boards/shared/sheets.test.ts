// Sheets: three heights, and away.
import { expect, it } from "vitest";
import { heightAt, nextHeight } from "./sheets";

it("go from height to height", () => {
  expect((["peek", "half", "full"] as const).map(nextHeight)).toEqual(["half", "full", "peek"]);
});

it("stay at the height that is nearest to where they were dragged", () => {
  expect([0.1, 0.2, 0.4, 0.6, 0.75, 1].map(heightAt)).toEqual([null, "peek", "half", "half", "full", "full"]);
});
