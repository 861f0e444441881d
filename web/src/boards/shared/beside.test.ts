// Controls beside a tile hide nothing that can be touched.
import { expect, test } from "vitest";
import { type Box, besideOf, shared } from "./beside";

const WINDOW = { width: 760, height: 660 };
const SIZE = { width: 142, height: 44 };
const TILE = 44;
const cell = (x: number, y: number): Box => ({ left: x * TILE, top: y * TILE, width: TILE, height: TILE });

test("it lies right below a tile when nothing is there", () => {
  const place = besideOf(cell(5, 5), SIZE, WINDOW, {});
  expect(place.top).toBeGreaterThanOrEqual(6 * TILE);
  expect(place.left + SIZE.width / 2).toBe(5.5 * TILE);
});

test("it goes to a side where no offered place is hidden", () => {
  const below = [4, 5, 6].map((x) => cell(x, 6));
  const place = besideOf(cell(5, 5), SIZE, WINDOW, { clear: below });
  expect(place.top + SIZE.height).toBeLessThanOrEqual(5 * TILE);
});

test("at the edges and among many offered places it stays in the window and hides none", () => {
  const every = Array.from({ length: 17 * 15 }, (_, number): [number, number] => [
    number % 17,
    Math.floor(number / 17),
  ]);
  const clear = every.filter(([x, y]) => (x * 7 + y * 3) % 5 === 0).map(([x, y]) => cell(x, y));
  const small = { width: 93, height: 44 };
  for (const [x, y] of every.filter((_, number) => number % 7 === 0)) {
    const thing = cell(x, y);
    const around = clear.filter((box) => shared(box, thing) === 0 && Math.abs(box.left - thing.left) < 3 * TILE);
    const place = besideOf(thing, small, WINDOW, { clear: around });
    expect([thing, ...around].map((box) => shared(place, box)).reduce((sum, area) => sum + area)).toBe(0);
    expect(place.left >= 0 && place.left + small.width <= WINDOW.width).toBe(true);
    expect(place.top >= 0 && place.top + small.height <= WINDOW.height).toBe(true);
  }
});

test("what is better seen is hidden only if there is no room nearby", () => {
  const land = [cell(5, 6), cell(5, 7), cell(4, 6), cell(6, 6)];
  const place = besideOf(cell(5, 5), { width: 200, height: 200 }, WINDOW, { seen: land });
  expect(land.reduce((sum, box) => sum + shared(place, box), 0)).toBe(0);
});
