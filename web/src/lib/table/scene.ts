// The scene: what a board gets to draw, live or in a replay, and all that it can do. It holds no rule of any game.
import type {
  Action,
  Event,
  GameSheet,
  Message,
  No,
  Outcome,
  Question,
  Seat,
  SeatName,
  StepInfo,
  TableInfo,
  Value,
  Word,
} from "../../protocol.gen";
import type { Words } from "../words/words";
import type { Choice } from "./choices";
import type { Hint } from "./hints";

/** What tells games apart: their views, what can be done in them, and what happens. `make protocol` writes it down. */
export interface Kinds {
  readonly view: unknown;
  readonly action: { readonly do: string };
  readonly event: { readonly event: string };
}

/** Any game, as the protocol knows it: what the frame and the board that fits every game draw. */
export interface AnyGame extends Kinds {
  readonly action: Action;
  readonly event: Event;
}

type FieldOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Field> = Union extends { readonly [field in Field & PropertyKey]: infer Value } ? Value : never;

/** What is pointed at: fields of an event or of an action, such as `{at: [2, 0]}` or `{region: 3}`. */
export type Focus<Game extends Kinds = AnyGame> = {
  readonly [Field in FieldOf<Game["action"] | Game["event"]>]?: ValueOf<Game["action"] | Game["event"], Field>;
};

/** A step with the events of its game. */
export interface Step<Game extends Kinds = AnyGame> extends Omit<StepInfo, "log"> {
  readonly log: readonly { readonly event: Game["event"]; readonly message: Message }[];
}

export interface Scene<Game extends Kinds = AnyGame> {
  readonly info: TableInfo;
  /** whose eyes; null is a spectator */
  readonly seat: Seat | null;
  /** how many entries of the record this shows */
  readonly n: number;
  readonly view: Game["view"];
  /** what the people at the seats are called */
  readonly names: readonly string[];
  readonly words: Words;
  /** the shapes and drawings of the game, once they are here */
  readonly sheet: GameSheet | null;
  /** what this seat is asked now, if it may answer; or has answered (`is_answered`), and may answer anew until all have */
  readonly question: Question | null;
  readonly choices: readonly Choice<Game["action"]>[];
  /** whom the game waits for */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly rivals: readonly Word[];
  /** the steps that led from the view before to this one: what a board may animate; empty after a jump */
  readonly fresh: readonly Step<Game>[];
  /** a table that is looked at again: nothing can be done in it */
  readonly isPast: boolean;
  /** more has happened than is shown: moves of others are shown one after the other */
  readonly isBehind: boolean;
  /** show all that has happened at once */
  skip(): void;
  /** the steps of others since one's own last one, as far as they are shown: a board outlines them */
  readonly trail: readonly Step<Game>[];
  /** what the log or a list of choices points at now; a board shows it */
  focus: Focus<Game> | null;
  /** a choice that waits to be confirmed; a board shows it as if it were done */
  readonly picked: Game["action"] | null;
  /** what is picked, or else pointed at, takes and gives: shown beside one's own things before it is done */
  readonly hint: Hint | null;
  /** touch a choice or a filled-in form: the first time it is shown, the second time done; at once for who likes it quick;
   * `say` is what will come of it, where that is more than the choice says */
  pick(action: Game["action"], say?: Message): void;
  /** show a choice as picked, to be confirmed or changed: how a board lets somebody turn a tile before it is placed */
  propose(action: Game["action"]): void;
  /** answer at once */
  act(action: Game["action"]): Promise<void>;
  unpick(): void;
  /** why an answer would be refused; null if it would not, or if nobody can tell */
  why(action: Game["action"]): Promise<No | null>;
}

/** What it takes to say something: words, and the names of those who sit here. */
export type Speaking = Pick<Scene, "words" | "names">;

/** Say a message with the names of those who sit here. */
export function said(scene: Speaking, message: Message): string {
  return scene.words.say(message, scene.names);
}

/** Say a key of the catalogues with the names of those who sit here. */
export function say(scene: Speaking, key: string, values: Readonly<Record<string, Value>> = {}): string {
  return scene.words.say({ key, values }, scene.names);
}

/** A seat, to be said by the name of whoever sits there. */
export function named(seat: Seat): SeatName {
  return { is: "seat", seat };
}

/** What whoever sits there is called. */
export function nameOf(scene: Speaking, seat: Seat): string {
  return scene.words.value(named(seat), scene.names);
}
