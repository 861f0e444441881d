// What has been typed, kept while the window is open, by game: a reload or a way round by the rules loses nothing.
import type { Draft, House } from "./draft";

const place = (game: string): string => `krajina-new-${game}`;

export function keepDraft(game: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still opens tables.
  }
}

export function forgetDraft(game: string): void {
  try {
    sessionStorage.removeItem(place(game));
  } catch {
    // There was nothing kept, then.
  }
}

/** What was typed before, if it still makes a table of this game. */
export function keptDraft(game: string, house: House): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(game)) ?? "null") as Draft | null;
    const count = kept?.seats.length ?? 0;
    const isWhole = kept?.options && kept.texts && kept.seats.every((seat) => seat.own && seat.who);
    return isWhole && count >= house.least && count <= house.most ? kept : null;
  } catch {
    return null;
  }
}
