// What places of a drawn board are called: a game whose board is drawn says where they are, text has their numbers.
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import type { Places, Words } from "../lib/words/words";
import type { TableInfo } from "../protocol.gen";
import { placesOf } from "./carcassonne/places";

const named: Readonly<Record<string, (options: unknown) => Places>> = { carcassonne: placesOf };

/** Words that were made, so that a table which changes goes on with the same ones. */
const made = new WeakMap<Words, Map<string, Words>>();

/** The words of a table, for the view that somebody chose: drawn, or as text. */
export function wordsFor({ game, options, renamed }: TableInfo): Words {
  const words = speech.of(game);
  const places = settings.textView ? undefined : named[game];
  if (!places && Object.keys(renamed).length === 0) return words;
  const known = made.get(words) ?? new Map<string, Words>();
  made.set(words, known);
  const key = JSON.stringify([places ? options : null, renamed]);
  const found = known.get(key) ?? (places ? words.placed(places(options)) : words).renamed(renamed);
  known.set(key, found);
  return found;
}
