// What a player has at hand, in small: read from the player's row of the view by the shapes of the game.

import { figureIn } from "../../boards/figures";
import type { Words } from "../../lib/words/words";
import type { FieldShape, GameSheet, Seat, Shape } from "../../protocol.gen";

/** So many of something; `icon` is the key of its word. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

type Row = Readonly<Record<string, unknown>>;

/** The row of a seat in the view, if the game has one. */
export function rowOf(view: unknown, seat: Seat): Row | null {
  const players = (view as { players?: unknown } | null)?.players;
  if (!Array.isArray(players)) return null;
  const rows = players as Row[];
  return (
    rows.find((row) => row.seat === seat) ?? (rows.every((row) => row.seat === undefined) ? (rows[seat] ?? null) : null)
  );
}

export function pointsOf(row: Row | null): number | null {
  return typeof row?.points === "number" ? row.points : null;
}

/** The fields of a player's row. */
function fieldsOf(sheet: GameSheet): readonly FieldShape[] {
  const view = sheet.view.is === "struct" ? sheet.structs[sheet.view.name] : undefined;
  const players = view?.fields.find((field) => field.name === "players")?.shape;
  const row = players?.is === "list" || players?.is === "tuple" ? [players.of].flat()[0] : undefined;
  return (row?.is === "struct" ? sheet.structs[row.name]?.fields : undefined) ?? [];
}

// What a mat says elsewhere, or what is no thing that one has.
const ELSEWHERE: ReadonlySet<string> = new Set(["seat", "points", "at"]);

// Sources of points, as in the score sheet: nothing that one holds.
const SOURCES = "why-";

/** Numbers and counted pieces, in the order of the view; what one has none of is left out, except for figures: their lack matters. */
export function supplyOf(sheet: GameSheet, row: Row, words: Words): Fact[] {
  return fieldsOf(sheet).flatMap(({ name, shape }) => {
    const value = row[name];
    if (ELSEWHERE.has(name)) return [];
    if (shape.is === "number" && typeof value === "number") return value ? [fact(words, `view-${name}`, value)] : [];
    return shape.is === "map" && shape.item.is === "number" ? counted(sheet, shape.key, value, words) : [];
  });
}

function counted(sheet: GameSheet, shape: Shape, value: unknown, words: Words): Fact[] {
  if (shape.is !== "member" && shape.is !== "named") return [];
  if ((shape.is === "member" ? shape.prefix : `${shape.names}-`) === SOURCES) return [];
  return Object.entries((value ?? {}) as Record<string, number>).flatMap(([item, count]) => {
    const key = shape.is === "member" ? `${shape.prefix}${item}` : sheet.names[shape.names]?.[item];
    return key && (count || figureIn(key)) ? [fact(words, key, count)] : [];
  });
}

function fact(words: Words, key: string, count: number): Fact {
  return { key, label: words.has(key) ? words.word(key) : "", count };
}
