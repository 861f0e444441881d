// Roads, rivers, bridges and villages of a tile.
import type { Chance } from "../../shared/chance";
import { paintHouses } from "./buildings";
import {
  add,
  band,
  beside,
  distance,
  lengthOf,
  linePath,
  outlinePath,
  type Place,
  pieceOf,
  pointAlong,
  short,
} from "./geometry";
import { type Layout, POOL_RADIUS, RIVER_HALF, ROAD_HALF, VILLAGE_RADIUS } from "./layout";
import { drawn, filled, PAINT } from "./pen";

/** An uneven round water. */
function poolPath([x, y]: Place, radius: number): string {
  const places = Array.from({ length: 16 }, (_, step): Place => {
    const angle = (step * Math.PI) / 8;
    const far = radius * (1 + 0.07 * Math.sin(3 * angle + 1));
    return [x + Math.cos(angle) * far * 1.06, y + Math.sin(angle) * far * 0.94];
  });
  return outlinePath(places);
}

function ripples(layout: Layout, chance: Chance): string {
  return layout.rivers
    .map(({ line }) => {
      const length = lengthOf(line);
      const count = Math.floor(length / 13);
      return Array.from({ length: count }, (_, step) => {
        const from = 4 + step * 13 + chance() * 4;
        const aside = beside(pieceOf(line, from, Math.min(length - 1, from + 5)), (chance() - 0.5) * 8);
        return linePath(aside);
      }).join("");
    })
    .join("");
}

export function paintRivers(layout: Layout, chance: Chance): string {
  if (layout.rivers.length === 0) return "";
  const d = layout.rivers.map(({ line }) => linePath(line)).join("");
  const { pool } = layout;
  const isLake = layout.tile.role === "lake";
  const size = isLake ? POOL_RADIUS + 4 : POOL_RADIUS - 5;
  const stones: Place[] =
    pool && !isLake
      ? [
          [-9, -6],
          [-3, -10],
          [5, -9],
          [10, -4],
        ].map(([x, y]) => add(pool, [x!, y!]))
      : [];
  return [
    drawn(d, PAINT.waterEdge, 2 * RIVER_HALF + 0.6),
    pool ? filled(poolPath(pool, size), PAINT.water, PAINT.waterEdge, 2) : "",
    drawn(d, PAINT.water, 2 * RIVER_HALF - 2.4),
    drawn(ripples(layout, chance), PAINT.ripple, 1, { "stroke-linecap": "round" }),
    pool && isLake
      ? drawn(
          `M${short(pool[0] - 11)} ${short(pool[1] + 3)}q3-2 6 0t6 0M${short(pool[0] - 2)} ${short(pool[1] + 10)}q3-2 6 0t6 0`,
          PAINT.ripple,
          1.1,
        )
      : "",
    filled(
      stones.map(([x, y]) => `M${short(x - 4)} ${short(y + 3)}l1-5 3-2 3 2 1.5 5z`).join(""),
      PAINT.stone,
      PAINT.stoneDark,
      0.9,
    ),
  ].join("");
}

/** The roads of a tile in one go, so that they flow into each other without a seam. */
export function paintRoads(layout: Layout): string {
  if (layout.roads.length === 0) return "";
  const d = layout.roads.map(({ line }) => linePath(line)).join("");
  const tracks = layout.roads.map(({ line }) => linePath(pieceOf(line, 3, lengthOf(line) - 4))).join("");
  const round = { "stroke-linejoin": "round" };
  return [
    drawn(d, PAINT.roadEdge, 2 * ROAD_HALF, round),
    drawn(d, PAINT.road, 2 * ROAD_HALF - 2.2, round),
    drawn(tracks, PAINT.roadTrack, 1.1, { "stroke-dasharray": "4 3.5" }),
    paintBridges(layout),
  ].join("");
}

function paintBridges({ bridges }: Layout): string {
  if (bridges.length === 0) return "";
  const decks = bridges.map((line) => outlinePath(band(line, ROAD_HALF + 2))).join("");
  const planks = bridges.flatMap((line) => {
    const length = lengthOf(line);
    return Array.from({ length: Math.floor(length / 2.6) - 1 }, (_, step) => {
      const { at, direction } = pointAlong(line, 2.6 * (step + 1));
      const across: Place = [-direction[1], direction[0]];
      return linePath([add(at, across, 4), add(at, across, -4)]);
    });
  });
  const rails = bridges.flatMap((line) => [
    linePath(beside(line, ROAD_HALF + 0.9)),
    linePath(beside(line, -ROAD_HALF - 0.9)),
  ]);
  return [
    filled(decks, "#caa46d", PAINT.stoneDark, 0.9),
    drawn(planks.join(""), "#9a7443", 0.8),
    drawn(rails.join(""), PAINT.stoneLight, 2, { "stroke-linecap": "round" }),
    drawn(rails.join(""), PAINT.stoneDark, 0.5, { "stroke-dasharray": "1 2.4" }),
  ].join("");
}

/** Houses around a junction, between its roads, or on it where a road only changes its owner. */
function villageHouses(layout: Layout, at: Place): Place[] {
  const ways = layout.roads.filter(({ line }) => line.some((place) => distance(place, at) < 1)).length;
  if (ways < 3) return [at];
  const corners: Place[] = [
    [-7.5, -7],
    [7.5, -7.5],
    [8, 7],
    [-7.5, 8],
  ];
  return corners.map((corner) => add(at, corner));
}

/** A village where roads meet, and the houses at which roads end. */
export function paintVillages(layout: Layout, chance: Chance): string {
  const { village, houses } = layout;
  if (!village && houses.length === 0) return "";
  const places = [...houses, ...(village ? villageHouses(layout, village) : [])];
  const isGreen = village && places.length > 2;
  const square = village
    ? `M${short(village[0] - VILLAGE_RADIUS + 1)} ${short(village[1])}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`
    : "";
  const built = places.map((at) => ({
    at,
    half: places.length > 1 ? 4.2 + chance() * 0.6 : 5.4,
    roof: chance() < 0.7 ? PAINT.roof : PAINT.roofLight,
    isGable: chance() < 0.5,
  }));
  return [
    filled(square, isGreen ? PAINT.leafLight : PAINT.cityLight, PAINT.roadEdge, 1),
    isGreen
      ? filled(
          `M${short(village[0] - 2.6)} ${short(village[1] + 1.5)}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z`,
          PAINT.water,
          PAINT.stoneDark,
          1.2,
        )
      : "",
    paintHouses(built),
  ].join("");
}
