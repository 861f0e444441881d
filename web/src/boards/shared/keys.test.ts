// Arrow keys: the nearest place in their direction, rather straight ahead than aside.
import { expect, it } from "vitest";
import { boxAhead } from "./keys";

const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
  left,
  top,
  width: 10,
  height: 10,
});

it("go to the nearest place ahead", () => {
  const boxes = [box(0, 0), box(60, 0), box(30, 0), box(30, 40)];
  expect(boxAhead("ArrowRight", box(0, 0), boxes)).toBe(2);
  expect(boxAhead("ArrowLeft", box(60, 0), boxes)).toBe(2);
  expect(boxAhead("ArrowDown", box(30, 0), boxes)).toBe(3);
});

it("stay where nothing lies ahead, and for other keys", () => {
  expect(boxAhead("ArrowUp", box(0, 0), [box(30, 0), box(0, 40)])).toBe(-1);
  expect(boxAhead("x", box(0, 0), [box(30, 0)])).toBe(-1);
});
