// The printed tiles as the server's own data describes them, and the sixteen cells of the wheel's board as tiles.
import tilesData from "@games/carcassonne/data/tiles.json";
import boardData from "@games/carcassonne/data/wheel_board.json";

export type Kind = "city" | "road" | "field" | "cloister" | "river";

export interface Segment {
  readonly kind: Kind;
  readonly at: readonly string[];
  readonly cities: readonly number[];
  readonly shields: number;
  readonly inn: boolean;
  readonly cathedral: boolean;
  readonly goods: string;
  readonly sheep: number;
}

export interface TileData {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  /** What the four sides show, from the north clockwise; "-" inside the wheel's board. */
  readonly edges: string;
  readonly segments: readonly Segment[];
  readonly hill: boolean;
  readonly vineyard: boolean;
  readonly wheel: number;
  readonly role: string;
  /** Row and column on the wheel's board. */
  readonly cell: readonly [number, number] | null;
}

export const SIDES = ["N", "E", "S", "W"] as const;

/** The halves of the sides, clockwise: NL, NR, EL and so on. */
export const HALVES = SIDES.flatMap((side) => [`${side}L`, `${side}R`]);

/** A segment as the data write it: only what is not plain. */
type RawSegment = Omit<Partial<Segment>, "kind"> & { readonly kind: string };
type RawTile = Omit<Partial<TileData>, "segments"> & { readonly segments: readonly RawSegment[] };

function segmentOf(raw: RawSegment): Segment {
  const plain = { at: [], cities: [], shields: 0, inn: false, cathedral: false, goods: "", sheep: 0 };
  return { ...plain, ...raw, kind: raw.kind as Kind };
}

function tileOf(raw: RawTile): TileData {
  const plain = { id: "", set: "", count: 0, edges: "", hill: false, vineyard: false, wheel: 0, role: "", cell: null };
  return { ...plain, ...raw, segments: raw.segments.map(segmentOf) };
}

interface BoardSegment {
  readonly kind: string;
  readonly at: readonly string[];
  readonly cells?: readonly (readonly number[])[];
  readonly cities?: readonly number[];
}

const LAND: readonly BoardSegment[] = boardData.segments;

/** By cell ("row,column"), where a piece of land of the board leaves it, as the server reckons it too. */
function spotsOf(segment: BoardSegment): Map<string, string[]> {
  const spots = new Map<string, string[]>((segment.cells ?? []).map((cell) => [cell.join(","), []]));
  for (const spot of segment.at) {
    const [cell = "", edge = ""] = spot.split(":");
    spots.set(cell, [...(spots.get(cell) ?? []), edge]);
  }
  for (const city of segment.cities ?? []) {
    for (const cell of LAND[city]?.cells ?? []) if (!spots.has(cell.join(","))) spots.set(cell.join(","), []);
  }
  return spots;
}

function cellTile(row: number, column: number): TileData {
  const key = `${row},${column}`;
  const own = LAND.flatMap((segment, number) => (spotsOf(segment).has(key) ? [{ segment, number }] : []));
  const numbers = own.map(({ number }) => number);
  const rims = boardData.perimeter.filter(({ cell }) => cell.join(",") === key);
  return tileOf({
    id: `${boardData.id}-${row}-${column}`,
    set: boardData.set,
    edges: SIDES.map((side) => rims.find(({ edge }) => edge === side)?.letter ?? "-").join(""),
    segments: own.map(({ segment }) => ({
      kind: segment.kind,
      at: spotsOf(segment).get(key) ?? [],
      cities: (segment.cities ?? []).filter((city) => numbers.includes(city)).map((city) => numbers.indexOf(city)),
    })),
    cell: [row, column],
  });
}

export const PRINTED: readonly TileData[] = (tilesData.tiles as RawTile[]).map(tileOf);

/** The cells of the wheel's board, row by row. */
export const BOARD_CELLS: readonly TileData[] = Array.from({ length: boardData.rows * boardData.cols }, (_, number) =>
  cellTile(Math.floor(number / boardData.cols), number % boardData.cols),
);

const BY_ID = new Map([...PRINTED, ...BOARD_CELLS].map((tile) => [tile.id, tile]));

/** A tile by its name; a name that we do not know is a tile without anything on it. */
export function tileData(id: string): TileData {
  return BY_ID.get(id) ?? tileOf({ id, edges: "FFFF", segments: [{ kind: "field", at: HALVES }] });
}

export const WHEEL = boardData.wheel;
export type SectorName = "fortune" | "taxes" | "famine" | "storm" | "inquisition" | "plague";
