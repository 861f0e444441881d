// What printed things are called, and what they do in words: by the keys of the game's catalogue.
import type { Speaking } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";

type Who = Stroganov.StroganovView["order"][number];

/** A card, song, yurt, village or landscape by its name, such as “Winter Herd” (S2). */
export function nameOfPiece({ words }: Speaking, kind: "card" | "song", piece: string): string {
  return words.word(`${kind}-${piece}`);
}

/** What a fulfilled card does, such as “3 horses every winter”. */
export function whatCardDoes({ words }: Speaking, card: string): string {
  return words.value({ is: "word", key: `card-${card}`, values: {} }, [], "does");
}

/** Whoever plays: a person by name, or Ivan or Katyusha. */
export function nameOfPlayer({ words, names }: Speaking, who: Who): string {
  return typeof who === "number" ? (names[who] ?? "") : words.word(`opponent-${who}`);
}
