// Which part of a tile is where: a grid of one by one, from the ground plan, and what follows from it for the fields.
import { HALVES } from "./data";
import { distanceToLine, lengthOf, type Place, pointAlong, SIZE } from "./geometry";
import { CLOISTER_RADIUS, type Layout, layoutOf, POOL_RADIUS, RIVER_HALF, ROAD_HALF, VILLAGE_RADIUS } from "./layout";

export const NOWHERE = -1;
const OPEN = -2;

export interface Regions {
  /** By cell of the grid, row by row: the number of the segment there. */
  readonly label: Int8Array;
  /** By cell: how far it is to the next cell of another segment or to the rim of the tile. */
  readonly room: Float32Array;
}

export const cellAt = (place: Place): number => {
  const clamp = (value: number): number => Math.min(SIZE - 1, Math.max(0, Math.floor(value)));
  return clamp(place[1]) * SIZE + clamp(place[0]);
};

export const placeOf = (cell: number): Place => [(cell % SIZE) + 0.5, Math.floor(cell / SIZE) + 0.5];

type Stamp = (cell: number) => void;

/** Do something with every cell of a disc. */
function disc([x, y]: Place, radius: number, stamp: Stamp): void {
  const from = Math.max(0, Math.ceil(y - radius - 0.5));
  const to = Math.min(SIZE - 1, Math.floor(y + radius - 0.5));
  for (let row = from; row <= to; row += 1) {
    const reach = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) ** 2));
    const last = Math.min(SIZE - 1, Math.floor(x + reach - 0.5));
    for (let column = Math.max(0, Math.ceil(x - reach - 0.5)); column <= last; column += 1) stamp(row * SIZE + column);
  }
}

/** Do something with every cell of a band along a line. */
function stroke(line: readonly Place[], half: number, stamp: Stamp): void {
  const length = lengthOf(line);
  for (let along = 0; along <= length; along += 1) disc(pointAlong(line, along).at, half, stamp);
}

/** Do something with every cell inside an outline, row by row. */
function fill(outline: readonly Place[], stamp: Stamp): void {
  for (let row = 0; row < SIZE; row += 1) {
    const y = row + 0.5;
    const cuts = outline
      .flatMap((to, index) => {
        const from = outline[(index + outline.length - 1) % outline.length]!;
        const isCut = to[1] > y !== from[1] > y;
        return isCut ? [to[0] + ((y - to[1]) * (from[0] - to[0])) / (from[1] - to[1])] : [];
      })
      .sort((one, other) => one - other);
    for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
      const last = Math.min(SIZE - 1, Math.floor(cuts[cut + 1]! - 0.5));
      for (let column = Math.max(0, Math.ceil(cuts[cut]! - 0.5)); column <= last; column += 1)
        stamp(row * SIZE + column);
    }
  }
}

const WALL_HALF = 1.2; // where a city ends in a tip its walls still keep fields apart

/** All but the fields, what lies lowest first. */
function stampLand(layout: Layout, label: Int8Array): void {
  const as = (segment: number): Stamp => {
    const number = Math.max(NOWHERE, segment);
    return (cell) => {
      label[cell] = number;
    };
  };
  for (const { segment, line } of layout.rivers) {
    stroke(line, RIVER_HALF, as(segment));
    if (layout.pool) disc(layout.pool, POOL_RADIUS, as(segment));
  }
  for (const { segment, line } of layout.roads) stroke(line, ROAD_HALF, as(segment));
  if (layout.village) disc(layout.village, VILLAGE_RADIUS, as(NOWHERE));
  if (layout.cloister) {
    disc(layout.cloister, CLOISTER_RADIUS, as(layout.tile.segments.findIndex(({ kind }) => kind === "cloister")));
  }
  for (const { segment, outline, walls } of layout.cities) {
    fill(outline, as(segment));
    for (const wall of walls) stroke(wall, WALL_HALF, as(segment));
  }
  if (layout.rim) disc(layout.rim.at, layout.rim.radius, as(NOWHERE));
}

/** Give a connected piece of open land to a field. */
function flood(label: Int8Array, from: number, segment: number): void {
  const open = [from];
  const reach = (cell: number): void => {
    if (label[cell] !== OPEN) return;
    label[cell] = segment;
    open.push(cell);
  };
  label[from] = segment;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % SIZE;
    if (cell >= SIZE) reach(cell - SIZE);
    if (column < SIZE - 1) reach(cell + 1);
    if (cell < SIZE * (SIZE - 1)) reach(cell + SIZE);
    if (column > 0) reach(cell - 1);
  }
}

/** A place just inside the middle of a half of a side. */
export function placeOfHalf(half: number): Place {
  const along = half % 2 === 0 ? 25 : 75;
  const places: Place[] = [
    [along, 0.5],
    [99.5, along],
    [100 - along, 99.5],
    [0.5, 100 - along],
  ];
  return places[half >> 1]!;
}

/** Fields are what is left: each is the open land at its halves of sides, one without any is the land inside. */
function fillFields(layout: Layout, label: Int8Array): void {
  const fields = layout.tile.segments.flatMap(({ kind, at }, segment) => (kind === "field" ? [{ at, segment }] : []));
  for (const { at, segment } of fields) {
    for (const spot of at) {
      const cell = cellAt(placeOfHalf(HALVES.indexOf(spot)));
      if (label[cell] === OPEN) flood(label, cell, segment);
    }
  }
  const inner = fields.find(({ at }) => at.length === 0);
  if (!inner) return;
  for (let cell = 0; cell < label.length; cell += 1) if (label[cell] === OPEN) label[cell] = inner.segment;
}

const DIAGONAL = Math.SQRT2;

/** Distances to what is not of the same segment, by two sweeps over the grid: from the north-west and back. */
function rooms(label: Int8Array): Float32Array {
  const room = new Float32Array(SIZE * SIZE).fill(SIZE);
  const last = SIZE - 1;
  const sweep = (row: number, column: number, by: 1 | -1): void => {
    const cell = row * SIZE + column;
    const isRim = row === 0 || column === 0 || row === last || column === last;
    const from = (next: number, step: number): number => (label[next] === label[cell] ? room[next]! + step : step);
    const ahead = cell - by * SIZE;
    const nearest = isRim
      ? 1
      : Math.min(from(cell - by, 1), from(ahead, 1), from(ahead - 1, DIAGONAL), from(ahead + 1, DIAGONAL));
    room[cell] = Math.min(room[cell]!, nearest);
  };
  for (let row = 0; row < SIZE; row += 1) for (let column = 0; column < SIZE; column += 1) sweep(row, column, 1);
  for (let row = last; row >= 0; row -= 1) for (let column = last; column >= 0; column -= 1) sweep(row, column, -1);
  return room;
}

function build(layout: Layout): Regions {
  const label = new Int8Array(SIZE * SIZE).fill(OPEN);
  stampLand(layout, label);
  fillFields(layout, label);
  for (let cell = 0; cell < label.length; cell += 1) if (label[cell] === OPEN) label[cell] = NOWHERE;
  return { label, room: rooms(label) };
}

const KNOWN = new Map<string, Regions>();

/** The grid of a tile, made once. */
export function regionsOf(id: string): Regions {
  const known = KNOWN.get(id);
  if (known) return known;
  const made = build(layoutOf(id));
  KNOWN.set(id, made);
  return made;
}

/** The outlines of the cells of one segment: closed lines along the borders of cells, smoothed a little. */
export function outlinesOf(regions: Regions, segment: number): Place[][] {
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && regions.label[y * SIZE + x] === segment;
  const edges = new Map<string, Place[]>();
  const push = (from: Place, to: Place): void => {
    edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
  };
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if (!isOwn(x, y)) continue;
      if (!isOwn(x, y - 1)) push([x, y], [x + 1, y]);
      if (!isOwn(x + 1, y)) push([x + 1, y], [x + 1, y + 1]);
      if (!isOwn(x, y + 1)) push([x + 1, y + 1], [x, y + 1]);
      if (!isOwn(x - 1, y)) push([x, y + 1], [x, y]);
    }
  }
  const outlines: Place[][] = [];
  for (let start = edges.keys().next().value; start !== undefined; start = edges.keys().next().value) {
    outlines.push(simplified(loopFrom(edges, start)));
  }
  return outlines.filter((outline) => outline.length > 2);
}

/** Take one closed line of edges out of those that are left. */
function loopFrom(edges: Map<string, Place[]>, start: string): Place[] {
  const loop: Place[] = [];
  for (let key = start; edges.has(key); ) {
    const ends = edges.get(key)!;
    const next = ends.pop()!;
    if (ends.length === 0) edges.delete(key);
    loop.push(next);
    key = next.join();
  }
  return loop;
}

const TOLERANCE = 0.8;

/** Leave out points that a straight line passes closely enough (Ramer, Douglas and Peucker). */
function simplified(loop: readonly Place[]): Place[] {
  const keep = (from: number, to: number): Place[] => {
    let far = -1;
    let most = TOLERANCE;
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceToLine(loop[index]!, [loop[from]!, loop[to]!]);
      if (away > most) [far, most] = [index, away];
    }
    return far < 0 ? [loop[from]!] : [...keep(from, far), ...keep(far, to)];
  };
  const half = Math.floor(loop.length / 2);
  return loop.length < 4 ? [...loop] : [...keep(0, half), ...keep(half, loop.length - 1), loop[loop.length - 1]!];
}
