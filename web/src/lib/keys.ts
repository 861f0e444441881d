// The keys of this device: who holds the key of a seat acts for it. They are kept by table, in the same place and shape
// as the plain pages keep them, and only here: the server knows no accounts.
import type { Founded } from "../protocol.gen";

const PLACE = "krajina-tables";
const MOST = 200; // keys that the server looks up at once

let unsaved: Record<string, string> = {}; // where a browser keeps nothing, at least until the page is left

function all(): Record<string, string> {
  try {
    return { ...unsaved, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>) };
  } catch {
    return unsaved;
  }
}

function save(tables: Record<string, string>): void {
  unsaved = tables;
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays: the keys are in `unsaved`, and in the own link of the seat.
  }
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

export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = all();
  delete unsaved[table];
  save(rest);
}

/** All keys of this device, the latest tables last. */
export function allKeys(): string[] {
  return Object.values(all())
    .flatMap((keys) => keys.split("."))
    .filter(Boolean)
    .slice(-MOST);
}
