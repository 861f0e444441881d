// A wish: somebody touched a place that an action leads to. The action is done, and when it asks, the wish answers; it is
// forgotten as soon as anything else happens.
import { isSame } from "../../lib/table/choices";
import type { Stroganov } from "../../views.gen";
import type { Way } from "./places";

type Action = Stroganov.Action;

export interface Wish {
  readonly place: string;
  readonly opening: Action;
  /** the prompt of the question that the opening action asks */
  readonly asks: string | null;
  readonly action: Action;
  /** how many steps had been made when it was last looked at */
  readonly n: number;
  /** it was confirmed at the place itself */
  readonly isSent: boolean;
}

/** How the table stands. */
export interface Standing {
  readonly n: number;
  readonly isBehind: boolean;
  readonly picked: Action | null;
  /** the key of what is asked; empty where nothing is */
  readonly asked: string;
  readonly offered: readonly Action[];
  /** the last step was one's own, and nothing was taken back */
  readonly isOwn: boolean;
}

export function wishFor(place: string, { opening, action }: Way, n: number): Wish {
  return { place, opening: opening.action, asks: opening.asks, action, n, isSent: false };
}

/** What becomes of a wish: it waits, or is forgotten (null), or is answered now. */
export function fateOf(wish: Wish, now: Standing): Wish | "answer" | null {
  if (now.n < wish.n) return null;
  if (now.n === wish.n) return wish.isSent || isSame(now.picked, wish.opening) ? wish : null;
  if (now.isBehind) return wish;
  if (!now.isOwn) return null;
  const isAsked = now.asked === `ask-${wish.asks}`; // a second hunt may offer the same fur, for a coin
  if (isAsked && now.offered.some((one) => isSame(one, wish.action))) return "answer";
  const isPaying = now.offered.length > 0 && now.offered.every((one) => one.do === "pay");
  return isPaying ? { ...wish, n: now.n, isSent: true } : null;
}
