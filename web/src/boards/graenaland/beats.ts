// What some steps are shown as, beat by beat: what the land gives, the heroes who all go at once, ballots that fall and what
// they decide, cards that go to their owners, promises that are kept or broken. The rest is shown at once.
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import type { Line } from "../telling";

export type Told = Line<Graenaland.Game>;
export type Kind = "now" | "production" | "moves" | "ballot" | "verdict" | "cards" | "promise";

export interface Beat {
  readonly kind: Kind;
  readonly lines: readonly Told[];
}

const KINDS: { readonly [kind in Graenaland.Event["event"]]?: Kind } = {
  produced: "production",
  road_produced: "production",
  improvement_hit: "production",
  improvement_missed: "production",
  moved: "moves",
  stayed: "moves",
  swapped: "moves",
  voted: "ballot",
  proposal_accepted: "verdict",
  proposal_rejected: "verdict",
  received: "cards",
  received_face_down: "cards",
  promise_kept: "promise",
  promise_broken: "promise",
};
/** Of these each is seen by itself. */
const APART: ReadonlySet<Kind> = new Set(["ballot", "verdict", "promise"]);
/** What goes with anything that is told around it. */
const SILENT: ReadonlySet<string> = new Set(["deck_shuffled", "uncovered"]);

/** Lines in beats, in their order; votes that are given aloud fall as they are given. */
export function beatsOf(lines: readonly Told[]): readonly Beat[] {
  const beats: { kind: Kind; lines: Told[] }[] = [];
  for (const line of lines) {
    const kind = KINDS[line.event.event] ?? "now";
    const last = beats.at(-1);
    const goesOn = last && (SILENT.has(line.event.event) || (last.kind === kind && !APART.has(kind)));
    if (goesOn) last.lines.push(line);
    else beats.push({ kind, lines: [line] });
  }
  return beats;
}

/** A vote as it is shown: whose ballots still lie face down, and whether it is told what they decide. */
export interface Fall {
  readonly hidden: ReadonlySet<Seat>;
  readonly isDecided: boolean;
}

/** How far the ballots of a vote have fallen; null where none are falling. */
export function fallOf(beats: readonly Beat[], begun: readonly Beat[]): Fall | null {
  const now = begun.at(-1);
  if (now?.kind !== "ballot" && now?.kind !== "verdict") return null;
  const fallen = new Set(ballotsIn(begun));
  return { hidden: new Set(ballotsIn(beats).filter((seat) => !fallen.has(seat))), isDecided: now.kind === "verdict" };
}

/** A vote without what still lies face down. */
export function veiled(vote: Graenaland.ProposalInfo, hidden: ReadonlySet<Seat>): Graenaland.ProposalInfo {
  const shares = vote.shares.map((share) => (hidden.has(share.seat) ? { ...share, agree: null } : share));
  return hidden.size ? { ...vote, shares } : vote;
}

function ballotsIn(beats: readonly Beat[]): Seat[] {
  return beats.flatMap(({ lines }) => lines.flatMap(({ event }) => (event.event === "voted" ? [event.who] : [])));
}
