// The sheets of games: how many may play, the options, the shapes of views and the icons; each is loaded once.
import type { GameSheet } from "../protocol.gen";
import { api } from "./api";

const sheets = new Map<string, Promise<GameSheet>>();

export function sheetOf(game: string): Promise<GameSheet> {
  const known = sheets.get(game) ?? api.get<GameSheet>(`/games/${game}`);
  sheets.set(game, known);
  known.catch(() => sheets.delete(game)); // what could not be loaded is asked for again
  return known;
}

/** The drawing of a word: its own, else that of the words it is one of, `fur-2-worn` of `fur-2` of `fur`. */
export function drawingOf(sheet: GameSheet | null, key: string): string | undefined {
  for (let name = key; sheet && name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    if (sheet.icons[name]) return sheet.icons[name];
  }
  return undefined;
}
