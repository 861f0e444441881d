import { expect, it } from "vitest";
import { type Box, beside } from "./beside";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const sign = { width: 50, height: 50 };
const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

it("beside a mat in a column, over the board", () => {
  const mats = [box(8, 60, 230, 90), box(8, 160, 230, 90)];
  expect(beside(mats[0] as Box, sign, laptop, -10, mats.slice(1))).toEqual({ left: 228, top: 80 });
});

it("beneath a chip in a row, and not over the next one", () => {
  const chips = [box(8, 48, 180, 44), box(196, 48, 180, 44)];
  expect(beside(chips[0] as Box, sign, phone, -10, chips.slice(1))).toEqual({ left: 73, top: 82 });
  expect(beside(chips[1] as Box, sign, phone, -10, chips.slice(0, 1))).toEqual({ left: 261, top: 82 });
});

it("above what stands at the lower edge", () => {
  expect(beside(box(300, 790, 80, 44), sign, phone, 6)).toEqual({ left: 315, top: 734 });
});

it("inside the window, though its mat is scrolled out of it", () => {
  expect(beside(box(8, 800, 230, 90), sign, laptop, -10, [box(8, 700, 230, 90)])).toEqual({ left: 228, top: 712 });
  expect(beside(box(8, 900, 230, 90), sign, laptop, 6)).toEqual({ left: 244, top: 712 });
  expect(beside(box(-60, 48, 44, 44), sign, phone, 6, [box(0, 48, 390, 44)])).toEqual({ left: 6, top: 98 });
});
