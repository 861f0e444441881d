// Rows: over the wire many structs of a view are arrays, as the shapes of its game say; here they get their names back.
import type { GameSheet, Shape } from "../../protocol.gen";

type Json = Readonly<Record<string, unknown>>;

const known = new WeakMap<object, unknown>(); // what is shown twice stays the same
const holders = new WeakMap<GameSheet, ReadonlySet<string>>();

/** A view with the fields of its rows by name. */
export function unpacked(sheet: GameSheet | null, view: unknown): unknown {
  if (!sheet || typeof view !== "object" || view === null) return view;
  if (!known.has(view)) known.set(view, new Unpacking(sheet).value(sheet.view, view));
  return known.get(view);
}

class Unpacking {
  private readonly withRows: ReadonlySet<string>;

  constructor(private readonly sheet: GameSheet) {
    this.withRows = holders.get(sheet) ?? structsWithRows(sheet);
    holders.set(sheet, this.withRows);
  }

  value(shape: Shape, raw: unknown): unknown {
    if (typeof raw !== "object" || raw === null || !holdsRows(shape, this.withRows)) return raw;
    switch (shape.is) {
      case "struct":
      case "spoken":
        return this.fields(shape.name, raw as Json);
      case "list":
        return (raw as unknown[]).map((item) => this.value(shape.of, item));
      case "map":
        return Object.fromEntries(Object.entries(raw).map(([key, item]) => [key, this.value(shape.item, item)]));
      case "any_of":
        return this.value(shape.of.find((one) => holdsRows(one, this.withRows)) as Shape, raw); // the others are no objects
      default:
        return raw;
    }
  }

  private fields(name: string, raw: Json | readonly unknown[]): Json {
    const fields = this.sheet.structs[name]?.fields ?? [];
    const values = Array.isArray(raw) ? raw : fields.map((field) => (raw as Json)[field.name]);
    return Object.fromEntries(fields.map((field, at) => [field.name, this.value(field.shape, values[at])]));
  }
}

/** The structs that are rows, and those that hold any. */
function structsWithRows({ structs }: GameSheet): ReadonlySet<string> {
  const found = new Set(Object.keys(structs).filter((name) => structs[name]?.is_row));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, { fields }] of Object.entries(structs))
      if (fields.some(({ shape }) => holdsRows(shape, found))) found.add(name);
  }
  return found;
}

function holdsRows(shape: Shape, withRows: ReadonlySet<string>): boolean {
  if (shape.is === "struct" || shape.is === "spoken") return withRows.has(shape.name);
  if (shape.is === "list") return holdsRows(shape.of, withRows);
  if (shape.is === "map") return holdsRows(shape.item, withRows);
  return shape.is === "any_of" && shape.of.some((one) => holdsRows(one, withRows));
}
