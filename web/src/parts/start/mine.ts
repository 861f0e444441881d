// My tables: one row a table, however many of its keys this device has.
import type { ListedTable, Listing } from "../../protocol.gen";

export interface MyTable {
  readonly info: ListedTable;
  /** the seats whose keys are here */
  readonly seats: readonly number[];
  readonly isYourTurn: boolean;
}

/** Rows in the order of the server: those that wait for somebody here first, then the latest. */
export function byTable(listings: readonly Listing[]): MyTable[] {
  const tables = new Map<string, MyTable>();
  for (const { table, seat, is_your_turn } of listings) {
    const known = tables.get(table.id);
    const seats = [...(known?.seats ?? []), ...(seat !== null && seat >= 0 ? [seat] : [])];
    const isYourTurn = Boolean(known?.isYourTurn || is_your_turn);
    tables.set(table.id, { info: table, seats, isYourTurn });
  }
  return [...tables.values()];
}
