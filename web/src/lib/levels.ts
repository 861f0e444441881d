// The bots that play a game: its levels, the weakest first, and those that play every game.
import type { GameInfo, LevelInfo, Word } from "../protocol.gen";
import { store, stored } from "./stored";
import type { Words } from "./words/words";

export interface Bots {
  readonly levels: readonly LevelInfo[];
  readonly others: readonly string[];
}

/** A rank with the styles that it has; the first one is what it plays if nobody says otherwise. */
export interface Rank {
  readonly name: string;
  readonly levels: readonly LevelInfo[];
}

const USUAL = "journeyman"; // whoever does not choose gets one that people can beat, and need not
const PLACE = "krajina-level";
const RANDOM = "random";
const GAMES = 10; // in which people are told how often one wins

/** The bots of a game, of others the ones that try before those that do not. */
export function botsOf(game: Pick<GameInfo, "levels"> | undefined, others: readonly string[]): Bots {
  const inOrder = [...others].sort(
    (one, other) => Number(one === RANDOM) - Number(other === RANDOM) || (one < other ? -1 : 1),
  );
  return { levels: game?.levels ?? [], others: inOrder };
}

/** All names, the bots of a game that are measured first. */
export function namesOf({ levels, others }: Bots): string[] {
  return [...levels.map(({ name }) => name), ...others];
}

export function ranksOf(levels: readonly LevelInfo[]): Rank[] {
  const names = [...new Set(levels.map(({ rank }) => rank))];
  return names.map((name) => {
    const own = levels.filter(({ rank }) => rank === name);
    return { name, levels: [...own.filter(({ style }) => !style), ...own.filter(({ style }) => style)] };
  });
}

/** The bot that was chosen last in a game or, if that is not here any more, one in the middle. */
export function usualBot(game: string, bots: Bots): string {
  const last = stored<Readonly<Record<string, string>>>(PLACE, {})[game];
  if (last && namesOf(bots).includes(last)) return last;
  const ranks = ranksOf(bots.levels);
  const rank = ranks.find(({ name }) => name === USUAL) ?? ranks[Math.floor((ranks.length - 1) / 2)];
  return rank?.levels[0]?.name ?? bots.others[0] ?? "";
}

export function rememberBot(game: string, bot: string): void {
  store(PLACE, { ...stored<Readonly<Record<string, string>>>(PLACE, {}), [game]: bot });
}

/** What a term of a judge is called; where there are no words for it, it goes by its own name. */
export function termTitle(words: Words, term: string): Word | string {
  const key = `term-${term}`;
  return words.has(key) ? { is: "word", key, values: {} } : term.replaceAll(/[_-]/g, " ");
}

/** Of ten games, how many a level wins against the one below it, as their ratings say; null where nobody measured. */
export function winsOver(levels: readonly LevelInfo[], level: LevelInfo): { wins: number; below: string } | null {
  const ranks = ranksOf(levels);
  const at = ranks.findIndex(({ name }) => name === level.rank);
  const below = ranks[at - 1]?.levels[0];
  if (!below?.strength || !level.strength) return null;
  const share = 1 / (1 + 10 ** ((below.strength.elo - level.strength.elo) / 400));
  return { wins: Math.round(share * GAMES), below: below.name };
}

/** How full the scale of a level is, from 0 to 1: by its rating or, where nobody measured, by its rank. */
export function fullness(levels: readonly LevelInfo[], level: LevelInfo): number {
  const elos = levels.flatMap(({ strength }) => (strength ? [strength.elo] : []));
  const [least, most] = [Math.min(...elos), Math.max(...elos)];
  const least0 = 0.1; // the weakest has some, too
  if (level.strength && elos.length === levels.length && most > least)
    return least0 + (1 - least0) * ((level.strength.elo - least) / (most - least));
  const ranks = ranksOf(levels);
  return (1 + ranks.findIndex(({ name }) => name === level.rank)) / Math.max(1, ranks.length);
}
