// The parts of a tile for the board: where each lies, what the server calls it, and where a figure stands on it.
import type { Carcassonne } from "@/views.gen";
import { halvesOf } from "./cities";
import { type Kind, type Segment, SIDES, tileData } from "./data";
import {
  band,
  CENTRE,
  distance,
  lengthOf,
  onTile,
  outlinePath,
  type Place,
  pointAlong,
  SIZE,
  short,
  turned,
} from "./geometry";
import { CLOISTER_RADIUS, layoutOf, RIVER_HALF, ROAD_HALF, VILLAGE_RADIUS } from "./layout";
import { cellAt, outlinesOf, placeOf, regionsOf } from "./regions";

type Point = Carcassonne.Point;
type Terrain = Carcassonne.Terrain;

export interface PartShape {
  readonly kind: Kind;
  readonly point: Point;
  readonly path: string;
  readonly spot: [number, number];
}

const HALF_POINTS: readonly Point[] = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"];
const APART = 20; // of two figures
const FAR = 34; // further apart is no better
const ROOM = 13; // around a figure

/** What the server calls a part of a turned tile: by the first of its points, clockwise from the north. */
function pointOf(segment: Segment, turn: number): Point {
  const points = segment.at.map((at): [number, Point] => {
    const half = (halvesOf([at])[0]! + 2 * turn) % 8;
    return at.length === 1 ? [half, SIDES[half >> 1]!] : [half, HALF_POINTS[half]!];
  });
  return points.sort(([one], [other]) => one - other)[0]?.[1] ?? "middle";
}

interface Stand {
  readonly at: Place;
  readonly room: number;
}

/** Where a figure could stand on a part. */
function stands(id: string, number: number): Stand[] {
  const layout = layoutOf(id);
  const { label, room } = regionsOf(id);
  const kind = layout.tile.segments[number]!.kind;
  if (kind === "cloister") return [{ at: layout.cloister ?? CENTRE, room: ROOM }];
  if (kind === "road" || kind === "river") {
    const { line } = [...layout.roads, ...layout.rivers].find(({ segment }) => segment === number)!;
    const length = lengthOf(line);
    const places = Array.from({ length: Math.floor(length / 2) }, (_, step) => 2 * step + 1);
    const clear = (along: number, at: Place): number => {
      const village = layout.village ? distance(at, layout.village) - VILLAGE_RADIUS : FAR;
      return Math.min(ROOM, along, length - along + (length > 60 ? 0 : 4), village + 4);
    };
    return places
      .map((along) => ({ at: pointAlong(line, along).at, along }))
      .filter(({ at }) => label[cellAt(at)] === number)
      .map(({ at, along }) => ({ at, room: clear(along, at) }));
  }
  let most = 0;
  for (let cell = 0; cell < label.length; cell += 1) if (label[cell] === number) most = Math.max(most, room[cell]!);
  const places: Stand[] = [];
  for (let cell = 0; cell < label.length; cell += 1) {
    const isSampled = (cell % 4 === 0 && (cell / SIZE) % 4 < 1) || room[cell] === most;
    if (label[cell] !== number || !isSampled || room[cell]! < Math.min(ROOM, most) * 0.55) continue;
    places.push({ at: placeOf(cell), room: room[cell]! });
  }
  return places;
}

/** Stand all figures clear of each other: every part in turn takes its best place, until they rest. */
function spotsOf(id: string): Place[] {
  const choices = tileData(id).segments.map((_, number) => stands(id, number));
  const roomiest = (places: readonly Stand[]): Place =>
    places.reduce((best, place) => (place.room > best.room ? place : best), { at: CENTRE, room: -1 }).at;
  const spots = choices.map(roomiest);
  for (let sweep = 0; sweep < 4; sweep += 1) {
    choices.forEach((places, number) => {
      const others = spots.filter((_, other) => other !== number);
      const worth = ({ at, room }: Stand): number => {
        const away = others.reduce((least, other) => Math.min(least, distance(at, other)), FAR);
        return Math.min(room, ROOM) * 2.4 + room * 0.2 + away * 0.5 - Math.max(0, APART - away) * 4;
      };
      const best = places.reduce<Stand | null>((one, place) => (one && worth(one) >= worth(place) ? one : place), null);
      if (best) spots[number] = best.at;
    });
  }
  return spots;
}

/** The area of a part. */
function areaOf(id: string, number: number): string {
  const layout = layoutOf(id);
  const { kind } = layout.tile.segments[number]!;
  if (kind === "city") return outlinePath(layout.cities.find(({ segment }) => segment === number)!.outline);
  if (kind === "cloister") return circlePath(layout.cloister ?? CENTRE, CLOISTER_RADIUS);
  if (kind === "field") return outlinesOf(regionsOf(id), number).map(outlinePath).join("");
  const half = kind === "road" ? ROAD_HALF : RIVER_HALF;
  const way = [...layout.roads, ...layout.rivers].find(({ segment }) => segment === number)!;
  return outlinePath(onTile(band(way.line, half)));
}

export function circlePath([x, y]: Place, radius: number): string {
  const across = short(2 * radius);
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
}

/** The segments of a tile in the order of the server's parts: as printed, but water, which nobody owns, comes last. */
function ordered(tile: string): { segment: Segment; number: number }[] {
  const all = tileData(tile).segments.map((segment, number) => ({ segment, number }));
  return [
    ...all.filter(({ segment }) => segment.kind !== "river"),
    ...all.filter(({ segment }) => segment.kind === "river"),
  ];
}

const KNOWN = new Map<string, PartShape[]>();

/** The parts of a tile with turn 0, numbered as in the features of a laid tile; rivers after these. */
export function tileParts(tile: string): PartShape[] {
  const known = KNOWN.get(tile);
  if (known) return known;
  const spots = spotsOf(tile);
  const made = ordered(tile).map(({ segment, number }): PartShape => {
    const [x, y] = spots[number]!;
    let path: string | null = null; // made when it is first asked for: most are never pointed at
    return {
      kind: segment.kind,
      point: pointOf(segment, 0),
      spot: [x, y],
      get path() {
        path ??= areaOf(tile, number);
        return path;
      },
    };
  });
  KNOWN.set(tile, made);
  return made;
}

/** What the server calls a part of a turned tile. */
export function partName(tile: string, turn: number, part: number): Point {
  const found = ordered(tile)[part];
  return found ? pointOf(found.segment, turn) : "middle";
}

/** The number of a part of a turned tile as the server names it; -1 if there is none. */
export function partOf(tile: string, turn: number, on: Terrain, point: Point): number {
  return ordered(tile).findIndex(({ segment }) => segment.kind === on && pointOf(segment, turn) === point);
}

/** Where a figure stands in the box of a turned tile. */
export function spotOf(tile: string, turn: number, on: Terrain, point: Point): [number, number] {
  const [x, y] = turned(tileParts(tile)[partOf(tile, turn, on, point)]?.spot ?? CENTRE, turn);
  return [x, y];
}

/** The number of the part at a place of a turned tile's box; -1 if nobody's land is there. */
export function partAt(tile: string, turn: number, place: Place): number {
  const label = regionsOf(tile).label[cellAt(turned(place, 4 - (turn % 4)))];
  return ordered(tile).findIndex(({ segment, number }) => number === label && segment.kind !== "river");
}
