// Where the printed marks of a tile lie: shields, goods, inns, wheel numbers and the like, clear of the figures' spots.
import type { Segment } from "./data";
import { CENTRE, distance, distanceToLine, type Place, SIZE } from "./geometry";
import { layoutOf } from "./layout";
import { tileParts } from "./parts";
import { placeOf, regionsOf } from "./regions";

export type MarkKind =
  | "shield"
  | "cathedral"
  | "wine"
  | "grain"
  | "cloth"
  | "inn"
  | "sheep"
  | "hill"
  | "vineyard"
  | "wheel";

export interface Mark {
  readonly kind: MarkKind;
  readonly at: Place;
  readonly radius: number;
}

/** Something round that takes room. */
interface Round {
  readonly at: Place;
  readonly radius: number;
}

const RADIUS: Readonly<Record<MarkKind, number>> = {
  shield: 9.2,
  cathedral: 24,
  wine: 9.8,
  grain: 9.8,
  cloth: 9.8,
  inn: 11.5,
  sheep: 8.5,
  hill: 18,
  vineyard: 15,
  wheel: 10,
};

/** What is printed on a segment of its own. */
function printedOn(segment: Segment): MarkKind[] {
  const kinds: MarkKind[] = [];
  if (segment.cathedral) kinds.push("cathedral");
  for (let shield = 0; shield < segment.shields; shield += 1) kinds.push("shield");
  if (segment.goods) kinds.push(segment.goods as MarkKind);
  if (segment.inn) kinds.push("inn");
  for (let sheep = 0; sheep < segment.sheep; sheep += 1) kinds.push("sheep");
  return kinds;
}

/** Marks and the segments on which they may lie. */
function wanted(id: string): { kind: MarkKind; on: number[]; along: readonly Place[] | null }[] {
  const { tile, roads } = layoutOf(id);
  const fields = tile.segments.flatMap(({ kind }, number) => (kind === "field" ? [number] : []));
  const ground = fields.length > 0 ? fields : tile.segments.map((_, number) => number);
  const own = tile.segments.flatMap((segment, number) =>
    printedOn(segment).map((kind) => {
      const road = kind === "inn" ? roads.find((way) => way.segment === number) : undefined;
      return { kind, on: road ? fields : [number], along: road?.line ?? null };
    }),
  );
  const whole: MarkKind[] = [];
  if (tile.hill) whole.push("hill");
  if (tile.vineyard) whole.push("vineyard");
  if (tile.wheel) whole.push("wheel");
  return [...own, ...whole.map((kind) => ({ kind, on: ground, along: null }))];
}

/** How good a place is: room for all of the mark first, then clear of figures and of other marks. */
function worthOf(
  at: Place,
  room: number,
  mark: Omit<Mark, "at">,
  spots: readonly Place[],
  others: readonly Round[],
): number {
  const isGround = mark.kind === "hill" || mark.kind === "vineyard"; // figures may stand on these
  let figure = mark.radius + 13;
  for (const spot of spots) figure = Math.min(figure, distance(at, spot));
  let crowd = 0;
  for (const other of others) crowd = Math.min(crowd, distance(at, other.at) - other.radius - mark.radius);
  const border = Math.min(at[0], at[1], SIZE - at[0], SIZE - at[1]);
  const over = Math.max(0, mark.radius + 2 - border); // nothing is cut by the rim of the tile
  const home = distance(at, CENTRE) * (mark.kind === "cathedral" ? 5 : 0.06);
  return Math.min(room - 6, mark.radius) * 5 + figure * (isGround ? 0.3 : 1.5) + crowd * 4 - over * 20 - home;
}

/** What is built on a tile apart from cities. */
function buildingsOf(id: string): Round[] {
  const { gates, houses, village } = layoutOf(id);
  return [
    ...gates.map(({ at }) => ({ at, radius: 7 })),
    ...houses.map((at) => ({ at, radius: 6 })),
    ...(village ? [{ at: village, radius: 12 }] : []),
  ];
}

function build(id: string): Mark[] {
  const { label, room } = regionsOf(id);
  const spots = tileParts(id).map(({ spot }) => spot as Place);
  const marks: Mark[] = [];
  const built = buildingsOf(id);
  for (const { kind, on, along } of wanted(id)) {
    const mark = { kind, radius: RADIUS[kind] };
    let best: Place | null = null;
    let most = Number.NEGATIVE_INFINITY;
    const taken = [...built, ...marks];
    for (let cell = 0; cell < SIZE * SIZE; cell += 2) {
      const isSkipped = Math.floor(cell / SIZE) % 2 === 1 || room[cell]! < mark.radius / 3;
      if (isSkipped || !on.includes(label[cell]!)) continue;
      const at = placeOf(cell);
      const stray = along ? Math.max(0, distanceToLine(at, along) - mark.radius - 8) * 6 : 0; // an inn stands at its road
      const worth = worthOf(at, room[cell]!, mark, spots, taken) - stray;
      if (worth > most) [best, most] = [at, worth];
    }
    if (best) marks.push({ ...mark, at: best });
  }
  return marks;
}

const KNOWN = new Map<string, readonly Mark[]>();

export function marksOf(id: string): readonly Mark[] {
  const known = KNOWN.get(id);
  if (known) return known;
  const made = build(id);
  KNOWN.set(id, made);
  return made;
}
