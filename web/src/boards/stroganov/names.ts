// What the pieces are called: by their names in the catalogue of the game, never by their numbers.
import { nameOf, type Speaking } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";

export const nameOfFur = ({ words }: Speaking, fur: Stroganov.Fur): string => words.word(`fur-${fur}`);
export const nameOfVillage = ({ words }: Speaking, village: string): string => words.word(`village-${village}`);
export const nameOfYurt = ({ words }: Speaking, yurt: string): string => words.word(`yurt-${yurt}`);
export const nameOfSong = ({ words }: Speaking, song: string): string => words.word(`song-${song}`);
export const nameOfCard = ({ words }: Speaking, card: string): string => words.word(`card-${card}`);

/** What a card is called, without the word for cards and its code: what stands in its quotation marks. */
export function titleOfCard(scene: Speaking, card: string): string {
  const name = nameOfCard(scene, card);
  return /[“„«]\s*([^”“»]+?)\s*[”“»]/.exec(name)?.[1] ?? name;
}

/** A landscape by its name; a gap of the row is one. */
export function nameOfLandscape({ words }: Speaking, landscape: string | null): string {
  return words.word(landscape === null ? "table-gap" : `landscape-${landscape}`);
}

/** What a wish of the tsar brings, in words. */
export function deedOfCard({ words }: Speaking, card: string): string {
  return words.value({ is: "word", key: `card-${card}`, values: {} }, [], "does");
}

/** Whoever has a Cossack: by the name at the table, Ivan and Katyusha by their own. */
export function nameOfWho(scene: Speaking, who: number | Stroganov.Opponent): string {
  return typeof who === "number" ? nameOf(scene, who) : scene.words.word(`opponent-${who}`);
}
