// Cities: the ground within the walls, the houses on it, and the walls with their towers and gates.
import type { Chance } from "../../shared/chance";
import { type House, paintGates, paintHouses, paintTowers } from "./buildings";
import type { CityPlan } from "./cities";
import {
  band,
  beside,
  distance,
  distanceToLine,
  lengthOf,
  linePath,
  onTile,
  outlinePath,
  type Place,
  pointAlong,
  SIZE,
  short,
} from "./geometry";
import type { Layout } from "./layout";
import type { Mark } from "./marks";
import { tileParts } from "./parts";
import { drawn, filled, PAINT } from "./pen";
import { cellAt, regionsOf } from "./regions";

const ROOFS = [PAINT.roof, PAINT.roof, PAINT.roofLight, PAINT.roofDark, PAINT.slate] as const;
const STREET: Place = [12.3, 10.7]; // from house to house, and from row to row

/** Rows of houses, a little out of line, off the walls, the marks and the square where a figure stands. */
function housesIn(layout: Layout, plan: CityPlan, marks: readonly Mark[], chance: Chance): House[] {
  const { label } = regionsOf(layout.tile.id);
  const square = tileParts(layout.tile.id)[plan.segment]!.spot as Place;
  const houses: House[] = [];
  for (let y = 7.6; y < SIZE - 4; y += STREET[1]) {
    for (let x = 7 + (Math.round(y / STREET[1]) % 2) * 5; x < SIZE - 4; x += STREET[0]) {
      const at: Place = [x + (chance() - 0.5) * 3.4, y + (chance() - 0.5) * 3.4];
      const half = 4.1 + chance() * 1.2;
      const roof = ROOFS[Math.floor(chance() * ROOFS.length)]!;
      const isGable = chance() < 0.4;
      const isOwn = label[cellAt(at)] === plan.segment && distance(at, square) > 7;
      const isClear = marks.every(
        (mark) => distance(mark.at, at) > mark.radius + (mark.kind === "cathedral" ? 8 : 4.5),
      );
      const isOffWall = plan.walls.every((wall) => distanceToLine(at, wall) > 7.4);
      const isOnTile = at[0] > 6.2 && at[0] < SIZE - 6.2 && at[1] > 6.5 && at[1] < SIZE - 5;
      if (isOwn && isClear && isOffWall && isOnTile && chance() < 0.93) houses.push({ at, half, roof, isGable });
    }
  }
  return houses;
}

/** Paving: short light strokes on the ground. */
function paving(layout: Layout, chance: Chance): string {
  const { label, room } = regionsOf(layout.tile.id);
  let d = "";
  for (let attempt = 0; attempt < 34; attempt += 1) {
    const at: Place = [chance() * SIZE, chance() * SIZE];
    const cell = cellAt(at);
    if (layout.tile.segments[label[cell]!]?.kind === "city" && room[cell]! > 4)
      d += `M${short(at[0])} ${short(at[1])}h2.2`;
  }
  return d;
}

/** The outer edge of a wall, where its battlements stand; none at the rim of the tile. */
function battlements(wall: readonly Place[]): string {
  const edge = beside(wall, -2.4);
  return linePath(edge.filter(([x, y]) => Math.min(x, y, SIZE - x, SIZE - y) > 3));
}

/** The feet of the towers of a wall: spread along it, but none at its ends, at a gate, or over the rim of the tile. */
function towersOf(wall: readonly Place[], gates: readonly Place[]): Place[] {
  const length = lengthOf(wall);
  const count = Math.max(1, Math.round(length / 40));
  return Array.from({ length: count }, (_, step) => pointAlong(wall, ((step + 0.5) * length) / count).at).filter(
    (at) => gates.every((gate) => distance(gate, at) > 11) && at[1] > 13 && at[1] < 96 && at[0] > 6 && at[0] < 94,
  );
}

/** The ground of the cities, with houses. */
export function paintTowns(layout: Layout, marks: readonly Mark[], chance: Chance): string {
  if (layout.cities.length === 0) return "";
  const ground = layout.cities.map(({ outline }) => outlinePath(outline)).join("");
  const houses = layout.cities.flatMap((plan) => housesIn(layout, plan, marks, chance));
  return [
    filled(ground, PAINT.city),
    drawn(paving(layout, chance), PAINT.cityLight, 1.2, { "stroke-linecap": "round" }),
    paintHouses(houses),
  ].join("");
}

/** The walls of the cities; cut at the rim of the tile, beyond which they belong to the next one. */
export function paintWalls(layout: Layout): string {
  const walls = layout.cities.flatMap((plan) => plan.walls);
  if (walls.length === 0) return "";
  const bands = (left: number, right: number): string =>
    walls.map((wall) => outlinePath(onTile(band(wall, left, right)))).join("");
  const teeth = walls.map(battlements).join("");
  const gates = layout.gates.map(({ at }) => at);
  const towers = walls
    .flatMap((wall) => towersOf(wall, gates))
    .filter((at, index, all) => all.slice(0, index).every((other) => distance(at, other) > 8));
  return [
    filled(bands(2.6, 3), PAINT.stoneDark),
    drawn(teeth, PAINT.stoneDark, 3.4, { "stroke-dasharray": "3.4 1.6" }),
    drawn(teeth, PAINT.stoneLight, 2.2, { "stroke-dasharray": "2.4 2.6", "stroke-dashoffset": "-.5" }),
    filled(bands(1.6, 2), PAINT.stone),
    filled(bands(1.6, -0.2), PAINT.stoneLight),
    paintTowers(towers),
    paintGates(gates),
  ].join("");
}
