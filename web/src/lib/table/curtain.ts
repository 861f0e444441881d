// The curtain between people at one device: with whose eyes the page looks, and whom the device is handed to.
import type { Seat } from "../../protocol.gen";

export interface Device {
  /** the seats that are played here */
  readonly seats: readonly Seat[];
  /** those of them that are asked now */
  readonly asked: readonly Seat[];
  /** who said last that they look */
  readonly eyes: Seat | null;
  /** there is something that not everybody may see */
  readonly hides: boolean;
}

/** With whose eyes: of several seats the one that is asked, or that said that it looks. */
export function lookingFrom({ seats, asked, eyes, hides }: Device): Seat | null {
  if (eyes !== null && (hides || asked.length === 0)) return eyes;
  return asked[0] ?? seats[0] ?? null;
}

/** Whom the device is handed to: nobody while the curtain is up. */
export function calledTo({ seats, asked, eyes, hides }: Device): readonly Seat[] {
  if (seats.length < 2 || !hides) return [];
  if (eyes !== null && (asked.length === 0 || asked.includes(eyes))) return [];
  return asked.length ? asked : seats;
}
