// Arriving at a table: sitting down, waiting until all players agree, and taking up what was asked for before an answer
// was lost.
import { getContext, setContext } from "svelte";
import type { Seat, SeatKey } from "../../protocol.gen";
import { api } from "../api";
import { keepKeys, keysFor, replaceKey } from "../keys";
import { insist, pendingAt } from "../pending";
import { newSalt } from "../salt";
import { posted } from "./connection";
import { keep, kept, placeOf } from "./kept";

export interface Wish {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: string;
}

export interface Renewal {
  readonly seat: Seat;
  readonly old: string;
}

export class Arrival {
  /** a seat that all players have to agree to first; until then its key is worth nothing */
  waiting: (SeatKey & { readonly name: string }) | null = $state.raw(null);
  /** they said no */
  isRefused = $state(false);

  constructor(
    readonly table: string,
    private readonly onkeys: () => void,
  ) {
    this.waiting = kept(table, "asked", null);
  }

  /** Ask for a seat; raises Refused. */
  async sit(wish: Wish): Promise<void> {
    this.isRefused = false;
    if (await this.takeUp()) return;
    try {
      await this.ask(wish);
    } catch (error) {
      if (!(await this.takeUp())) throw error;
    }
  }

  /** Take up a seat, or a key, that was given when the answer was lost. What was not done is not done now. */
  async takeUp(): Promise<boolean> {
    const wish = pendingAt<Wish>(placeOf(this.table, "join"))?.about;
    const info = wish && (await api.table(this.table).catch(() => null));
    const now = wish && info?.seats[wish.seat];
    if (!wish || !now || (now.kind === "open" && !now.successor)) return false;
    return this.ask(wish).then(
      () => true,
      () => false, // somebody else sits there
    );
  }

  /** The link of this device is dead: it may have asked for the next one itself. */
  async takeUpKey(): Promise<boolean> {
    const place = placeOf(this.table, "renewal");
    const renewal = pendingAt<Renewal>(place)?.about;
    if (!renewal) return false;
    const { seat, old } = renewal;
    const again = async (request_id: string): Promise<void> => {
      const { key } = await posted(keysFor(this.table), { kind: "new_key", seat, request_id });
      replaceKey(this.table, old, key);
    };
    const isDone = await insist(place, renewal, again).then(
      () => true,
      () => false,
    );
    if (isDone) this.onkeys();
    return isDone;
  }

  /** Have they decided? */
  async look(): Promise<void> {
    const { waiting } = this;
    const info = waiting && (await api.table(this.table).catch(() => null));
    const now = waiting && info?.seats[waiting.seat];
    if (!now || this.waiting !== waiting) return;
    if (now.successor === waiting.name && info?.status === "playing") return;
    const found = await api.mine([waiting.key]).catch(() => null);
    if (!found) return;
    this.waitFor(null);
    if (found.length) this.sitDown(waiting.key);
    else this.isRefused = true;
  }

  private async ask(wish: Wish): Promise<void> {
    const { seat, name, colour } = wish;
    await insist(placeOf(this.table, "join"), wish, async (request_id) => {
      const given = await api.join(this.table, seat, { name, colour, salt: newSalt(), request_id });
      if (given.waits) this.waitFor({ ...given, name });
      else keepKeys(this.table, [given.key]);
    });
    keep(this.table, "name", null);
    if (!this.waiting) this.onkeys();
  }

  private waitFor(asked: Arrival["waiting"]): void {
    this.waiting = asked;
    keep(this.table, "asked", asked);
  }

  private sitDown(key: string): void {
    keepKeys(this.table, [key]);
    this.onkeys();
  }
}

const PLACE = Symbol("arrival");

/** Let all parts of a page know how one arrives at its table. */
export function setArrival(arrival: Arrival): Arrival {
  return setContext(PLACE, arrival);
}

export function arrivalHere(): Arrival {
  return getContext(PLACE);
}
