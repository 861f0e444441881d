// What others did last, by the places of the board where it was: those are outlined until one's own next move.
import type { Step } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";

export type Steps = readonly Step<Stroganov.Game>[];
export type Who = Stroganov.Moved["who"];

export function eventsOf(steps: Steps): Stroganov.Event[] {
  return steps.flatMap(({ log }) => log.map(({ event }) => event));
}

/** Who did something; null for what chance did, or all. */
export function whoIn(event: Stroganov.Event): Who | null {
  return "who" in event ? event.who : null;
}

/** Where something happened; empty where that is nowhere to be seen. */
export function placeIn(event: Stroganov.Event): string {
  switch (event.event) {
    case "moved":
    case "landscape_claimed":
    case "ivan_hunted":
      return `tile:${event.at}`;
    case "fur_gained":
      return event.at ? `tile:${event.at}` : "";
    case "village_visited":
      return `village:${event.region}`;
    case "yurt_used":
      return `yurt:${event.region}`;
    case "card_taken":
      return event.region ? `card:${event.region}` : "";
    case "outpost_built":
      return `slot:${event.region}`;
    case "song_sung":
      return `song:${event.song}`;
    default:
      return "";
  }
}

/** The places where others did something. */
export function lastPlaces(events: readonly Stroganov.Event[], own: number | null): ReadonlySet<string> {
  const others = events.filter((event) => whoIn(event) !== null && whoIn(event) !== own);
  return new Set(others.map(placeIn).filter(Boolean));
}

/** What the opponent made of cards did in these steps: it moves with chance, so that the trail of others has none of it. */
export function opponentIn(events: readonly Stroganov.Event[]): Stroganov.Event[] {
  return events.filter((event) => typeof whoIn(event) === "string");
}
