// A wish: somebody did something for the sake of what it will ask. When it asks, the wish answers; it is forgotten as soon
// as anything else happens.
import { isSame } from "../../lib/table/choices";
import type { Action } from "../../protocol.gen";

export interface Wish<Answer extends Action = Action> {
  /** the place that was touched */
  readonly place: string;
  readonly opening: Answer;
  /** the prompt of the question that the opening action asks */
  readonly asks: string | null;
  readonly action: Answer;
  /** how many steps had been made when it was last looked at */
  readonly n: number;
  /** it was confirmed at the place itself */
  readonly isSent: boolean;
}

/** How the table stands. */
export interface Standing<Answer extends Action = Action> {
  readonly n: number;
  readonly isBehind: boolean;
  readonly picked: Answer | null;
  /** the key of what is asked; empty where nothing is */
  readonly asked: string;
  readonly offered: readonly Answer[];
  /** what happened last came of the opening action, and nothing was taken back */
  readonly isOwn: boolean;
  /** something is asked on the way there, such as a payment */
  readonly isBetween: boolean;
}

/** What becomes of a wish: it waits, or is forgotten (null), or is answered now. */
export function fateOf<Answer extends Action>(
  wish: Wish<Answer>,
  now: Standing<Answer>,
): Wish<Answer> | "answer" | null {
  if (now.n < wish.n) return null;
  if (now.n === wish.n) return wish.isSent || isSame(now.picked, wish.opening) ? wish : null;
  if (now.isBehind) return wish;
  if (!now.isOwn) return null;
  const isAsked = now.asked === `ask-${wish.asks}`; // another question may offer the same, at another price
  if (isAsked && now.offered.some((one) => isSame(one, wish.action))) return "answer";
  return now.isBetween ? { ...wish, n: now.n, isSent: true } : null;
}
