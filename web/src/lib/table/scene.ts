// The scene: what a board gets to draw, live or in a replay, and all that it can do. It holds no rule of any game.
import type {
  Action,
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

/** What is pointed at: fields of an event or of an action, such as `{at: [2, 0]}` or `{region: 3}`. */
export type Focus = Readonly<Record<string, unknown>>;

export interface Scene<View = unknown> {
  readonly info: TableInfo;
  /** whose eyes; null is a spectator */
  readonly seat: Seat | null;
  /** how many entries of the record this shows */
  readonly n: number;
  readonly view: View;
  /** what the people at the seats are called */
  readonly names: readonly string[];
  readonly words: Words;
  /** the shapes and drawings of the game, once they are here */
  readonly sheet: GameSheet | null;
  /** what this seat is asked now, if it may answer */
  readonly question: Question | null;
  readonly choices: readonly Choice[];
  /** whom the game waits for */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly rivals: readonly Word[];
  /** the steps that led from the view before to this one: what a board may animate; empty after a jump */
  readonly fresh: readonly StepInfo[];
  /** more has happened than is shown: moves of others are shown one after the other */
  readonly isBehind: boolean;
  /** show all that has happened at once */
  skip(): void;
  /** the steps of others since one's own last one, as far as they are shown: a board outlines them */
  readonly trail: readonly StepInfo[];
  /** what the log or a list of choices points at now; a board shows it */
  focus: Focus | null;
  /** a choice that waits to be confirmed; a board shows it as if it were done */
  readonly picked: Action | null;
  /** what is picked, or else pointed at, takes and gives: shown beside one's own things before it is done */
  readonly hint: Hint | null;
  /** touch a choice or a filled-in form: the first time it is shown, the second time done; at once for who likes it quick */
  pick(action: Action): void;
  /** show a choice as picked, to be confirmed or changed: how a board lets somebody turn a tile before it is placed */
  propose(action: Action): void;
  /** answer at once */
  act(action: Action): Promise<void>;
  unpick(): void;
  /** why an answer would be refused; null if it would not, or if nobody can tell */
  why(action: Action): Promise<No | null>;
}

/** Say a message with the names of those who sit here. */
export function said(scene: Scene, message: Message): string {
  return scene.words.say(message, scene.names);
}

/** Say a key of the catalogues with the names of those who sit here. */
export function say(scene: Scene, key: string, values: Readonly<Record<string, Value>> = {}): string {
  return scene.words.say({ key, values }, scene.names);
}

/** A seat, to be said by the name of whoever sits there. */
export function named(seat: Seat): SeatName {
  return { is: "seat", seat };
}

/** What whoever sits there is called. */
export function nameOf(scene: Scene, seat: Seat): string {
  return scene.words.value(named(seat), scene.names);
}
