// Hints: what a choice takes and gives, where the view of a game tells it beside its actions.
import type { Action, Word } from "../../protocol.gen";
import type { Focus } from "./scene";

export interface Hint {
  readonly cost: readonly Word[];
  readonly gains: readonly Word[];
}

interface Told extends Partial<Hint> {
  readonly action: Action;
  /** answers to what it asks, told before it is done */
  readonly leads_to?: readonly Told[];
}

/** Rows of a view that speak of actions. */
function toldIn(view: unknown): Told[] {
  if (typeof view !== "object" || view === null) return [];
  const lists = Object.values(view).filter(Array.isArray) as unknown[][];
  return lists.flat().filter((row): row is Told => typeof row === "object" && row !== null && "action" in row);
}

function rowOf(rows: readonly Told[], what: Focus | null): Told | undefined {
  const name = JSON.stringify(what);
  return rows.find((row) => JSON.stringify(row.action) === name);
}

/**
 * What an action takes and gives; nothing of what is no action, such as an event of the log. If it leads to the other
 * thing that is pointed at, what both together do.
 */
export function hintFor(view: unknown, what: Focus | null, then: Focus | null = null): Hint | null {
  if (!what) return null;
  const rows = toldIn(view);
  const row =
    rowOf(rows, what) ??
    rowOf(
      rows.flatMap(({ leads_to }) => leads_to ?? []),
      what,
    );
  const told = rowOf(row?.leads_to ?? [], then) ?? row;
  return told ? { cost: told.cost ?? [], gains: told.gains ?? [] } : null;
}
