// Tables of an own box: read from files here, so that they can travel in the options; the server checks what they say.
import type { Problem } from "../../protocol.gen";
import { brokenLine } from "./json";

export type OwnTable = { readonly [key: string]: unknown };
export type OwnTables = { readonly [name: string]: OwnTable };

/** Why a file is none: the word is `opening-own-` and this. */
export type MistakeKind = "large" | "no-json" | "no-object" | "unknown";

export interface Mistake {
  readonly file: string;
  readonly kind: MistakeKind;
  /** where the JSON breaks off */
  readonly line: number;
}

export interface Read {
  readonly tables: OwnTables;
  readonly mistakes: readonly Mistake[];
  /** names of tables that say what ours say: they are left out, so that ours may get better */
  readonly same: readonly string[];
}

/** What is wrong, and where: the file, what its row is called, and which field of it. */
export interface Spot {
  readonly file: string;
  readonly row: string;
  readonly field: string;
}

export const MOST_BYTES = 200_000; // of one file: more the server takes in no request
const COPY = / ?\(\d+\)(?=\.json$)/; // what browsers write into the name of a second download

function isObject(value: unknown): value is OwnTable {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Any of the known tables, each in a file with its name, or some of them in one object by their names. */
export async function readTables(files: Iterable<File>, known: readonly string[], ours: OwnTables): Promise<Read> {
  const found: Record<string, OwnTable> = {};
  const mistakes: Mistake[] = [];
  for (const file of files) {
    const read = await readFile(file, known);
    if ("kind" in read) mistakes.push(read);
    else Object.assign(found, read.tables);
  }
  const same = Object.keys(found).filter((name) => isSame(found[name], ours[name]));
  const tables = Object.fromEntries(Object.entries(found).filter(([name]) => !same.includes(name)));
  return { tables, mistakes, same };
}

async function readFile(file: File, known: readonly string[]): Promise<Mistake | { tables: OwnTables }> {
  const mistake = (kind: MistakeKind, line = 0): Mistake => ({ file: file.name, kind, line });
  if (file.size > MOST_BYTES) return mistake("large");
  const text = await file.text();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return mistake("no-json", brokenLine(text));
  }
  if (!isObject(content)) return mistake("no-object");
  const name = nameOf(file.name, content, known);
  if (name) return { tables: { [name]: content } };
  const inside = Object.entries(content);
  const tables = Object.fromEntries(inside.filter((one): one is [string, OwnTable] => isObject(one[1])));
  const isWhole = inside.length > 0 && inside.every(([each]) => known.includes(each) && tables[each]);
  return isWhole ? { tables } : mistake("unknown");
}

/** Which table a file holds: its name says that or, if somebody called it otherwise, its schema. */
function nameOf(file: string, { schema }: OwnTable, known: readonly string[]): string | undefined {
  const called = [file.replace(COPY, "").replace(/\.json$/i, ""), String(schema).split("/")[1]];
  return called.find((name) => name !== undefined && known.includes(name));
}

/** Tells whether two values are written alike, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** What the rows of a table are called that differ from ours. */
export function changedRows(own: OwnTable, ours: OwnTable | undefined): string[] {
  return Object.entries(own).flatMap(([list, rows]) => {
    const before = ours?.[list];
    if (!Array.isArray(rows) || !Array.isArray(before)) return [];
    const changed = rows.map((row, at) => (isSame(row, before[at]) ? undefined : isObject(row) ? row.id : at + 1));
    return changed.filter((name) => name !== undefined).map(String);
  });
}

/** Where a problem is, from a place such as `$.cards[12].require.own (A4)`: its row is `13 (A4)`. */
export function spotOf({ values: { file, place } }: Pick<Problem, "values">): Spot {
  const [path = "", called = ""] = (typeof place === "string" ? place : "").split(/ (?=\()/);
  const [, list = "", at, rest = ""] = /^\$\.?(\w*)(?:\[(\d+|\*)\])?\.?(.*)$/.exec(path) ?? [];
  const number = at === undefined || at === "*" ? "" : String(Number(at) + 1);
  const field = at === undefined ? [list, rest].filter(Boolean).join(".") : rest || list;
  return { file: typeof file === "string" ? file : "", row: [number, called].filter(Boolean).join(" "), field };
}
