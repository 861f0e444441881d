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

/** Where the view says that a winter stands. */
const MOMENTS: { readonly [moment in Stroganov.Moment]?: WinterStep } = {
  income: "income",
  stories: "stories",
  songs: "singing",
  upkeep: "home",
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

/** A course that has come as far as the view says, be it that nothing has happened there yet. */
export function reached(course: Course, moment: Stroganov.Moment | null): Course {
  const step = moment && MOMENTS[moment];
  return step ? { ...course, [step]: course[step] ?? [] } : course;
}

/** A winter that one comes into, or goes back in: what is known of the steps before the present one stays. */
export function begunAt(course: Course, moment: Stroganov.Moment | null): Course {
  const now = WINTER.findIndex((step) => moment && MOMENTS[moment] === step);
  return reached(Object.fromEntries(WINTER.slice(0, Math.max(0, now)).map((step) => [step, course[step]])), moment);
}
