// The move that is on its way to the table. If the line is lost, it waits, and is sent when the line is back and the
// question is still the same one; it is never done twice, as the table knows what its sender had seen.
import type { Action, No, Seat, Update } from "../../protocol.gen";
import { type Connection, Lost } from "./connection";

export interface Move {
  readonly seat: Seat;
  /** how many steps its sender had seen */
  readonly seen: number;
  readonly action: Action;
}

/** Something that the table said no to, until it is put away. */
export type Refusal = Pick<No, "message" | "rule">;

const GONE: Refusal = { message: { key: "table-kept-gone", values: {} }, rule: "" };

export class Outbox {
  /** until it is answered, or taken back */
  move: Move | null = $state.raw(null);
  private underWay: Move | null = null;
  /** it may have come to the table, though no answer came back */
  private wasSent = false;

  constructor(
    private readonly ask: Connection["ask"],
    private readonly refuse: (refusal: Refusal | null) => void,
  ) {}

  /** Send a move; tells whether it was done. */
  async send(move: Move): Promise<boolean> {
    this.wasSent = false;
    return this.pass(move, false);
  }

  /** Do not send it any more. If it came to the table already, the next update shows it. */
  withdraw(): void {
    this.move = null;
    this.underWay = null;
  }

  /** The line is back: what was not sent is sent now. */
  async opened(): Promise<void> {
    if (this.move && !this.underWay && !this.wasSent) await this.pass(this.move, true);
  }

  /** This is how the table stands, now that the line is back: what was sent was done, or comes too late, or never came. */
  async heard(update: Update): Promise<void> {
    const { move } = this;
    if (!move || this.underWay || update.seat !== move.seat) return;
    const [since] = update.steps.filter(({ n, seat, undo }) => n > move.seen && seat === move.seat && !undo);
    if (!since && update.question) return void (await this.pass(move, true));
    this.move = null;
    if (since?.by !== "") this.refuse(GONE);
  }

  private async pass(move: Move, hasWaited: boolean): Promise<boolean> {
    this.move = move;
    this.underWay = move;
    try {
      const answer = await this.ask({ kind: "act", ...move });
      if (this.underWay !== move) return answer.kind === "done"; // it was taken back, or the next one is on its way
      this.move = null;
      if (answer.kind === "refused") this.refuse(hasWaited && answer.code === "stale" ? GONE : answer);
      else this.refuse(null);
      return answer.kind === "done";
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.wasSent ||= error.wasSent;
      return false;
    } finally {
      if (this.underWay === move) this.underWay = null;
    }
  }
}
