// The keys of this device for one table: which of them is whose, and what becomes of them.
import { api } from "../../lib/api";
import { keysFor, replaceKey } from "../../lib/keys";
import type { Seat } from "../../protocol.gen";

/** The key of a seat; nothing if this device has none. */
export async function keyOf(table: string, seat: Seat): Promise<string> {
  for (const key of keysFor(table)) {
    const [found] = await api.mine([key]);
    if (found?.seat === seat) return key;
  }
  return "";
}

/** Put away the keys that fit no more, such as that of a seat that was lost. */
export async function forgetDeadKeys(table: string): Promise<void> {
  for (const key of keysFor(table)) {
    const found = await api.mine([key]);
    if (!found.length) replaceKey(table, key, "");
  }
}
