// Whole payments of furs, put together by touching stacks: each is one that the view tells, none is worked out here.
import type { Stroganov } from "../../views.gen";
import { FURS } from "./furs";

type Payment = Stroganov.Payment;

/** How many of a fur a payment takes. */
export function countIn({ paid }: Payment, fur: Stroganov.Fur): number {
  return paid.find((one) => one.fur === fur)?.count ?? 0;
}

/** By how many furs two payments differ. */
function distance(one: Payment, other: Payment): number {
  return FURS.reduce((sum, fur) => sum + Math.abs(countIn(one, fur) - countIn(other, fur)), 0);
}

/** Whether a touch of a fur would change something. */
export function isOpen(payments: readonly Payment[], fur: Stroganov.Fur): boolean {
  return new Set(payments.map((payment) => countIn(payment, fur))).size > 1;
}

/** The payment that a touch of a fur makes of another: more of that fur, else as few as possible, and as little else changed. */
export function touched(payments: readonly Payment[], now: Payment, fur: Stroganov.Fur): Payment {
  const counts = payments.map((payment) => countIn(payment, fur)).sort((one, other) => one - other);
  const next = counts.find((count) => count > countIn(now, fur)) ?? counts[0] ?? 0;
  const found = payments.filter((payment) => countIn(payment, fur) === next);
  return found.reduce((best, one) => (distance(one, now) < distance(best, now) ? one : best), found[0] ?? now);
}

/** What is left of a payment after its first answer. */
export function restOf({ paid: [, ...paid] }: Payment): Payment {
  return { paid, coins: paid.reduce((sum, { coins }) => sum + coins, 0) };
}

/** The furs that are left when the first answer of a payment is given. */
export function afterFirst(furs: Stroganov.Row["furs"], { paid: [first] }: Payment): string {
  return JSON.stringify(FURS.map((fur) => (furs[fur] ?? 0) - (first?.fur === fur ? first.count : 0)));
}
