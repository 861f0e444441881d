// Signs that seats show for a moment: which there are, and which are shown now.
import type { Reacted, Seat, Sign } from "../../protocol.gen";

export const SIGNS: readonly Sign[] = [
  "good",
  "applause",
  "laugh",
  "oh_no",
  "thinking",
  "hurry",
  "thanks",
  "good_game",
];
const SHOWN = 4500; // ms

export interface Shown {
  readonly seat: Seat;
  readonly sign: Sign;
  /** tells the same sign of the same seat apart when it is shown again */
  readonly number: number;
}

export class Reactions {
  /** of each seat at most one */
  shown: readonly Shown[] = $state.raw([]);
  private count = 0;

  hear({ seat, sign }: Reacted): void {
    this.count += 1;
    const one = { seat, sign, number: this.count };
    this.shown = [...this.shown.filter((other) => other.seat !== seat), one];
    setTimeout(() => {
      this.shown = this.shown.filter((other) => other !== one);
    }, SHOWN);
  }
}
