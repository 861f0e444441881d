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

/** First where other people wait for somebody here, then one's own turns, open tables, and what cannot be played on. */
export function urgentFirst(tables: readonly MyTable[]): MyTable[] {
  const place = (table: MyTable): number => {
    if (table.isYourTurn) return isAlone(table) ? 1 : 0;
    const { status, is_playable } = table.info;
    return is_playable && (status === "gathering" || status === "playing") ? 2 : 3;
  };
  return [...tables].sort((one, other) => place(one) - place(other));
}

/** Whether nobody but bots sits at the other seats. */
function isAlone({ info, seats }: MyTable): boolean {
  return info.seats.every(({ kind }, seat) => kind !== "person" || seats.includes(seat));
}
