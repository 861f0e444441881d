// Words: says a message in one language. What is not plain Fluent is what src/krajina/text/words.py tells; a test of both
// languages' readings keeps the two alike.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message, Place, SeatName, Value, Word } from "../../protocol.gen";
import { type Variable, variablesOf } from "./variables";

type Said = string | number;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];
type Values = Readonly<Record<string, Value>>;
type Names = readonly string[];
/** The word for a place on a board. */
export type Places = (at: readonly number[]) => Word;

/** By the key of its usual name, what a thing is called at a table. */
export type Renamed = Readonly<Record<string, Word>>;

interface Phrase {
  readonly bundle: FluentBundle;
  readonly pattern: NonNullable<Pattern>;
  readonly variables: readonly Variable[];
}

/** the seat of chance */
export const CHANCE = -1;
const HINT = "hint";
const SHORT = "short";
// Fluent refuses a placeable of more than 2,500 characters: somebody else's endless name must not cost us the sentence.
const LONGEST = 2000;

export function isWord(value: unknown): value is Word {
  return typeof value === "object" && value !== null && (value as Word).is === "word";
}

export function isSeatName(value: unknown): value is SeatName {
  return typeof value === "object" && value !== null && (value as SeatName).is === "seat";
}

export function isPlace(value: unknown): value is Place {
  return typeof value === "object" && value !== null && (value as Place).is === "place";
}

/** A place by its numbers, as in text. */
function byNumbers(at: readonly number[]): Word {
  return { is: "word", key: "place", values: { at: at.join(",") } };
}

/** One language, made of Fluent sources; of equal keys the first stays, as on the server. */
export function bundleOf(
  language: string,
  sources: readonly string[],
  transform?: (text: string) => string,
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Words {
  /** The first bundle that has a key says it. */
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
    private readonly places: Places = byNumbers,
    private readonly phrases = new Map<string, Phrase | null>(),
    private readonly others: Renamed = {},
  ) {}

  /** The same words for somebody who sees the board drawn: places are called by where they are on it. */
  placed(places: Places): Words {
    return new Words(this.language, this.bundles, places, this.phrases, this.others);
  }

  /** The same words for a table where some printed things are called something else. */
  renamed(others: Renamed): Words {
    return new Words(this.language, this.bundles, this.places, this.phrases, others);
  }

  say(message: Message, names: Names = []): string {
    return this.saying(message.key, message.values, names, "");
  }

  /** What a sentence leaves unsaid, for those who ask; nothing where there is no more to say. */
  hint(message: Message, names: Names = []): string {
    return this.beside(message, names, HINT);
  }

  /** What tells a choice from others that begin alike; nothing where its last value says it. */
  short(message: Message, names: Names = []): string {
    return this.beside(message, names, SHORT);
  }

  private beside({ key, values }: Message, names: Names, form: string): string {
    const hasOne = this.bundles.some((bundle) => bundle.getMessage(key)?.attributes[form]);
    return hasOne ? this.saying(key, values, names, form) : "";
  }

  word(key: string, values: Values = {}): string {
    const other = this.others[key];
    return other ? this.saying(other.key, other.values, [], "") : this.saying(key, values, [], "");
  }

  has(key: string): boolean {
    return this.find(key, "") !== null;
  }

  /** A value alone, as it would stand in a sentence. */
  value(value: Value, names: Names = [], form = ""): string {
    const said = this.said(value, form, names);
    return typeof said === "string" ? said : this.word("number", { number: said });
  }

  /** Where a rule stands: `page 6` is `p. 6` in English. */
  rule(rule: string): string {
    const [kind = "", ...rest] = rule.split(" ");
    const key = `rule-${kind}`;
    return rule && this.has(key) ? this.word(key, { number: rest.join(" ") }) : rule;
  }

  /** Why not and, if it is known, by which rule. */
  refusal(message: Message, rule: string, names: Names = []): string {
    const sentence = this.say(message, names);
    return rule ? this.word("rule-cited", { sentence, rule: this.rule(rule) }) : sentence;
  }

  private find(key: string, form: string): Phrase | null {
    const name = form ? `${key}.${form}` : key;
    const known = this.phrases.get(name);
    if (known !== undefined) return known;
    const found = this.look(key, form);
    this.phrases.set(name, found);
    return found;
  }

  private look(key: string, form: string): Phrase | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      const pattern = (form && message?.attributes[form]) || message?.value;
      if (pattern) return { bundle, pattern, variables: variablesOf(bundle, pattern) };
    }
    return null;
  }

  private saying(key: string, values: Values, names: Names, form: string): string {
    const phrase = this.find(key, form);
    if (!phrase) return key;
    const given: Record<string, Said> = {};
    for (const { name, base, form: wanted } of phrase.variables) {
      const value = values[base];
      if (value === undefined) continue;
      const said = this.said(value, wanted, names);
      given[name] = typeof said === "string" ? said.slice(0, LONGEST) : said;
    }
    return phrase.bundle.formatPattern(phrase.pattern, given, []);
  }

  private said(value: Value, form: string, names: Names): Said {
    if (typeof value === "string" || typeof value === "number") return value;
    if (Array.isArray(value)) return form === "count" ? value.length : this.list(value, form, names);
    if (isSeatName(value)) return this.name(value.seat, names);
    if (isPlace(value)) return this.said(this.places(value.at), form, names);
    if (!isWord(value)) return String(value);
    if (form === "count" && isEmpty(value)) return 0;
    const word = this.others[value.key] ?? value;
    return form === "key" ? word.key : this.saying(word.key, word.values, names, form);
  }

  private name(seat: number, names: Names): string {
    if (seat === CHANCE) return this.word("chance-name");
    return names[seat] || this.word("seat-name", { number: seat + 1 });
  }

  private list(values: readonly Value[], form: string, names: Names): string {
    if (values.length === 0) return this.saying("nothing", {}, [], form);
    if (values.every((value) => typeof value === "number")) return values.join(",");
    if (values.some((value) => Array.isArray(value) || (isWord(value) && value.key === "nobody"))) {
      return values.map((value) => this.value(value, names, form)).join(" · ");
    }
    const items = this.items(values, form, names);
    const last = items.pop() ?? "";
    if (items.length === 0) return last;
    const start = items.reduce((first, second) => this.word("list-more", { first, second }));
    return this.word("list-two", { first: start, second: last });
  }

  /** The items of an enumeration; equal words side by side are counted. */
  private items(values: readonly Value[], form: string, names: Names): string[] {
    const items: string[] = [];
    for (let at = 0; at < values.length; ) {
      const value = values[at] as Value;
      const same = JSON.stringify(value);
      let count = 1;
      while (at + count < values.length && JSON.stringify(values[at + count]) === same) count += 1;
      const item = this.value(value, names, form);
      if (count > 1 && isWord(value)) items.push(this.word("list-count", { count, item }));
      else for (let each = 0; each < count; each += 1) items.push(item);
      at += count;
    }
    return items;
  }
}

/** A word that stands for a list with nothing in it. */
function isEmpty(word: Word): boolean {
  return word.key === "nothing" || word.key === "nobody";
}
