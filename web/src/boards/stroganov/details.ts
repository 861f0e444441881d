// What a step of winter brought, in short: who got what, which songs were sung, and how much is new.
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { type Who, whoIn } from "./trail";

/** What somebody got; without anybody, what came to the board. */
export interface Detail {
  readonly who: Who | null;
  readonly gains: readonly Word[];
  /** what lies there now */
  readonly furs: readonly Stroganov.Fur[];
  /** keys of the songs that were sung */
  readonly songs: readonly string[];
}

const NEW: ReadonlySet<Stroganov.Event["event"]> = new Set([
  "landscape_added",
  "song_placed",
  "yurt_placed",
  "card_placed",
]);

function gain(what: string, count: number): Word {
  return { is: "word", key: `gain-${what}`, values: { count } };
}

function detailOf(who: Who, events: readonly Stroganov.Event[]): Detail {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.event === "gained") sums.set(event.what, (sums.get(event.what) ?? 0) + event.count);
    if (event.event === "scored") sums.set("vp", (sums.get("vp") ?? 0) + event.points);
  }
  return {
    who,
    gains: [...sums].map(([what, count]) => gain(what, count)),
    furs: events.flatMap((event) => (event.event === "fur_gained" ? [event.fur] : [])),
    songs: events.flatMap((event) => (event.event === "song_sung" ? [`song-${event.song}`] : [])),
  };
}

/** By who got something, in the order in which they did. */
export function detailsOf(events: readonly Stroganov.Event[]): Detail[] {
  const seats = [...new Set(events.map(whoIn))].filter((who) => who !== null);
  const all = seats.map((who) =>
    detailOf(
      who,
      events.filter((event) => whoIn(event) === who),
    ),
  );
  return all.filter(({ gains, furs, songs }) => gains.length + furs.length + songs.length > 0);
}

/** How many new things a step of the upkeep laid out. */
export function newIn(events: readonly Stroganov.Event[]): number {
  return events.filter(({ event }) => NEW.has(event)).length;
}

/** The furs that came to the market. */
export function marketIn(events: readonly Stroganov.Event[]): Stroganov.Fur[] {
  return events.flatMap((event) => (event.event === "market_filled" ? [event.fur] : []));
}
