// The talk of a table: which of its lines are news for whoever does not look at it.
import type { Line } from "../../protocol.gen";

// Who sits where is everybody's business; the rest of what happens is seen on the board.
const SEATS = new Set(["joined", "got-up", "kicked", "voted-out", "asks-to-kick", "asks-to-succeed", "not-agreed"]);

/** Somebody said something, or a seat changes hands. */
export function isNews({ seat, key }: Line): boolean {
  return seat != null || SEATS.has(key?.replace(/^table-/, "") ?? "");
}
