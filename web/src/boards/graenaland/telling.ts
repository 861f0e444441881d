// A move of Grænaland in one line: where a hero went, what was proposed and what became of it, what somebody built.
import { type Scene, said, say } from "../../lib/table/scene";
import { CHANCE } from "../../lib/words/words";
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import type { Line, Telling } from "../telling";
import { SPOKEN, whoIn } from "./trail";

type Told = Line<Graenaland.Game>;
type Kind = Graenaland.Event["event"];

/** What is said of an event in a few words, with the values of its sentence. */
const SAID: { readonly [kind in Kind]?: string } = {
  settled: "graenaland-tell-settled",
  anchor_raised: "graenaland-tell-anchor",
  moved: "graenaland-tell-moved",
  stayed: "graenaland-tell-stayed",
  swapped: "graenaland-tell-swapped",
  entered: "graenaland-tell-entered",
  transferred: "graenaland-tell-transferred",
  proposed: "graenaland-tell-proposed",
  passed: "graenaland-tell-passed",
  proposal_accepted: "graenaland-tell-accepted",
  proposal_rejected: "graenaland-tell-rejected",
  supply_taken: "graenaland-tell-supply",
  village_built: "graenaland-tell-village",
  building_built: "graenaland-tell-building",
  army_grew: "graenaland-tell-army",
  work_announced: "graenaland-tell-announced",
  work_built: "graenaland-tell-work",
  work_dropped: "graenaland-tell-dropped",
  granted: "graenaland-tell-granted",
  built_nothing: "graenaland-tell-nothing",
};
/** What others say or do within a move that is somebody else's: a vote, a joint work. It is told with that. */
const WITHIN: ReadonlySet<Kind> = new Set([
  "voted",
  "proposal_accepted",
  "proposal_rejected",
  "received",
  "received_face_down",
  "uncovered",
  "cards_offered",
  "offer_changed",
  "offer_kept",
  "card_used",
  "confirmed",
  ...SPOKEN,
  "promise_kept",
  "promise_broken",
  "promise_lapsed",
]);
/** Of these the whole sentence is told: it says who. */
const WHOLE: ReadonlySet<Kind> = new Set([
  "said_vote",
  "said_work",
  "said_share",
  "said_give",
  "said_swap",
  "promise_kept",
  "promise_broken",
]);

function part(scene: Scene<Graenaland.Game>, { event, message }: Told): string[] {
  const key = SAID[event.event];
  if (key) return [say(scene, key, message.values)];
  return WHOLE.has(event.event) ? [said(scene, message).replace(/\.$/, "")] : [];
}

/** Whom a line is about: a hero's owner, where another's order brought it to light; of a vote nobody by himself. */
export function aboutOf({ event }: Told): Seat | undefined {
  if (WITHIN.has(event.event)) return CHANCE;
  return whoIn(event) ?? undefined;
}

export const telling: Telling<Graenaland.Game> = {
  begins: ({ event }) => event.event === "proposed",
  about: aboutOf,
  tell: (scene, lines) => ({ picture: "", parts: lines.flatMap((line) => part(scene, line)) }),
};
