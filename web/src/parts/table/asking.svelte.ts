// Asking a bot why it moved, at a table or in a replay: which seat is asked, and what it did last as far as that is shown.
import type { Seat, SeatInfo, StepInfo } from "../../protocol.gen";
import { type Asking, lastMoves, setAsking } from "./why";

interface Shown {
  readonly log: readonly StepInfo[];
  readonly info: { readonly seats: readonly SeatInfo[] };
}

export class Asked implements Asking {
  seat: Seat | null = $state(null);
  private readonly moves = $derived.by(() => lastMoves(this.shown().log, this.shown().info.seats));

  /** All parts of the table may ask. */
  constructor(private readonly shown: () => Shown) {
    setAsking(this);
  }

  stepsOf(seat: Seat): readonly number[] {
    return this.moves.get(seat) ?? [];
  }

  ask(seat: Seat | null): void {
    this.seat = seat;
  }
}
