// Furs in the order of their value, tigers last.
import type { Stroganov } from "../../views.gen";

export const FURS: readonly Stroganov.Fur[] = ["2", "3", "4", "5", "6", "7", "8", "tiger"];

/** Which furs there are, and how many of each. */
export function furs(
  counts: { readonly [fur in Stroganov.Fur]?: number },
): readonly (readonly [Stroganov.Fur, number])[] {
  return FURS.flatMap((fur) => (counts[fur] ? [[fur, counts[fur]] as const] : []));
}
