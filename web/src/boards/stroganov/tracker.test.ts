// The steps of a turn and of winter.
import { expect, test } from "vitest";
import { stepsAt } from "./tracker";

test("what comes before the present step is done", () => {
  const steps = stepsAt("main");
  expect(steps.map(({ name }) => name)).toEqual(["move", "basic", "main", "second", "done"]);
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(["move", "basic"]);
  expect(steps.filter(({ isNow }) => isNow).map(({ name }) => name)).toEqual(["main"]);
});

test("winter has steps of its own, and so has the start", () => {
  expect(stepsAt("songs").map(({ name }) => name)).toEqual(["income", "stories", "songs", "upkeep"]);
  expect(stepsAt("start")).toHaveLength(1);
  expect(stepsAt(null)).toEqual([]);
});
