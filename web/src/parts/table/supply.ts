// What a player has at hand, in small: read from the player's row of the view by the shapes of the game.

import { figureIn } from "../../boards/figures";
import type { Hint } from "../../lib/table/hints";
import { isWord, type Words } from "../../lib/words/words";
import type { FieldShape, GameSheet, Seat, Shape, Word } from "../../protocol.gen";

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

/** A goal in small: how much of it is there, from 0 to 1, and whether that is all. */
export interface Dot {
  readonly part: number;
  readonly isMet: boolean;
}

/** The goals of a row that tells any: what is `found` of each, the steps that are `due`, and a point for each step that
 * is reached. What is not known is left out. */
export function dotsOf(row: Row | null): readonly Dot[] {
  if (!Array.isArray(row?.goals)) return [];
  return (row.goals as Row[]).flatMap(({ found, due, points }) => {
    const last: unknown = Array.isArray(due) ? due.at(-1) : null;
    if (typeof found !== "number" || typeof last !== "number") return [];
    return [{ part: Math.min(1, found / last), isMet: points === (due as unknown[]).length }];
  });
}

/** The points of somebody who plays without a seat: what stands on the mat that a part of the view has. */
export function rivalPoints(view: unknown): number | null {
  const parts = Object.values(view ?? {}) as ({ mat?: Row } | null)[];
  return pointsOf(parts.find((part) => part?.mat)?.mat ?? null);
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

/** Numbers and counted pieces, in the order of the view. */
function everything(sheet: GameSheet, row: Row, words: Words): Fact[] {
  return fieldsOf(sheet).flatMap(({ name, shape }) => {
    const value = row[name];
    if (ELSEWHERE.has(name)) return [];
    if (shape.is === "number" && typeof value === "number") return [fact(words, `view-${name}`, value)];
    return shape.is === "map" && shape.item.is === "number" ? counted(sheet, shape.key, value, words) : [];
  });
}

function counted(sheet: GameSheet, shape: Shape, value: unknown, words: Words): Fact[] {
  if (shape.is !== "member" && shape.is !== "named") return [];
  if ((shape.is === "member" ? shape.prefix : `${shape.names}-`) === SOURCES) return [];
  return Object.entries((value ?? {}) as Record<string, number>).flatMap(([item, count]) => {
    const key = shape.is === "member" ? `${shape.prefix}${item}` : sheet.names[shape.names]?.[item];
    return key ? [fact(words, key, count)] : [];
  });
}

/** Lists of pieces, such as cards in hand: those with a drawing of their own one by one, others by their number. */
export function piecesOf(sheet: GameSheet, row: Row, words: Words): Fact[] {
  return fieldsOf(sheet).flatMap(({ name, shape }) => {
    const names = namesIn(shape);
    const items = row[name];
    if (names === null || !Array.isArray(items) || !items.length) return [];
    const keys = items.map((item: string) => sheet.names[names]?.[item] ?? "");
    if (!keys.every((key) => sheet.icons[key])) return [fact(words, `view-${name}`, items.length)];
    const alike = new Map<string, string[]>();
    for (const key of keys) alike.set(sheet.icons[key] ?? "", [...(alike.get(sheet.icons[key] ?? "") ?? []), key]);
    return [...alike.values()].map((same) => fact(words, same[0] ?? "", same.length));
  });
}

/** How the pieces of a list are named; null if it is no such list. */
function namesIn(shape: Shape): string | null {
  if (shape.is === "any_of") return shape.of.map(namesIn).find((names) => names !== null) ?? null;
  return shape.is === "list" && shape.of.is === "named" ? shape.of.names : null;
}

function fact(words: Words, key: string, count: number): Fact {
  return { key, label: words.has(key) ? words.word(key) : "", count };
}

// -- what a choice would change ----------------------------------------------------------------------------------------

/** A fact, and what a choice that is pointed at would take from it and add to it. */
export interface Changing extends Fact {
  readonly minus: number;
  readonly plus: number;
}

/** What has no number of its own, to be said in words. */
export interface Other {
  readonly isCost: boolean;
  readonly word: Word;
}

export interface Forecast {
  readonly facts: readonly Changing[];
  readonly others: readonly Other[];
}

/** What one has, and beside it what a choice costs and gives. What one has none of is left out, except for figures and for
what prices are in: their lack matters. */
export function forecastOf(sheet: GameSheet, row: Row, words: Words, hint: Hint | null): Forecast {
  const facts = everything(sheet, row, words).map((one) => ({ ...one, minus: 0, plus: 0 }));
  const others: Other[] = [];
  const parts = [
    ...(hint?.cost ?? []).map((word) => ({ isCost: true, word })),
    ...(hint?.gains ?? []).map((word) => ({ isCost: false, word })),
  ];
  for (const part of parts) {
    const found = facts.find(({ key }) => means(part.word, key));
    const { count } = part.word.values;
    if (!found || typeof count !== "number") others.push(part);
    else if (part.isCost) found.minus += count;
    else found.plus += count;
  }
  return {
    facts: facts.filter(({ key, count, minus, plus }) => count > 0 || minus || plus || isMissed(words, key)),
    others,
  };
}

function isMissed(words: Words, key: string): boolean {
  return figureIn(key) !== "" || words.has(`cost-${tailOf(key)}`);
}

/** Whether a word of a hint speaks of a fact: `cost-horses` and `gain-horse` of `view-horses`, `cost-furs` with `fur-3` in it of that. */
function means(word: Word, key: string): boolean {
  const about = one(tailOf(word.key));
  const named = Object.values(word.values).flatMap((value) => (isWord(value) ? [value.key] : []));
  if (named.length) return named.includes(key) && key.startsWith(`${about}-`);
  return one(tailOf(key)) === about;
}

function tailOf(key: string): string {
  return key.slice(key.indexOf("-") + 1);
}

/** Keys are English: of several things the name of one. */
function one(name: string): string {
  return name.replace(/ies$/, "y").replace(/s$/, "");
}
