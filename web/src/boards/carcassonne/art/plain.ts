// The land of a tile as it is drawn when it is small: flat shapes, few large roofs, wide roads and walls, large marks.
import { CATHEDRAL, CLOISTER } from "./buildings";
import { band, distance, distanceToLine, linePath, onTile, outlinePath, type Place, SIZE } from "./geometry";
import { CLOISTER_RADIUS, type Layout, layoutOf, POOL_RADIUS, RIVER_HALF, ROAD_HALF, VILLAGE_RADIUS } from "./layout";
import { type Mark, marksOf } from "./marks";
import { circlePath } from "./parts";
import { drawn, element, filled, PAINT, placed } from "./pen";
import { cellAt, regionsOf } from "./regions";
import { goodMarkup, INN, SHEEP, shieldMarkup, wheelNumberMarkup } from "./tokens";

/** How much of a tile is drawn: less when it is small. */
export type Detail = "plain" | "full";

const PLAIN = 58; // pixels below which a tile is drawn plain

/** How much is drawn of a tile of so many pixels. */
export function detailOf(size: number): Detail {
  return size < PLAIN ? "plain" : "full";
}

const LARGER = 1.65; // marks
const STREET: Place = [22, 20]; // from house to house, and from row to row
const HALF = 6.5; // of a roof
const ROOFS = [PAINT.roof, PAINT.slate, PAINT.roofLight] as const;
const CLEAR = 11; // from the middle of a house to a wall

/** A few large houses, off the walls and the marks. */
function housesOf(layout: Layout, marks: readonly Mark[]): Place[] {
  const { label } = regionsOf(layout.tile.id);
  const isClear = (at: Place): boolean =>
    layout.cities.some(
      (plan) => label[cellAt(at)] === plan.segment && plan.walls.every((wall) => distanceToLine(at, wall) > CLEAR),
    ) && marks.every((mark) => distance(mark.at, at) > mark.radius * (mark.kind === "cathedral" ? 1.1 : LARGER) + 9);
  const houses: Place[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let x = 11 + (row % 2) * 11; x < SIZE - 8; x += STREET[0]) houses.push([x, 11 + row * STREET[1]]);
  return houses.filter(isClear);
}

/** Pointed roofs as seen from above, with the light from a corner: they look right whichever way a tile is turned. */
function paintRoofs(houses: readonly Place[]): string {
  const [whole, half] = [2 * HALF, HALF];
  const roofs = ROOFS.map((colour, number) => {
    const own = houses.filter((_, house) => house % ROOFS.length === number);
    return filled(
      own.map(([x, y]) => `M${x - half} ${y - half}h${whole}v${whole}h-${whole}z`).join(""),
      colour,
      PAINT.ink,
      2,
    );
  });
  const lit = houses.map(([x, y]) => `M${x} ${y}l-${half}-${half}h${whole}z`).join("");
  const shade = houses.map(([x, y]) => `M${x} ${y}l${half} ${half}h-${whole}z`).join("");
  return [
    ...roofs,
    element("path", { d: lit, fill: "#fff", opacity: 0.3 }),
    element("path", { d: shade, opacity: 0.25 }),
  ].join("");
}

function paintWays({ roads, rivers, pool, village, houses, tile }: Layout): string {
  const water = rivers.map(({ line }) => linePath(line)).join("");
  const ways = roads.map(({ line }) => linePath(line)).join("");
  const ends = [...houses, ...(village ? [village] : [])];
  const lake = pool ? circlePath(pool, tile.role === "lake" ? POOL_RADIUS + 4 : POOL_RADIUS - 3) : "";
  return [
    drawn(water, PAINT.waterEdge, 2 * RIVER_HALF + 3),
    filled(lake, PAINT.water, PAINT.waterEdge, 3),
    drawn(water, PAINT.water, 2 * RIVER_HALF - 2),
    drawn(ways, PAINT.stoneDark, 2 * ROAD_HALF + 3, { "stroke-linejoin": "round" }),
    drawn(ways, PAINT.road, 2 * ROAD_HALF - 1, { "stroke-linejoin": "round" }),
    filled(ends.map((at) => circlePath(at, VILLAGE_RADIUS)).join(""), PAINT.roofLight, PAINT.ink, 3),
  ].join("");
}

function paintCities(layout: Layout, marks: readonly Mark[]): string {
  const { cities, gates } = layout;
  const ground = cities.map(({ outline }) => outlinePath(outline)).join("");
  const walls = cities.flatMap((plan) => plan.walls);
  const bands = (half: number): string => walls.map((wall) => outlinePath(onTile(band(wall, half, half)))).join("");
  return [
    filled(ground, PAINT.city),
    paintRoofs(housesOf(layout, marks)),
    filled(bands(3.8), PAINT.stoneDark),
    filled(bands(1.4), PAINT.stoneLight),
    filled(gates.map(({ at }) => circlePath(at, 6)).join(""), PAINT.road, PAINT.stoneDark, 3),
  ].join("");
}

/** Hills and vineyards, with one sign each. */
function paintGround({ kind, at: [x, y] }: Mark): string {
  if (kind === "hill")
    return filled(`M${x - 22} ${y + 11}c4-12 11-25 22-25s18 13 22 25c-10 5-34 5-44 0z`, PAINT.hill, "#56732f", 3);
  if (kind !== "vineyard") return "";
  const rows = [-9, 0, 9].map((dy) => `M${x - 14} ${y + dy}h28`).join("");
  return (
    drawn(rows, PAINT.leafDark, 7, { "stroke-linecap": "round" }) +
    drawn(rows, PAINT.grape, 3.5, { "stroke-dasharray": "0 7", "stroke-linecap": "round" })
  );
}

const DRAWN: Readonly<Record<string, string>> = { cathedral: CATHEDRAL, inn: INN, sheep: SHEEP };

/** A printed mark, larger than on a large tile, and not cut by the rim. */
function paintMark({ kind, at, radius }: Mark, wheel: number): string {
  if (kind === "hill" || kind === "vineyard") return "";
  const far = kind === "cathedral" ? radius * 1.15 : radius * LARGER;
  const inside = (value: number): number => Math.min(Math.max(value, far + 1), SIZE - far - 1);
  const markup =
    DRAWN[kind] ??
    (kind === "shield" ? shieldMarkup() : kind === "wheel" ? wheelNumberMarkup(wheel) : goodMarkup(kind as "wine"));
  return placed(markup, [inside(at[0]), inside(at[1])], 2 * far);
}

/** The land of a small tile without the line around it. */
export function plainMarkup(tile: string): string {
  const layout = layoutOf(tile);
  const marks = marksOf(tile);
  const { cloister } = layout;
  return [
    filled("M0 0h100v100H0z", PAINT.meadow),
    ...marks.map(paintGround),
    paintWays(layout),
    paintCities(layout, marks),
    cloister ? filled(circlePath(cloister, CLOISTER_RADIUS + 3), PAINT.meadowLight, PAINT.leafDark, 2.5) : "",
    cloister ? placed(CLOISTER, cloister, 36) : "",
    ...marks.map((mark) => paintMark(mark, layout.tile.wheel)),
  ].join("");
}
