// Promises in words: what was promised, as the ledger shows it.
import { named, type Speaking } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";

const word = (key: string, values: Word["values"] = {}): Word => ({ is: "word", key, values });

/** A promise as a word, which has the words of all that it is about. */
export function wordOfPromise({ kind, to, at, agree, work, resource, wanted }: Graenaland.Promised): Word {
  return word(`promise-${kind}`, {
    ...(to !== null && { to: named(to) }),
    ...(at !== null && { at: word(`tile-${at}`) }),
    ...(agree !== null && { agree: word(agree ? "yes" : "no") }),
    ...(work !== null && { work: word(`work-${work}`) }),
    ...(resource !== null && { resource: word(`resource-${resource}`) }),
    ...(wanted !== null && { wanted: word(`resource-${wanted}`) }),
  });
}

export function saidPromise(scene: Speaking, promised: Graenaland.Promised): string {
  return scene.words.value(wordOfPromise(promised), scene.names);
}
