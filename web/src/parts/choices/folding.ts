// Folding: many choices that differ only in their last value become one entry, as src/krajina/text/fold.py does it.

import type { Choice } from "../../lib/table/choices";
import type { Message, Value } from "../../protocol.gen";

export const FEW = 12; // so many choices are listed one by one
const MANY = 15; // more of a kind are folded even where that makes the list no shorter
const SHORT = 4; // a kind with no more choices needs no heading
const OPEN = 40; // entries of a kind that are seen at once

/** Choices of one kind that share all values but the last; one alone stands for itself. */
export interface Entry {
  readonly choices: readonly Choice[];
  readonly isFold: boolean;
}

/** What is shown together: choices of one kind, and apart from them its forms. */
export interface Group {
  readonly name: string;
  readonly say: Message;
  readonly entries: readonly Entry[];
  readonly count: number;
  /** under the sentence that all share, and not one by one */
  readonly isFolder: boolean;
  readonly isOpen: boolean;
}

export function groupsOf(choices: readonly Choice[]): Group[] {
  const isFew = choices.length <= FEW;
  const kinds = grouped(choices, (choice) => `${choice.action.do}${choice.form ? " form" : ""}`);
  return [...kinds].map(([name, own]) => {
    const isShort = isFew || own.length <= SHORT || own[0]?.form;
    const entries = isShort ? own.map(alone) : folded(own);
    const isOpen = entries.length <= OPEN && (kinds.size === 1 || entries.length <= FEW);
    const isFolder = !isShort;
    return { name, say: leftOpen((own[0] as Choice).say), entries, count: own.length, isFolder, isOpen };
  });
}

function grouped(choices: readonly Choice[], by: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(by(choice), [...(groups.get(by(choice)) ?? []), choice]);
  return groups;
}

function alone(choice: Choice): Entry {
  return { choices: [choice], isFold: false };
}

function folded(own: readonly Choice[]): Entry[] {
  if (valuesOf(own[0] as Choice).length < 2) return own.map(alone);
  const folds = [...grouped(own, (choice) => JSON.stringify(valuesOf(choice).slice(0, -1))).values()];
  const isShorter = 3 * folds.length <= 2 * own.length || own.length > MANY;
  return isShorter ? folds.map((choices) => ({ choices, isFold: true })) : own.map(alone);
}

export function valuesOf(choice: Choice): Value[] {
  return Object.values(choice.say.values);
}

/** The sentence of a kind, its values left open. */
function leftOpen({ key, values }: Message): Message {
  return { key, values: Object.fromEntries(Object.keys(values).map((name) => [name, "…"])) };
}
