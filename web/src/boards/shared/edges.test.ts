// Edges: what is out of sight is found on the side where one would look for it.
import { expect, it } from "vitest";
import { outOfSight } from "./edges";

const WINDOW = { width: 400, height: 300 };
const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

it("know what is out of sight, and where most of the way to it is", () => {
  const [north, east, south, west, seen, half] = [
    at(100, -60),
    at(500, 320),
    at(90, 400),
    at(-50, 10),
    at(50, 50),
    at(395, 100),
  ];
  expect(outOfSight([north, east, south, west, seen], WINDOW)).toEqual({
    north: [north],
    east: [east],
    south: [south],
    west: [west],
  });
  expect(outOfSight([seen, at(385, 100)], WINDOW).east).toEqual([]);
  expect(outOfSight([half], WINDOW).east).toEqual([half]);
});
