// What has been typed, kept while the window is open, by game: a reload or a way round by the rules loses nothing.
import { store, stored } from "../../lib/stored";
import type { Draft, House } from "./draft";

const place = (game: string): string => `krajina-new-${game}`;

/** Keep it; null forgets it. */
export function keepDraft(game: string, draft: Draft | null): void {
  store(place(game), draft, "sessionStorage");
}

/** What was typed before, if it still makes a table of this game. */
export function keptDraft(game: string, house: House): Draft | null {
  const kept = stored<Draft | null>(place(game), null, "sessionStorage");
  const count = kept?.seats?.length ?? 0;
  const isWhole = kept?.options && kept.texts && kept.seats?.every((seat) => seat.own && seat.who);
  return isWhole && count >= house.least && count <= house.most ? kept : null;
}
