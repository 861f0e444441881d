// What the camera shows by itself.
import { expect, test } from "vitest";
import { type Bounds, framed, isSeen, READABLE, scaleOf, whole } from "./framing";

const WINDOW = { width: 762, height: 668 };
const land = (wide: number, high: number): Bounds => ({ west: 0, north: 0, east: wide, south: high });
const cell = (x: number, y: number): Bounds => ({ west: x, north: y, east: x + 1, south: y + 1 });

test("the whole land uses the room of the window, to a small margin", () => {
  for (const part of [land(14, 10), land(9, 15), land(20, 6)]) {
    const frame = whole(WINDOW, part);
    expect(isSeen(WINDOW, frame, part)).toBe(true);
    const [wide, high] = [part.east * frame.scale, part.south * frame.scale];
    expect(Math.max(wide / WINDOW.width, high / WINDOW.height)).toBeGreaterThan(0.96);
  }
});

test("a land of a mid-game that fits is shown whole with tiles that can be read", () => {
  expect(framed(WINDOW, land(17, 14), cell(0, 0), null).scale).toBeGreaterThanOrEqual(READABLE);
});

test("of a longer land, what is wanted is in sight, in readable size", () => {
  const long = land(13, 21);
  expect(scaleOf(WINDOW, long)).toBeLessThan(READABLE);
  for (const wanted of [cell(0, 0), cell(12, 20), cell(6, 11), { west: 2, north: 4, east: 9, south: 17 }]) {
    const frame = framed(WINDOW, long, wanted, { x: 6, y: 10, scale: READABLE });
    expect(frame.scale).toBe(READABLE);
    expect(isSeen(WINDOW, frame, wanted)).toBe(true);
  }
});

test("nothing moves while all is seen, also when the land grows", () => {
  const now = whole(WINDOW, land(8, 7));
  expect(framed(WINDOW, land(8, 6), cell(7, 5), now)).toBe(now);
  const long = { x: 6.5, y: 10, scale: READABLE };
  expect(framed(WINDOW, land(13, 21), cell(6, 12), long)).toEqual(long);
  expect(framed(WINDOW, land(13, 22), cell(6, 12), long)).toEqual(long);
});

test("a land that leaves the window is shown whole again", () => {
  const now = whole(WINDOW, land(8, 7));
  const grown = { west: -1, north: -1, east: 9, south: 8 };
  expect(isSeen(WINDOW, framed(WINDOW, grown, cell(0, 0), now), grown)).toBe(true);
});
