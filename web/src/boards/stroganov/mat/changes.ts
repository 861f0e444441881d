// What the choice that is looked at would take from a mat and add to it, as the view tells it.
import type { Hint } from "../../../lib/table/hints";
import type { Scene } from "../../../lib/table/scene";
import { isWord } from "../../../lib/words/words";
import { forecastOf, type Other } from "../../../parts/table/supply";
import type { Stroganov } from "../../../views.gen";
import { FURS } from "../furs";

export interface Change {
  readonly minus: number;
  readonly plus: number;
}

export const NONE: Change = { minus: 0, plus: 0 };

export interface Changes {
  /** by the key of a word: `view-horses`, `fur-3` */
  readonly of: ReadonlyMap<string, Change>;
  /** what has no number on the mat, to be said in words */
  readonly others: readonly Other[];
}

const POINTS = "gain-vp";
const FUR = "gain-furs";
const SHOWN = "cost-show";

/** What a hint means for a mat; points have their number there, too. */
export function changesOf(scene: Pick<Scene, "sheet" | "words">, row: Stroganov.Row, hint: Hint | null): Changes {
  if (!scene.sheet || !hint) return { of: new Map(), others: [] };
  const { facts, others } = forecastOf(scene.sheet, row, scene.words, hint);
  const of = new Map<string, Change>(facts.filter(({ minus, plus }) => minus || plus).map((one) => [one.key, one]));
  const points = others.filter(({ word }) => word.key === POINTS);
  const plus = points.reduce(
    (sum, { word }) => sum + (typeof word.values.count === "number" ? word.values.count : 0),
    0,
  );
  if (plus) of.set(POINTS, { minus: 0, plus });
  const firsts = others.filter(({ word }) => word.key === FUR); // of a kind that one has none of yet
  for (const { word } of firsts) if (isWord(word.values.fur)) of.set(word.values.fur.key, { minus: 0, plus: 1 });
  return { of, others: others.filter(({ word }) => word.key !== POINTS && word.key !== FUR) };
}

/** What a payment takes. */
export function changesIn(payment: Stroganov.Payment): Changes {
  const of = new Map<string, Change>(payment.paid.map(({ fur, count }) => [`fur-${fur}`, { minus: count, plus: 0 }]));
  if (payment.coins) of.set("view-coins", { minus: payment.coins, plus: 0 });
  return { of, others: [] };
}

/** Which fur has to be there, and is not paid. */
export function shownIn({ others }: Changes): ReadonlySet<Stroganov.Fur> {
  const keys = others.flatMap(({ word }) => {
    const { fur } = word.values;
    return word.key === SHOWN && typeof fur === "object" && fur !== null && "key" in fur ? [fur.key] : [];
  });
  return new Set(FURS.filter((fur) => keys.includes(`fur-${fur}`)));
}
