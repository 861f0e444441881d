// Winter in its steps, as the book has them: what happened at each, from the events that tell of it.
import type { Stroganov } from "../../views.gen";

export const WINTER = [
  "income",
  "stories",
  "singing",
  "home",
  "west",
  "land",
  "market",
  "songs",
  "yurts",
  "wishes",
] as const;
export type WinterStep = (typeof WINTER)[number];

type Kind = Stroganov.Event["event"];
const UPKEEP: { readonly [kind in Kind]?: WinterStep } = {
  cossack_went_home: "home",
  landscapes_slid: "west",
  yurts_slid: "west",
  cards_slid: "west",
  songs_left: "west",
  parts_removed: "west",
  landscape_added: "land",
  fur_dealt: "land",
  tiger_placed: "land",
  market_cleared: "market",
  market_filled: "market",
  song_placed: "songs",
  yurt_placed: "yurts",
  card_placed: "wishes",
};

/** The events of a winter so far, by its steps. */
export type Course = { readonly [step in WinterStep]?: readonly Stroganov.Event[] };

function isBegin(event: Stroganov.Event, season: Stroganov.Season): boolean {
  return event.event === "season_began" && event.season === season;
}

/** Whether the rows and stacks are made ready for the next year. */
function isUpkeep(course: Course): boolean {
  return WINTER.indexOf("home") <= stepNow(course);
}

/** The step that came last: the one that is being done, or done. */
export function stepNow(course: Course): number {
  return WINTER.findLastIndex((step) => course[step]);
}

const MOMENTS: { readonly [moment in Stroganov.Moment]?: WinterStep } = {
  income: "income",
  stories: "stories",
  songs: "singing",
  upkeep: "home",
};

/** The step that a moment is, for who comes in the middle of a winter; -1 where it is none. */
export function stepAt(moment: Stroganov.Moment | null): number {
  return WINTER.findIndex((step) => moment && MOMENTS[moment] === step);
}

/** Where an event of winter belongs, after what came before. A market is filled while people still sing, too. */
export function stepOf(event: Stroganov.Event, course: Course): WinterStep | null {
  const upkeep = UPKEEP[event.event];
  if (upkeep && (isUpkeep(course) || event.event !== "market_filled")) return upkeep;
  if (event.event === "deepest") return "stories";
  if (event.event === "song_sung") return "singing";
  if (!("who" in event)) return null;
  return WINTER[Math.max(0, stepNow(course))] ?? null;
}

/** A course with one more event; null outside of winter. */
export function grown(course: Course | null, event: Stroganov.Event): Course | null {
  if (isBegin(event, "winter")) return {};
  if (!course || isBegin(event, "spring") || event.event === "final_scoring_began") return null;
  const step = stepOf(event, course);
  return step ? { ...course, [step]: [...(course[step] ?? []), event] } : course;
}
