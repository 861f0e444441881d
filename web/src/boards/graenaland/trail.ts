// What others did last, by the places of the board where it was: those are outlined until one's own next step.
import type { Step } from "../../lib/table/scene";
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";

export type Steps = readonly Step<Graenaland.Game>[];

export function eventsOf(steps: Steps): Graenaland.Event[] {
  return steps.flatMap(({ log }) => log.map(({ event }) => event));
}

/** Who did something; null for what chance did, or all. */
export function whoIn(event: Graenaland.Event): Seat | null {
  return "who" in event ? event.who : null;
}

/** What somebody says, and does not do. */
export const SPOKEN = [
  "said_vote",
  "said_work",
  "said_share",
  "said_give",
  "said_swap",
  "asked_vote",
  "asked_give",
  "advised",
  "expected",
] as const satisfies readonly Graenaland.Event["event"][];

type Where = {
  readonly [Kind in Graenaland.Event["event"]]?: (event: Extract<Graenaland.Event, { event: Kind }>) => string;
};

const land = ({ at }: { readonly at: string }): string => `land:${at}`;
const pile = ({ at }: { readonly at: string }): string => `pile:${at}`;
const work = ({ at, work }: { readonly at: string; readonly work: Graenaland.Work }): string => `work:${at}:${work}`;

/** What of the log has a place of its own; the rest happened in a territory, or nowhere to be seen. */
const WHERE: Where = {
  anchor_raised: ({ to_tile }) => `land:${to_tile}`,
  produced: pile,
  road_produced: pile,
  improvement_hit: pile,
  improvement_missed: pile,
  proposed: pile,
  proposal_accepted: pile,
  proposal_rejected: pile,
  supply_turned: ({ card }) => `supply:${card}`,
  building_built: ({ at, building }) => `site:${at}:${building}`,
  army_grew: ({ unit }) => `unit:${unit}`,
  work_built: work,
  work_announced: work,
  work_dropped: work,
};

/** Where something happened; empty where that is nowhere to be seen. */
export function placeIn(event: Graenaland.Event): string {
  const where = WHERE[event.event] as ((event: Graenaland.Event) => string) | undefined;
  if (where) return where(event);
  return "at" in event && typeof event.at === "string" ? land({ at: event.at }) : "";
}

/** The places where others did something. */
export function lastPlaces(events: readonly Graenaland.Event[], own: Seat | null): ReadonlySet<string> {
  const others = events.filter((event) => whoIn(event) !== null && whoIn(event) !== own);
  return new Set(others.map(placeIn).filter(Boolean));
}
