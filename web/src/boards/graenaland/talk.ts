// Talk: phrases are found step by step: first what kind, then to whom, then what; and what was said is heard again.
import type { Choice } from "../../lib/table/choices";
import type { Message } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { SPOKEN } from "./trail";

type Action = Graenaland.Action;
type Event = Graenaland.Event;

/** What a step of a phrase is about, and what is chosen in it. */
export interface Step {
  readonly of: "kind" | "to" | "agree" | "work" | "resource" | "wanted" | "build";
  readonly value: string;
}

export interface Phrase {
  readonly choice: Choice<Action>;
  readonly steps: readonly Step[];
}

const KINDS = [
  "promise_vote",
  "ask_vote",
  "promise_share",
  "promise_work",
  "promise_give",
  "promise_swap",
  "ask_give",
  "advise",
  "expect_share",
] as const satisfies readonly Action["do"][];
const FIELDS = ["to", "agree", "work", "resource", "wanted", "build"] as const;

const isSame = (one: Step | undefined, other: Step): boolean => one?.of === other.of && one.value === other.value;

/** The phrases among what may be done, each with its steps. */
export function phrasesIn(choices: readonly Choice<Action>[]): Phrase[] {
  const order: readonly string[] = KINDS;
  const phrases = choices.filter(({ action }) => order.includes(action.do));
  phrases.sort((one, other) => order.indexOf(one.action.do) - order.indexOf(other.action.do));
  return phrases.map((choice) => {
    const fields = new Map<string, unknown>(Object.entries(choice.action));
    const found = FIELDS.filter((of) => fields.has(of)).map((of) => ({ of, value: String(fields.get(of)) }));
    return { choice, steps: [{ of: "kind", value: choice.action.do }, ...found] };
  });
}

/** The phrases that begin with some steps. */
export function goingOn(phrases: readonly Phrase[], chosen: readonly Step[]): Phrase[] {
  return phrases.filter(({ steps }) => chosen.every((step, at) => isSame(steps[at], step)));
}

/** What may be chosen next, each once. */
export function nextSteps(phrases: readonly Phrase[], chosen: readonly Step[]): Step[] {
  const found: Step[] = [];
  for (const { steps } of goingOn(phrases, chosen)) {
    const next = steps[chosen.length];
    if (next && !found.some((one) => isSame(one, next))) found.push(next);
  }
  return found;
}

/** Steps that leave no choice are made by themselves, but for the last one: somebody has to say it. */
export function walked(phrases: readonly Phrase[], chosen: readonly Step[]): readonly Step[] {
  const [only, ...others] = nextSteps(phrases, chosen);
  const isLast = goingOn(phrases, chosen).every(({ steps }) => steps.length <= chosen.length + 1);
  return !only || others.length || isLast || !chosen.length ? chosen : walked(phrases, [...chosen, only]);
}

/** Something that a seat said to all. */
export type Said = Extract<Event, { event: (typeof SPOKEN)[number] }>;

/** With these something new is talked about. */
const BEGINS: readonly string[] = ["proposed", "work_announced", "granted"] satisfies Event["event"][];

/** A line of the log. */
export interface Line<Told extends Event = Event> {
  readonly event: Told;
  readonly message: Message;
}

const isSaid = (line: Line): line is Line<Said> => SPOKEN.some((kind) => kind === line.event.event);

/** What has been said since something new is talked about, after what was known before. */
export function heardIn(before: readonly Line<Said>[], lines: readonly Line[]): readonly Line<Said>[] {
  const begun = lines.findLastIndex(({ event }) => BEGINS.includes(event.event));
  const found = lines.slice(begun + 1).filter(isSaid);
  return begun < 0 ? [...before, ...found] : found;
}
