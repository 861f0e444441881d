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
export function wordsFor({ game, options }: TableInfo): Words {
  const words = speech.of(game);
  const places = settings.textView ? undefined : named[game];
  if (!places) return words;
  const known = made.get(words) ?? new Map<string, Words>();
  made.set(words, known);
  const key = JSON.stringify(options);
  const found = known.get(key) ?? words.placed(places(options));
  known.set(key, found);
  return found;
}
