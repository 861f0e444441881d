// Touching: one gesture for everything on a board. The first touch of a place shows what would be done there, the second
// does it; whoever likes it quick does at once what is the only thing to do there.
import { settings } from "../../lib/settings.svelte";
import { isSame } from "../../lib/table/choices";
import type { Action } from "../../protocol.gen";

interface Touched<Answer> {
  readonly picked: Answer | null;
  pick(action: Answer): void;
  propose(action: Answer): void;
}

/** The one of some answers that is shown for now. */
export function shownOf<Answer extends Action>(picked: Action | null, offered: readonly Answer[]): Answer | undefined {
  return picked ? offered.find((each) => isSame(each, picked)) : undefined;
}

/** A touch of a place where some answers act; tells whether there is more to choose from, to be shown beside it. */
export function touch<Answer extends Action>(scene: Touched<Answer>, offered: readonly Answer[]): boolean {
  const [first, ...others] = offered;
  if (!first) return false;
  const shown = shownOf(scene.picked, offered);
  if (shown || !others.length) {
    scene.pick(shown ?? first);
    return false;
  }
  if (!settings.quick) scene.propose(first);
  return true;
}
