// The layout: any view as a tree of areas, cards, tokens and facts, from its shapes alone; no game is named here.
// What is left out, what a row is called by and how things are said is as in src/krajina/text/sheet.py.
import type { FieldShape, GameSheet, Shape, Value, Word } from "../../protocol.gen";
import { isObject, type Json, shapeFor, spoken, structOf } from "./values";

/** A value under its label. */
export interface Fact {
  readonly kind: "fact";
  readonly id: string;
  readonly field: string;
  readonly value: Value;
  /** what is left of something: drawn as a pile, face down */
  readonly isPile: boolean;
  /** the label says no more than the value, as in `terrain: tundra` */
  readonly isOwnName: boolean;
  /** a plain `no` or an empty list: of interest only to those who want everything in words */
  readonly isMinor: boolean;
}

/** A thing that lies somewhere, so many times; in a list (and not in a table) once goes without saying. */
export interface Token {
  readonly id: string;
  readonly value: Value;
  readonly count: number;
  readonly isCounted: boolean;
  readonly raw: unknown;
  /** what kind of thing: equal for fields that hold the same kind */
  readonly sort: string;
}

export interface Tokens {
  readonly kind: "tokens";
  readonly id: string;
  readonly field: string;
  readonly tokens: readonly Token[];
  /** a table with numbers: nothing in it is worth saying, too */
  readonly isTable: boolean;
  /** the label says no more than the things, as in `furs` */
  readonly isOwnName: boolean;
  /** what is told rather than what lies there, such as a gain: said in a row, without pieces */
  readonly isTold: boolean;
}

/** A struct: a card, a mat, a place. */
export interface Card {
  readonly kind: "card";
  readonly id: string;
  readonly field: string;
  /** what it is called; null where the label is enough */
  readonly title: Value | null;
  /** the field it is called by, whose value is not said again below it */
  readonly by: string;
  /** its fields as they came: what choices and events are compared with */
  readonly raw: Json;
  readonly parts: readonly Node[];
  /** there only at times, such as what is voted on: then it is what matters */
  readonly isPassing?: boolean;
}

export type Look = "mats" | "track" | "cards" | "table";

export interface Rows {
  readonly kind: "rows";
  readonly id: string;
  readonly field: string;
  readonly look: Look;
  readonly cards: readonly Card[];
  /** long and only to be looked up: folded away at first */
  readonly isFolded: boolean;
}

/** An action that a view speaks of: possible, or not and why. */
export interface Deed {
  readonly id: string;
  readonly action: Json;
  readonly value: Value;
  readonly cost: readonly Word[];
  readonly gains: readonly Word[];
  readonly whyNot: Word | null;
  readonly rule: string;
}

export interface Deeds {
  readonly kind: "deeds";
  readonly id: string;
  readonly field: string;
  readonly deeds: readonly Deed[];
}

export type Node = Fact | Tokens | Card | Rows | Deeds;

const LEFT_OUT = new Set(["events", "seat"]); // of the view itself: the log says it, and the table knows whose view it is
const PLAYERS = "players";
const SEAT = "seat";
const MANY = 24; // more rows than these are folded away
const SOME = 6; // and of what no action can name or what lies on a card, more than these
const LINES = 4; // rows on a card that are easier to read as a table

/** The areas of a view, in the order of its fields. */
export function layout(sheet: GameSheet, view: unknown): Node[] {
  if (sheet.view.is !== "struct" || !isObject(view)) return [];
  return new Layout(sheet).fields(sheet.view.name, view, "", LEFT_OUT);
}

const AREAS: Record<Node["kind"], number> = { fact: 0, card: 3, rows: 2, tokens: 3, deeds: 5 };

/** What passes first, then what all share, the mats, and what may be looked up: each keeps its place for the whole game. */
export function inPlace(nodes: readonly Node[]): Node[] {
  const place = (node: Node): number => {
    if (node.kind === "card" && node.isPassing) return 1;
    if (node.kind !== "rows") return isLongHeap(node) ? 6 : AREAS[node.kind];
    return node.look === "mats" ? 4 : node.isFolded ? 6 : AREAS.rows;
  };
  return [...nodes].sort((one, other) => place(one) - place(other));
}

/** Whether a tree says anything at all: an empty list of things needs no room. */
export function isEmpty(node: Node): boolean {
  if (node.kind === "tokens") return node.tokens.length === 0 && !node.isTable;
  if (node.kind === "rows") return node.cards.length === 0;
  return node.kind === "deeds" ? node.deeds.length === 0 : false;
}

/** So many different things that they are looked up rather than read. */
export function isLongHeap(node: Node): node is Tokens {
  return node.kind === "tokens" && node.tokens.length > MANY;
}

/** Whether it is said in one line. */
export function isPlain(node: Node): boolean {
  return node.kind === "fact" || (node.kind === "tokens" && !isLongHeap(node));
}

class Layout {
  private readonly named: ReadonlySet<string>;

  constructor(private readonly sheet: GameSheet) {
    const actions = sheet.actions.is === "any_of" ? sheet.actions.of : [sheet.actions];
    const structs = actions.map((shape) => ("name" in shape ? sheet.structs[shape.name] : undefined));
    this.named = new Set(structs.flatMap((struct) => struct?.fields.map((field) => field.name) ?? []));
  }

  fields(name: string, raw: Json, path: string, leftOut: ReadonlySet<string>): Node[] {
    const fields = this.sheet.structs[name]?.fields ?? [];
    return fields.flatMap((field) => {
      const value = raw[field.name];
      const isSaid = value !== null && value !== undefined && !leftOut.has(field.name);
      return isSaid ? [this.node(field, value, path ? `${path}/${field.name}` : field.name)] : [];
    });
  }

  private node({ name: field, shape: given }: FieldShape, raw: unknown, id: string): Node {
    const shape = shapeFor(this.sheet, given, raw);
    if (shape.is === "struct")
      return { ...this.card(shape.name, raw as Json, id, field), isPassing: given.is === "any_of" };
    if (shape.is === "list" && isListOfThings(shape.of)) return this.tokens(shape.of, raw as unknown[], id, field);
    if (shape.is === "list" && hasStructs(shape.of)) return this.rows(shape.of, raw as unknown[], id, field);
    if (shape.is === "map") return this.map(shape.key, shape.item, raw as Json, id, field);
    const isMinor = (given.is === "flag" && raw === false) || (Array.isArray(raw) && raw.length === 0);
    const isPile = shape.is === "number" && /(^|_)left$/.test(field);
    return {
      kind: "fact",
      id,
      field,
      value: spoken(this.sheet, shape, raw),
      ...namesItself(field, sortOf(shape)),
      isPile,
      isMinor,
    };
  }

  private card(name: string, raw: Json, id: string, field: string): Card {
    return { kind: "card", id, field, title: null, by: "", raw, parts: this.fields(name, raw, id, new Set()) };
  }

  private tokens(shape: Shape, raw: readonly unknown[], id: string, field: string): Tokens {
    const tokens: Token[] = [];
    for (const item of raw) {
      const last = tokens.at(-1);
      if (last && JSON.stringify(last.raw) === JSON.stringify(item)) {
        tokens[tokens.length - 1] = { ...last, count: last.count + 1, isCounted: true };
      } else tokens.push(this.token(shape, item, `${id}/${tokens.length}`, 1, false));
    }
    return {
      kind: "tokens",
      id,
      field,
      tokens,
      ...namesItself(field, tokens[0]?.sort),
      isTable: false,
      isTold: shape.is === "word" || shape.is === "spoken",
    };
  }

  private token(given: Shape, raw: unknown, id: string, count: number, isCounted: boolean): Token {
    const shape = shapeFor(this.sheet, given, raw);
    return { id, value: spoken(this.sheet, shape, raw), count, isCounted, raw, sort: sortOf(shape) };
  }

  private map(key: Shape, item: Shape, raw: Json, id: string, field: string): Node {
    const pairs = Object.entries(raw).filter(([, value]) => value !== null);
    if (item.is === "number") {
      const tokens = pairs.map(([name, count]) =>
        this.token(key, keyOf(key, name), `${id}/${name}`, count as number, true),
      );
      return {
        kind: "tokens",
        id,
        field,
        tokens,
        ...namesItself(field, tokens[0]?.sort),
        isTable: true,
        isTold: false,
      };
    }
    const cards = pairs.map(([name, value]): Card => {
      const title = spoken(this.sheet, key, keyOf(key, name));
      const part = this.node({ name: "", shape: item }, value, `${id}/${name}`);
      const parts = part.kind === "card" ? part.parts : [part];
      return { kind: "card", id: `${id}/${name}`, field, title, by: "", raw: isObject(value) ? value : {}, parts };
    });
    return { kind: "rows", id, field, look: "cards", cards, isFolded: cards.length > MANY };
  }

  private rows(shape: Shape, raw: readonly unknown[], id: string, field: string): Node {
    if (isDeeds(this.sheet, shape)) return this.deeds(raw as Json[], id, field);
    const cards = raw.map((item, at) => this.row(shape, item as Json, at, `${id}/${at}`, field));
    const isReference = cards.every(({ by, raw }) => by !== "" && !this.named.has(by) && by !== SEAT && !(SEAT in raw));
    const isFlat = cards.every(({ parts }) => parts.every(isPlain));
    const isLong = cards.length > (isReference ? SOME : MANY);
    const isNested = id.includes("/");
    const isTable = isFlat && (isNested ? cards.length >= LINES && !this.isOfSeats(cards) : isReference || isLong);
    const isFolded = isLong || (isNested && cards.length > SOME);
    return { kind: "rows", id, field, look: this.look(field, cards, isTable), cards, isFolded };
  }

  private isOfSeats(cards: readonly Card[]): boolean {
    return cards.every(({ by }) => by === SEAT);
  }

  private look(field: string, cards: readonly Card[], isTable: boolean): Look {
    if (field === PLAYERS) return "mats";
    if (isTable) return "table";
    return isTrack(cards) ? "track" : "cards";
  }

  private row(given: Shape, raw: Json, at: number, id: string, field: string): Card {
    const shape = shapeFor(this.sheet, given, raw);
    if (shape.is !== "struct")
      return { kind: "card", id, field, title: spoken(this.sheet, shape, raw), by: "", raw, parts: [] };
    const fields = this.sheet.structs[shape.name]?.fields ?? [];
    const isMat = field === PLAYERS;
    const hasSeat = fields.some((one) => one.name === SEAT);
    const naming = hasSeat || !isMat ? (fields.find((one) => one.name === SEAT) ?? fields[0]) : undefined;
    const value = naming && raw[naming.name];
    const isNamed = naming !== undefined && value !== null && !isDeep(shapeFor(this.sheet, naming.shape, value));
    const title = isNamed ? spoken(this.sheet, naming.shape, value) : isMat ? ({ is: SEAT, seat: at } as const) : null;
    const by = isNamed ? naming.name : "";
    const known = isMat && !hasSeat ? { ...raw, seat: at } : raw;
    return {
      kind: "card",
      id,
      field,
      title,
      by: isMat ? SEAT : by,
      raw: known,
      parts: this.fields(shape.name, raw, id, new Set([by])),
    };
  }

  private deeds(raw: readonly Json[], id: string, field: string): Deeds {
    const deeds = raw.map((row, at): Deed => {
      const action = row.action as Json;
      const whyNot = row.why_not as { key: string; values: Word["values"] } | null;
      return {
        id: `${id}/${at}`,
        action,
        value: spoken(this.sheet, { is: "action", name: "" }, action),
        cost: (row.cost as Word[] | undefined) ?? [],
        gains: (row.gains as Word[] | undefined) ?? [],
        whyNot: whyNot && { is: "word", key: whyNot.key, values: whyNot.values },
        rule: String(row.rule ?? ""),
      };
    });
    return { kind: "deeds", id, field, deeds };
  }
}

/** A struct that says of an action whether it is possible. */
function isDeeds(sheet: GameSheet, shape: Shape): boolean {
  const fields = shape.is === "struct" ? (sheet.structs[shape.name]?.fields ?? []) : [];
  return ["action", "why_not"].every((name) => fields.some((field) => field.name === name));
}

/** Places in a row, counted one by one. */
function isTrack(cards: readonly Card[]): boolean {
  const places = cards.map(({ by, raw }) => raw[by]);
  return (
    places.length > 2 && places.every((place, at) => typeof place === "number" && place === (places[0] as number) + at)
  );
}

function isListOfThings(shape: Shape): boolean {
  if (shape.is === "any_of") return shape.of.every(isListOfThings);
  return ["member", "named", "word", "spoken", "seat", "nothing", "text"].includes(shape.is);
}

function hasStructs(shape: Shape): boolean {
  return shape.is === "any_of"
    ? shape.of.some(hasStructs)
    : ["struct", "action", "event", "message"].includes(shape.is);
}

function isDeep(shape: Shape): boolean {
  return shape.is === "struct" || shape.is === "map" || (shape.is === "list" && hasStructs(shape.of));
}

/** The keys of a table are texts on the wire; numbers are wanted back where they were numbers. */
function keyOf(shape: Shape, name: string): unknown {
  const isNumber =
    shape.is === "seat" || shape.is === "number" || (shape.is === "member" && !shape.members.includes(name));
  return isNumber ? Number(name) : name;
}

/** Whether a field is called like what it holds. */
function namesItself(field: string, sort = ""): { isOwnName: boolean } {
  const name = sort.replace(/^named |-$/g, "");
  return { isOwnName: name !== "" && (field === name || field === `${name}s`) };
}

/** What kind of thing a shape holds; nothing for numbers and texts, which tell nothing by themselves. */
function sortOf(shape: Shape): string {
  if (shape.is === "member") return shape.prefix;
  if (shape.is === "named") return `named ${shape.names}`;
  return shape.is === "seat" ? SEAT : "";
}

/** The fields of an action or an event with their shapes; of anything else, its fields as they are. */
export function fieldsOf(sheet: GameSheet, raw: Json): { name: string; sort: string; value: unknown }[] {
  const info = structOf(sheet, raw);
  const names = Object.entries(raw).map(([name, value]) => ({ name, sort: name === SEAT ? SEAT : "", value }));
  if (!info) return names;
  return info.fields
    .filter(({ name }) => name in raw)
    .map(({ name, shape }) => ({ name, sort: sortOf(shapeFor(sheet, shape, raw[name])), value: raw[name] }));
}
