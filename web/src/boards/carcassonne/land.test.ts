// Where things are on the board.
import { expect, test } from "vitest";
import type { Word } from "../../protocol.gen";
import type { Carcassonne } from "../../views.gen";
import { type Action, boundsOf, type Ground, nearestTurn, neighbourIn, nextTurn, placements, spots } from "./land";

const place = (x: number, y: number, turn: number): Action => ({ do: "place_tile", at: [x, y], turn });

test("placements are gathered by cell, with the turns that were offered", () => {
  const found = placements([place(1, 0, 0), place(1, 0, 2), place(0, -1, 3), { do: "pass" }]);
  expect([...found.keys()]).toEqual(["1,0", "0,-1"]);
  expect([...(found.get("1,0")?.turns.keys() ?? [])]).toEqual([0, 2]);
});

test("turning goes only through offered turns", () => {
  const turns = placements([place(1, 0, 0), place(1, 0, 3)]).get("1,0")?.turns ?? new Map();
  expect(nextTurn(turns, 0)).toBe(3);
  expect(nextTurn(turns, 3)).toBe(0);
  expect(nearestTurn(turns, 1)).toBe(3);
  expect(nearestTurn(turns, 0)).toBe(0);
});

test("figures are gathered by the part that they would stand on", () => {
  type Figure = Carcassonne.PlaceFigure;
  const figure = (kind: string, on: Figure["on"], point: Figure["point"]): Figure => ({
    do: "place_figure",
    figure: kind,
    on,
    point,
  });
  const found = spots([
    figure("meeple", "city", "N"),
    figure("large", "city", "N"),
    figure("meeple", "road", "E"),
    { do: "pass" },
  ]);
  expect(found.map((spot) => [spot.on, spot.point, spot.actions.length])).toEqual([
    ["city", "N", 2],
    ["road", "E", 1],
  ]);
});

test("the bounds hold tiles, open cells and the wheel board", () => {
  const land: Ground = {
    tiles: [{ at: [0, 0] }],
    open_cells: [
      { at: [-1, 0], is_dead: false },
      { at: [0, 2], is_dead: false },
      { at: [9, 9], is_dead: true },
    ],
    boxes: [],
  };
  expect(boundsOf(land)).toEqual({ west: -1, north: 0, east: 1, south: 3 });
  const name: Word = { is: "word", key: "box-wheel", values: {} };
  const wheel: Carcassonne.WheelView = { box: "wheel", name, pig: "fortune", crowns: [] };
  expect(boundsOf({ tiles: [], open_cells: [], boxes: [wheel] })).toEqual({ west: 0, north: 0, east: 4, south: 4 });
});

test("arrow keys find the nearest cell in their direction", () => {
  const cells = [
    [2, 0],
    [1, 3],
    [-1, 0],
  ] as const;
  expect(neighbourIn(cells, [0, 0], [1, 0])).toEqual([2, 0]);
  expect(neighbourIn(cells, [0, 0], [0, 1])).toEqual([1, 3]);
  expect(neighbourIn(cells, [0, 0], [0, -1])).toBeNull();
});
