import { expect, it } from "vitest";
import { beside } from "./placing";

const PAGE = { width: 400, height: 300 };
const SIZE = { width: 100, height: 50 };

it("opens below, above where there is no room, and stays on the page", () => {
  expect(beside({ left: 10, top: 10, bottom: 40 }, SIZE, PAGE)).toEqual({ left: 10, top: 46 });
  expect(beside({ left: 10, top: 250, bottom: 280 }, SIZE, PAGE)).toEqual({ left: 10, top: 194 });
  expect(beside({ left: 390, top: 10, bottom: 40 }, SIZE, PAGE)).toEqual({ left: 294, top: 46 });
});
