// Which mats lie open over a board that draws the mats of its players: the chips of the frame open them, the board shows them.
const MOST = 3; // side by side

/** Who has a mat: seats by their numbers, then those who play without a seat. */
export class Spread {
  open: readonly number[] = $state.raw([]);
  /** something may be done on one's own mat that is not in sight: its chip glows */
  isOffering = $state(false);

  has(who: number): boolean {
    return this.open.includes(who);
  }

  /** Open a mat or close it; of too many, the one that was opened first makes room. */
  toggle(who: number, most: number = MOST): void {
    this.open = this.has(who) ? this.open.filter((one) => one !== who) : [...this.open, who].slice(-most);
  }

  close(): void {
    if (this.open.length) this.open = [];
  }
}

export const spread = new Spread();
