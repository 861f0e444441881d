// Small things that this device keeps for a table: a draft of talk, a name, a seat that was asked for, what was seen last.
import { store, stored } from "../stored";

const THINGS = ["asked", "draft", "name", "seen"] as const;
type Thing = (typeof THINGS)[number];

function place(table: string, what: Thing): string {
  return `krajina-${what}-${table}`;
}

export function kept<Kind>(table: string, what: Thing, otherwise: Kind): Kind {
  return stored(place(table, what), otherwise);
}

/** Keep something; null forgets it. */
export function keep(table: string, what: Thing, value: unknown): void {
  store(place(table, what), value);
}

export function forgetKept(table: string): void {
  for (const what of THINGS) keep(table, what, null);
}
