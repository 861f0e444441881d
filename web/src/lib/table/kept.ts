// Small things that this device keeps for a table: a draft of talk, a name, what was seen last, what was asked for.
import { store, stored } from "../stored";

const THINGS = ["asked", "draft", "join", "name", "rematch", "renewal", "seen"] as const;
type Thing = (typeof THINGS)[number];

export function placeOf(table: string, what: Thing): string {
  return `krajina-${what}-${table}`;
}

export function kept<Kind>(table: string, what: Thing, otherwise: Kind): Kind {
  return stored(placeOf(table, what), otherwise);
}

/** Keep something; null forgets it. */
export function keep(table: string, what: Thing, value: unknown): void {
  store(placeOf(table, what), value);
}

export function forgetKept(table: string): void {
  for (const what of THINGS) keep(table, what, null);
}
