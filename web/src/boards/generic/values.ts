// Values: what stands in a view, made ready to be said by the catalogue, as src/krajina/core/message.py does it.
import type { GameSheet, Message, Shape, StructInfo, Value, Word } from "../../protocol.gen";

export type Json = Readonly<Record<string, unknown>>;

const NOTHING: Word = word("nothing");

export function word(key: string, values: Word["values"] = {}): Word {
  return { is: "word", key, values };
}

export function isObject(raw: unknown): raw is Json {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}

/** The struct that a tagged object is, such as an action or an event. */
export function structOf(sheet: GameSheet, raw: Json): StructInfo | null {
  const found = Object.values(sheet.structs).find(({ tag_field, tag }) => tag_field && raw[tag_field] === tag);
  return found ?? null;
}

/** Of several shapes the one that a value has. */
export function shapeFor(sheet: GameSheet, shape: Shape, raw: unknown): Shape {
  if (shape.is !== "any_of") return shape;
  return shape.of.find((one) => fits(sheet, one, raw)) ?? { is: "anything" };
}

function fits(sheet: GameSheet, shape: Shape, raw: unknown): boolean {
  switch (shape.is) {
    case "nothing":
      return raw === null;
    case "seat":
    case "number":
      return typeof raw === "number";
    case "flag":
      return typeof raw === "boolean";
    case "text":
      return typeof raw === "string" && (!shape.known?.length || shape.known.includes(raw));
    case "member":
      return shape.members.some((member) => member === raw);
    case "named":
      return typeof raw === "string" && raw in (sheet.names[shape.names] ?? {});
    case "place":
    case "list":
    case "tuple":
      return Array.isArray(raw);
    case "any_of":
      return shape.of.some((one) => fits(sheet, one, raw));
    case "anything":
      return true;
    default:
      return isObject(raw) && isKindOfObject(sheet, shape, raw);
  }
}

function isKindOfObject(sheet: GameSheet, shape: Shape, raw: Json): boolean {
  if (shape.is === "word") return raw.is === "word" || raw.is === "seat";
  if (shape.is === "message") return typeof raw.key === "string";
  if (shape.is === "map") return true;
  const info = "name" in shape ? sheet.structs[shape.name] : undefined;
  return info !== undefined && (!info.tag_field || raw[info.tag_field] === info.tag);
}

/** Make a value to say of anything in a view. */
export function spoken(sheet: GameSheet, shape: Shape, raw: unknown): Value {
  const found = shapeFor(sheet, shape, raw);
  if (raw === null || raw === undefined) return NOTHING;
  switch (found.is) {
    case "seat":
      return { is: "seat", seat: raw as number };
    case "flag":
      return word(raw ? "yes" : "no");
    case "place":
      return { is: "place", at: raw as number[] };
    case "message":
      return word((raw as Message).key, (raw as Message).values);
    case "member":
      return word(`${found.prefix}${raw}`);
    case "named":
      return nameOfThing(sheet, found.names, String(raw));
    case "list":
    case "tuple":
      return listOf(sheet, found, raw as unknown[]);
    case "action":
    case "event":
      return saying(sheet, raw as Json);
    case "word":
      return raw as Word;
    case "spoken":
      return wordOf(sheet, found, raw as Json);
    default:
      return typeof raw === "number" ? raw : typeof raw === "string" ? raw : JSON.stringify(raw);
  }
}

/** A struct that is said as one word: fields in braces are part of its key, all others that are told are values. */
export function wordOf(sheet: GameSheet, { name, key }: Extract<Shape, { is: "spoken" }>, raw: Json): Word {
  const told = (sheet.structs[name]?.fields ?? []).filter((field) => raw[field.name] !== null);
  const isInKey = (field: string): boolean => key.includes(`{${field}}`);
  const values = told.filter((field) => !isInKey(field.name));
  return word(
    key.replace(/\{(\w+)\}/g, (_, field: string) => String(raw[field])),
    Object.fromEntries(values.map((field) => [field.name, spoken(sheet, field.shape, raw[field.name])])),
  );
}

function nameOfThing(sheet: GameSheet, names: string, id: string): Value {
  const key = sheet.names[names]?.[id];
  return key ? word(key) : id;
}

function listOf(sheet: GameSheet, shape: Shape, raw: readonly unknown[]): Value {
  if (shape.is === "list" && shape.of.is === "seat" && raw.length === 0) return word("nobody");
  const of = (at: number): Shape =>
    shape.is === "tuple" ? (shape.of[at] as Shape) : shape.is === "list" ? shape.of : { is: "anything" };
  return raw.map((item, at) => spoken(sheet, of(at), item)) as Value;
}

/** An action or event as the log would say it. */
export function saying(sheet: GameSheet, raw: Json): Word {
  const info = structOf(sheet, raw);
  if (!info) return NOTHING;
  const values = info.fields.map((field) => [field.name, spoken(sheet, field.shape, raw[field.name])] as const);
  return word(`${info.tag_field}-${info.tag}`, Object.fromEntries(values));
}
