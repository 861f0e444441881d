// The options of a game as fields of a form, made from their shapes: no game is known here.
import type { FieldShape, GameSheet, Shape } from "../../protocol.gen";

/** Something that can be chosen: its value on the wire and the key of its word. */
export interface Item {
  readonly value: string | number;
  readonly key: string;
}

/** Where it stands: at once, or folded: the finer points, what an owner of the box brings, teaching and puzzles. */
export type Rank = "plain" | "fine" | "own" | "expert";

interface Common {
  readonly name: string;
  readonly rank: Rank;
  readonly usual: unknown;
}

export type Field = Common &
  (
    | { readonly kind: "flag" }
    | { readonly kind: "one"; readonly items: readonly Item[] }
    | { readonly kind: "some"; readonly items: readonly Item[] }
    | { readonly kind: "bySeat"; readonly items: readonly Item[] }
    | { readonly kind: "number"; readonly least: number | null; readonly most: number | null }
    | { readonly kind: "seat"; readonly isOpen: boolean }
    | { readonly kind: "seats" }
    | { readonly kind: "tables"; readonly names: readonly string[] }
    | { readonly kind: "json" }
  );

const LEFT_OUT = new Set(["seats", "colours"]); // chosen where it is said who sits there
const FIRST = "first"; // the seat that begins, also where its type is a plain number
const BY_SEAT = new Set(["sides"]); // lists with a value for each seat
const IN_ORDER = new Set(["island"]); // lists in which the order counts: no boxes to tick
const FINE = new Set(["variants", "readings", "tiles_only"]); // few want to change them
const EXPERT = new Set(["see_forced"]);
const MOST_BOXES = 24; // what has more members is written, not ticked

/** All fields of a game that can be filled in, in the order of its options. */
export function fieldsOf(sheet: GameSheet): Field[] {
  const struct = sheet.options.is === "struct" ? sheet.structs[sheet.options.name] : undefined;
  return (struct?.fields ?? []).filter((field) => !LEFT_OUT.has(field.name)).map((field) => fieldOf(sheet, field));
}

function fieldOf(sheet: GameSheet, { name, shape, default: usual }: FieldShape): Field {
  const parts = shape.is === "any_of" ? shape.of : [shape];
  const isOpen = parts.some((part) => part.is === "nothing");
  const main = parts.find((part) => part.is !== "nothing" && part.is !== "text") ?? parts[0] ?? shape;
  const isExpert = sheet.prepared.includes(name) || EXPERT.has(name) || IN_ORDER.has(name);
  const common: Common = { name, rank: isExpert ? "expert" : FINE.has(name) ? "fine" : "plain", usual };
  if (name === FIRST || main.is === "seat") return { ...common, kind: "seat", isOpen };
  switch (main.is) {
    case "flag":
      return { ...common, kind: "flag" };
    case "number":
      return { ...common, kind: "number", least: main.least ?? null, most: main.most ?? null };
    case "member":
      return { ...common, kind: "one", items: itemsOf(sheet, main) };
    case "list":
      return listOf(sheet, common, main.of);
    case "map":
      if (main.key.is === "text" && main.key.known?.length)
        return { ...common, kind: "tables", rank: "own", names: main.key.known };
      return { ...common, kind: "json", rank: "expert" };
    default:
      return { ...common, kind: "json", rank: "expert" };
  }
}

function listOf(sheet: GameSheet, common: Common, of: Shape): Field {
  if (of.is === "seat") return { ...common, kind: "seats" };
  const items = itemsOf(sheet, of);
  if (items.length > 0 && BY_SEAT.has(common.name)) return { ...common, kind: "bySeat", items };
  if (items.length === 0 || items.length > MOST_BOXES || IN_ORDER.has(common.name)) {
    return { ...common, kind: "json", rank: "expert" };
  }
  return { ...common, kind: "some", items };
}

function itemsOf(sheet: GameSheet, shape: Shape): Item[] {
  if (shape.is === "member") return shape.members.map((value) => ({ value, key: `${shape.prefix}${value}` }));
  if (shape.is !== "named") return [];
  return Object.entries(sheet.names[shape.names] ?? {}).map(([value, key]) => ({ value, key }));
}
