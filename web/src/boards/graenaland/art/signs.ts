// The signs of words: the icons that come with the game, so that board, prompts and log look the same.
import { shapesOf } from "../../shared/art/icons";

const FILES = import.meta.glob<string>(
  [
    "@games/graenaland/icons/{unit-*,work-*,phase-*,terrain-*,village,why-largest,do-move,do-claim,do-raise_anchor,do-play_on}.svg",
    "@games/graenaland/icons/view-{army,buildable,fee,free,goals,shares,territories,work}.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

const SHAPES = shapesOf(FILES);

/** Words whose icon has another name; the game says the same of them. */
const SAME: Readonly<Record<string, string>> = {
  "goal-settlements": "village",
  "goal-territories": "view-territories",
  "goal-largest": "why-largest",
  "goal-buildings": "view-free",
  "goal-army": "view-army",
  "phase-setup": "do-raise_anchor",
  "phase-movement": "do-move",
  "phase-sharing": "view-shares",
  "phase-claim": "do-claim",
  "phase-building": "view-buildable",
  "phase-end": "do-play_on",
  "phase-over": "view-goals",
  "work-palisade": "view-fee",
  "work-improvement": "view-work",
};

/** The shapes of the sign of a word, in a box of 24 by 24; empty where there is none. */
export function signOf(key: string): string {
  return SHAPES.get(SAME[key] ?? key) ?? "";
}
