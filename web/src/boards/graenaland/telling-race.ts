// The race in words: for screen readers, and for whoever points at a sign.
import { t } from "../../lib/speech.svelte";
import { nameOf, type Speaking } from "../../lib/table/scene";
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { standingOf } from "./race";

type View = Graenaland.GraenalandView;

/** What a goal is called; where three play, the first building does not count for it. */
export function nameOfGoal({ words }: Speaking, goal: Graenaland.Goal, notCounted: number): string {
  return words.word(goal === "buildings" && notCounted > 0 ? "table-buildings-later" : `goal-${goal}`);
}

/** How far a goal is. */
export function goalSaid(scene: Speaking, { goal, found, due, ease }: Graenaland.GoalInfo, notCounted: number): string {
  const name = nameOfGoal(scene, goal, notCounted);
  if (!due.length) return t("graenaland-goal-has", { goal: name, found });
  const told = t("graenaland-goal-of", { goal: name, found, due: due.join(", ") });
  return ease && ease !== "plain" ? `${told} (${scene.words.word(`ease-${ease}`)})` : told;
}

/** How far somebody is with all goals. */
export function goalsSaid(scene: Speaking, goals: readonly Graenaland.GoalInfo[], notCounted: number): string {
  return goals.map((goal) => goalSaid(scene, goal, notCounted)).join("; ");
}

/** How many goals or points win. */
export function winSaid({ to_win, players }: Pick<View, "to_win" | "players">, isByCards: boolean): string {
  const all = players[0]?.goals.length ?? 0;
  return isByCards ? t("graenaland-win-points", { count: to_win }) : t("graenaland-win-goals", { count: to_win, all });
}

/** Who is one step from winning, or could; empty where that is not known, or far. */
export function nearSaid(scene: Speaking, seat: Seat, points: number | null, toWin: number): string {
  const standing = standingOf(points, toWin);
  return standing === "far" ? "" : t(`graenaland-${standing}`, { who: nameOf(scene, seat) });
}

/** Who comes after whom. */
export function turnsSaid(scene: Speaking, turns: View["turns"]): string {
  const now = turns.findIndex(({ is_over }) => !is_over);
  const state = (at: number): string => (at === now ? "now" : turns[at]?.is_over ? "over" : "later");
  return turns.map(({ seat }, at) => t(`graenaland-turn-${state(at)}`, { who: nameOf(scene, seat) })).join(", ");
}

/** What lies on the discards of a deck. */
export function discardsSaid({ words }: Speaking, { discards }: Graenaland.Deck): string {
  const cards = Object.entries(discards).map(([resource, count]) => `${words.word(`resource-${resource}`)} ${count}`);
  return cards.length ? t("graenaland-discarded", { cards: cards.join(", ") }) : t("graenaland-no-discards");
}
