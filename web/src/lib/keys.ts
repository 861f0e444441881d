// The keys of this device: who holds the key of a seat acts for it. They are kept by table, in this
// browser only: the server knows no accounts.
import type { Founded } from "../protocol.gen";
import { store, stored } from "./stored";
import { forgetKept } from "./table/kept";

const PLACE = "krajina-tables";
const MOST = 200; // keys that the server looks up at once

let unsaved: Record<string, string> = {}; // where a browser keeps nothing, at least until the page is left

function all(): Record<string, string> {
  return { ...unsaved, ...stored<Record<string, string>>(PLACE, {}) };
}

function save(tables: Record<string, string>): void {
  unsaved = store(PLACE, tables) ? {} : tables;
}

/** The keys for a table: the owner's and those of seats. */
export function keysFor(table: string): string[] {
  return all()[table]?.split(".").filter(Boolean) ?? [];
}

export function keepKeys(table: string, keys: readonly string[]): void {
  const kept = new Set([...keysFor(table), ...keys]);
  save({ ...all(), [table]: [...kept].join(".") });
}

export function keepFounded(founded: Founded): void {
  keepKeys(founded.table, [founded.owner, ...founded.seats.map((seat) => seat.key)].filter(Boolean));
}

/** Put one key in the place of another; nothing in its place takes it away. */
export function replaceKey(table: string, old: string, key: string): void {
  const keys = keysFor(table).map((each) => (each === old ? key : each));
  save({ ...all(), [table]: keys.filter(Boolean).join(".") });
}

/** Put away the keys of a table, and whatever else this device keeps for it. */
export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = all();
  save(rest);
  forgetKept(table);
}

/** All keys of this device, the latest tables last. */
export function allKeys(): string[] {
  return Object.values(all())
    .flatMap((keys) => keys.split("."))
    .filter(Boolean)
    .slice(-MOST);
}
