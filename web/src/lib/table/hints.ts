// Hints: what a choice takes and gives, where the view of a game tells it beside its actions.
import type { Action, Word } from "../../protocol.gen";
import type { Focus } from "./scene";

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

/** What an action takes and gives; nothing of what is no action, such as an event of the log. */
export function hintFor(view: unknown, what: Focus | null): Hint | null {
  if (!what) return null;
  const name = JSON.stringify(what);
  const told = toldIn(view).find((row) => JSON.stringify(row.action) === name);
  return told ? { cost: told.cost ?? [], gains: told.gains ?? [] } : null;
}
