// Hints: what a choice takes and gives, where the view of a game tells it beside its actions.

import { isSame } from "../../lib/table/choices";
import type { Scene } from "../../lib/table/scene";
import type { Action, Word } from "../../protocol.gen";

export interface Hint {
  readonly cost: readonly Word[];
  readonly gains: readonly Word[];
}

interface Told extends Partial<Hint> {
  readonly action: Action;
}

/** Rows of a view that speak of actions. */
function toldIn(view: unknown): Told[] {
  if (typeof view !== "object" || view === null) return [];
  const lists = Object.values(view).filter(Array.isArray) as unknown[][];
  return lists.flat().filter((row): row is Told => typeof row === "object" && row !== null && "action" in row);
}

export function hintFor(view: unknown, action: Action): Hint | null {
  const told = toldIn(view).find((row) => isSame(row.action, action));
  return told ? { cost: told.cost ?? [], gains: told.gains ?? [] } : null;
}

/** What the choice takes and gives that is picked, or else pointed at. */
export function hintIn(scene: Scene): Hint | null {
  const action = scene.picked ?? scene.focus;
  return action && "do" in action ? hintFor(scene.view, action as Action) : null;
}
