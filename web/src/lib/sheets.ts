// What the server has to play, and the sheets of games: how many may play, the options, the shapes of views, the icons.
import type { Catalogue, GameSheet } from "../protocol.gen";
import { api } from "./api";
import { type Bots, botsOf } from "./levels";
import { once } from "./once";

export const sheetOf = once((game) => api.get<GameSheet>(`/games/${game}`));

const catalogues = once(api.games);

/** The games and bots of the server. */
export function catalogue(): Promise<Catalogue> {
  return catalogues("");
}

/** The bots that play a game. */
export async function botsHere(game: string): Promise<Bots> {
  const { games, bots } = await catalogue();
  return botsOf(
    games.find(({ name }) => name === game),
    bots,
  );
}

/** The drawing of a word: its own, else that of the words it is one of, `fur-2-worn` of `fur-2` of `fur`. */
export function drawingOf(sheet: GameSheet | null, key: string): string | undefined {
  for (let name = key; sheet && name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    if (sheet.icons[name]) return sheet.icons[name];
  }
  return undefined;
}
