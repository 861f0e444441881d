// Made by `make protocol` of the structs of the server: do not edit.

/** A place at the table, counted from 0; -1 is the seat of chance. */
export type Seat = number;

/** The first message: the keys that this client holds, or the table to watch, and how much of it it has. */
export interface Hello {
  readonly kind: "hello";
  readonly id?: string;
  readonly keys?: readonly string[];
  readonly table?: string;
  /** the `n` of the last update; without it, everything is told */
  readonly have?: number | null;
  /** one more than the number of the last line of talk that it has */
  readonly lines?: number;
}

/** Answer the question of a seat, as it stood at `seen`, with one of its choices or a filled-in form. */
export interface Act {
  readonly kind: "act";
  readonly id?: string;
  readonly seat: Seat;
  readonly seen: number;
  readonly action: unknown;
}

/** Would this answer be refused now, and why? Nothing is done: `done` says that `act` would do it. */
export interface Why {
  readonly kind: "why";
  readonly id?: string;
  readonly seat: Seat;
  readonly action: unknown;
}

/** Take back so many of the last steps; beyond what the seat may alone, the others are asked. */
export interface Undo {
  readonly kind: "undo";
  readonly id?: string;
  readonly seat: Seat;
  readonly seen: number;
  readonly steps?: number;
}

/** Take back all that the seat may take back alone. */
export interface ResetTurn {
  readonly kind: "reset_turn";
  readonly id?: string;
  readonly seat: Seat;
  readonly seen: number;
}

/** Do again what the seat has just taken back. */
export interface Redo {
  readonly kind: "redo";
  readonly id?: string;
  readonly seat: Seat;
  readonly seen: number;
}

/** The turn is over: do not wait any longer. */
export interface HandOver {
  readonly kind: "hand_over";
  readonly id?: string;
  readonly seat: Seat;
}

/** Ask the others to end the game here. */
export interface Abandon {
  readonly kind: "abandon";
  readonly id?: string;
  readonly seat: Seat;
}

/** Agree, or not, to what another seat asked for; the seat that asked may withdraw it with a no. */
export interface Reply {
  readonly kind: "reply";
  readonly id?: string;
  readonly seat: Seat;
  readonly request: number;
  readonly agree: boolean;
}

/** Say something to all at the table. */
export interface Say {
  readonly kind: "say";
  readonly id?: string;
  readonly seat: Seat;
  /** what is too long is refused as such, and not as a bad message */
  readonly text: string;
}

/** Show a sign to all at the table for a moment; nobody keeps it. */
export interface React {
  readonly kind: "react";
  readonly id?: string;
  readonly seat: Seat;
  readonly sign: Sign;
}

/** What a seat may show for a moment instead of saying something: the same signs at every table. */
export type Sign = "good" | "applause" | "laugh" | "oh_no" | "thinking" | "hurry" | "thanks" | "good_game";

/** Change what a seat wants; what is left out stays. */
export interface Prefer {
  readonly kind: "prefer";
  readonly id?: string;
  readonly seat: Seat;
  readonly name?: string | null;
  readonly colour?: string | null;
  /** seconds before a turn is handed over */
  readonly grace?: number | null;
  /** hand over only by `hand_over` */
  readonly confirms?: boolean | null;
  readonly muted?: readonly Seat[] | null;
  /** is told when it is this seat's turn; empty for none */
  readonly webhook?: string | null;
  readonly is_quiet?: boolean | null;
}

/** Let a bot play for this seat, until it is taken back; the owner may do that for any seat, an open one too. */
export interface LetBot {
  readonly kind: "let_bot";
  readonly id?: string;
  readonly seat: Seat;
  readonly bot: string;
}

/** Play on oneself where a bot stood in. */
export interface TakeBack {
  readonly kind: "take_back";
  readonly id?: string;
  readonly seat: Seat;
}

/** Get up: before the game the seat is open again, in the game a bot plays until all agree to another player. */
export interface Leave {
  readonly kind: "leave";
  readonly id?: string;
  readonly seat: Seat;
}

/** Make another key for a seat; the old link does not work any more. A client that lost the answer asks again over HTTP, with the old key and the same id. */
export interface NewKey {
  readonly kind: "new_key";
  readonly id?: string;
  readonly seat: Seat;
  readonly request_id?: string;
}

/** The owner takes a seat from its player; in a game all others have to agree, or a bot plays for an absent one. */
export interface Kick {
  readonly kind: "kick";
  readonly id?: string;
  readonly seat: Seat;
}

/** Another game with the same people and options, the start one seat further; asked again, the same table. */
export interface Rematch {
  readonly kind: "rematch";
  readonly id?: string;
  readonly seat?: Seat | null;
  /** with the same one, the seat that opened the table is told the owner's key again */
  readonly request_id?: string;
}

/** Does the table answer? */
export interface Ping {
  readonly kind: "ping";
  readonly id?: string;
}

/** What is asked for to open a table. */
export interface NewTable {
  readonly game: string;
  readonly options?: { [key: string]: unknown };
  readonly seats: readonly SeatWanted[];
  readonly name?: string;
  readonly visibility?: Visibility;
  readonly watching?: Partial<Watching>;
  readonly clock?: Partial<Clock>;
  readonly request_id?: string;
}

/** A seat as it is wanted: `here` for a person who gets its key at once, on this device or by its link. */
export interface SeatWanted {
  readonly who?: Wanted;
  /** what is too long is refused as such, and not as a bad request */
  readonly name?: string;
  readonly colour?: string;
  readonly bot?: string;
  readonly salt?: string;
}

/** Who shall sit at a seat: a player here (who gets the key), a bot, or the first player who comes. */
export type Wanted = "here" | "bot" | "open";

/** Who finds a table: those who have its link, or everybody in the list of tables. */
export type Visibility = "private" | "public";

/** Whether spectators may come, and how many seconds after the players they see what happens. */
export interface Watching {
  readonly allowed: boolean;
  readonly delay: number;
}

/** How long a seat may think: `time` in seconds (of DAYS: in days), `more` seconds back after each decision. */
export interface Clock {
  readonly kind: ClockKind;
  readonly time: number;
  readonly more: number;
}

/** How time is counted. */
export type ClockKind = "none" | "decision" | "bank" | "days";

/** Options that somebody thinks of, and for how many seats. */
export interface WantedOptions {
  readonly options?: { [key: string]: unknown };
  readonly seats: number;
}

/** Who takes a seat. `salt` is added to the luck of the game, so that no other player chose it alone. */
export interface Join {
  readonly name: string;
  readonly colour?: string;
  readonly salt?: string;
  readonly is_program?: boolean;
  readonly request_id?: string;
}

/** Where to go another way: after so many entries, as a seat knew the table; the other seats get this bot. */
export interface Fork {
  readonly step: number;
  readonly seat?: Seat | null;
  readonly name?: string;
  readonly bot?: string;
  readonly request_id?: string;
}

/** Keys that a device has kept. */
export interface Keys {
  readonly keys: readonly string[];
}

/** The answer to `hello`: the table, and the seats whose keys fit. */
export interface Welcome {
  readonly kind: "welcome";
  readonly version: number;
  readonly table: TableInfo;
  readonly seats: readonly Seat[];
  /** of these seats */
  readonly wishes: readonly Wishes[];
  readonly is_owner: boolean;
  /** by the clock of the server, as `created`, `changed` and the lines have it */
  readonly time: number;
}

/** What everybody who has the link may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly name: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly watching: Watching;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly is_fork: boolean;
  /** false where the rules have changed since: then it can only be exported */
  readonly is_playable: boolean;
  /** the rematch */
  readonly next: string;
  readonly created: number;
  readonly changed: number;
  readonly options: unknown;
  /** by the key of its name, what a printed thing is called that own tables changed */
  readonly renamed: { [key: string]: Word };
  /** the promise; at the end with its key */
  readonly fair: Fair | null;
}

/** How far a table has come. */
export type Status = "gathering" | "playing" | "finished" | "abandoned";

/** Who sits somewhere. */
export interface SeatInfo {
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: string;
  readonly bot: string;
  readonly is_program: boolean;
  readonly is_here: boolean;
  /** who wants to play on here, where a player left; all people at the table have to agree */
  readonly successor: string;
}

/** What is on a seat: no player yet, a person (or a program from outside) with a key, or a bot of ours. */
export type SeatKind = "open" | "person" | "bot";

/** A value that has words of its own: the key of another message, and its values if it has any. */
export interface Word {
  readonly is: "word";
  readonly key: string;
  readonly values: { [key: string]: Value };
}

/** A value that is a seat: people read the name of its player. */
export interface SeatName {
  readonly is: "seat";
  readonly seat: number;
}

/** A value that is a place on a board: text has its numbers, and who draws the board says where it is. */
export interface Place {
  readonly is: "place";
  readonly at: readonly number[];
}

/** What a record says of its chance: the promise, what the seats added, and at the end the key. */
export interface Fair {
  /** a name for this one game, so that one secret never serves two */
  readonly game: string;
  readonly commitment: string;
  readonly salts?: readonly string[];
  /** the secret in hex, revealed when the game is over */
  readonly key?: string;
}

/** What a seat asked for by `prefer`: for the holder of its key. */
export interface Wishes {
  /** seconds */
  readonly grace: number;
  readonly confirms: boolean;
  readonly muted: readonly Seat[];
  readonly webhook: string;
  readonly is_quiet: boolean;
}

/** Something about the table is different: who sits there, its status. */
export interface TableChanged {
  readonly kind: "table_changed";
  readonly table: TableInfo;
}

/** What a seat (or, without a seat, a spectator) sees now, and the steps since what it had. */
export interface Update<View = unknown> {
  readonly kind: "update";
  readonly seat: Seat | null;
  readonly n: number;
  readonly steps: readonly StepInfo[];
  /** the game's view for this seat */
  readonly view: View;
  readonly question: Question | null;
  /** whom the game waits for */
  readonly asked: readonly Seat[];
  readonly hold: Hold | null;
  readonly undo: UndoInfo | null;
  readonly request: RequestInfo | null;
  readonly clocks: readonly ClockInfo[];
  readonly may_talk: boolean;
  readonly outcome: Outcome | null;
  /** who has the rows of the outcome after those of the seats */
  readonly rivals: readonly Word[];
}

/** A step of the game as one watcher may know it: after it the stream stands at `n`. */
export interface StepInfo {
  readonly n: number;
  readonly seat: Seat;
  /** seconds since 1970, without those in which the server stood still */
  readonly at: number;
  readonly by: string;
  /** how many steps were taken back, if this is no action */
  readonly undo: number;
  readonly log: readonly LogLine[];
}

/** Something that happened, for programs and for people. */
export interface LogLine {
  readonly event: Event;
  readonly message: Message;
}

/** Something that happened; a game's events are a union of its subclasses. */
export interface Event {
  readonly event: string;
  /** its audience; null is everyone, watchers too */
  readonly to: readonly Seat[] | null;
  readonly [field: string]: unknown;
}

/** One thing to say: a catalogue key and its values. */
export interface Message {
  readonly key: string;
  readonly values: { [key: string]: Value };
}

/** A decision on the wire. `says` has a message for each action and each form, in the order of the offer. */
export interface Question {
  readonly prompt: string;
  readonly message: Message;
  readonly offer: Offer;
  readonly says: readonly Message[];
  /** what the items in the piles of forms are called */
  readonly words: { [key: string]: Word };
  /** it is, and nobody waits for the seat: another answer takes the place of the one before */
  readonly is_answered: boolean;
}

/** Choices on the wire: every one of them, ready to be sent back. */
export interface ListOffer {
  readonly choices: "list";
  readonly actions: readonly Action[];
}

/** One choice by a seat; a game's actions are a union of its subclasses. */
export interface Action {
  readonly do: string;
  readonly [field: string]: unknown;
}

/** What luck may bring, each with its weight. */
export interface ChanceOffer {
  readonly choices: "chance";
  readonly actions: readonly Action[];
  readonly weights: readonly number[];
}

/** A form: hand out every item of the pile; the answer is `template` with `field` filled in, a share a receiver. */
export interface SharesOffer {
  readonly choices: "shares";
  readonly template: Action;
  readonly field: string;
  readonly pile: readonly string[];
  readonly receivers: readonly number[];
}

/** A form: pick some items of the pile; the answer is `template` with `field` filled in, in the pile's order. */
export interface PickOffer {
  readonly choices: "pick";
  readonly template: Action;
  readonly field: string;
  readonly pile: readonly string[];
  readonly proposed: readonly string[];
}

/** Several kinds of choices to choose from. */
export interface AnyOffer {
  readonly choices: "any";
  readonly parts: readonly Offer[];
}

/** A turn that is not handed over yet: its seat may still take the last step back. */
export interface Hold {
  readonly seat: Seat;
  /** seconds when this was sent; null: until the seat says so */
  readonly left: number | null;
}

/** How many of the last steps a seat may take back alone, or if all agree, and how many it may do again. */
export interface UndoInfo {
  readonly alone: number;
  readonly together: number;
  /** who has to agree to more than it may alone: other people. Bots agree by themselves */
  readonly asks: readonly Seat[];
  readonly redo: number;
  /** why it may not go back further alone */
  readonly why: Message | null;
}

/** What a seat asks the others for: to take back `steps`, or to abandon the game; or what is asked about a seat. The owner wants to take it from its player, or a player of that `name` wants to play on where another one left. */
export interface RequestInfo {
  readonly number: number;
  readonly kind: RequestKind;
  readonly seat: Seat;
  readonly steps: number;
  readonly name: string;
  readonly agreed: readonly Seat[];
}

/** What all people at a table have to agree to. */
export type RequestKind = "undo" | "abandon" | "kick" | "succeed";

/** The clock of a seat: seconds left when this was sent, and whether it runs. */
export interface ClockInfo {
  readonly left: number;
  readonly runs: boolean;
}

/** The end of a game, a row a seat: places from 1 up (equal for a tie), points, and the terms they sum up. */
export interface Outcome {
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly terms: readonly (readonly Term[])[];
}

/** Points with their source: so many (`count`) of something (`why`, a word of the game) gave so many points. */
export interface Term {
  readonly why: string;
  readonly count: number;
  readonly points: number;
}

/** Lines of talk, and of what happened at the table. */
export interface Said {
  readonly kind: "said";
  readonly lines: readonly Line[];
}

/** A line of the talk: what a seat said, or what happened at the table, as a key and values. */
export interface Line {
  readonly number: number;
  readonly at: number;
  readonly seat?: Seat | null;
  readonly text?: string;
  readonly key?: string;
  readonly values?: { [key: string]: Value };
}

/** A seat shows a sign. It is told once, to those who look at the table now. */
export interface Reacted {
  readonly kind: "reacted";
  readonly seat: Seat;
  readonly sign: Sign;
}

/** What was asked for is done and stored. */
export interface Done {
  readonly kind: "done";
  readonly id: string;
  /** of the update that shows it, where the game went on: over HTTP, it may come later than this */
  readonly n: number;
  /** a new table */
  readonly table: string;
  /** a new key of the seat */
  readonly key: string;
  /** the owner's key of a new table */
  readonly owner: string;
}

/** What was asked for is not done: a stable code, the reason for people, the rule of the book if it is one. */
export interface No {
  readonly kind: "refused";
  readonly id: string;
  readonly code: string;
  readonly message: Message;
  readonly rule: string;
}

/** The table answers. */
export interface Pong {
  readonly kind: "pong";
  readonly id: string;
  /** by the clock of the server */
  readonly time: number;
}

/** The table closes this stream; `is_final` if coming back is of no use. */
export interface Bye {
  readonly kind: "bye";
  readonly code: string;
  readonly message: Message;
  readonly is_final: boolean;
}

/** A new table: its id, the owner's key and the keys of those who sit already. Only a request with the same id is told them again. */
export interface Founded {
  readonly table: string;
  readonly owner: string;
  readonly seats: readonly SeatKey[];
}

/** The key of a seat: who has it acts for the seat. */
export interface SeatKey {
  readonly seat: Seat;
  readonly key: string;
  /** until all people at the table have agreed that this player plays on there */
  readonly waits: boolean;
}

/** A table in a list, and how many entries its record has; null where strangers may not know that. */
export interface Listing {
  readonly table: ListedTable;
  readonly entries: number | null;
  /** whose key it was, where keys were shown; -2 for the owner's */
  readonly seat: Seat | null;
  readonly is_your_turn: boolean | null;
}

/** What a list shows of a table. Where spectators see the game later than its players, or not at all, moves do not count as changes. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly name: string;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly watching: Watching;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly is_fork: boolean;
  /** false where the rules have changed since: then it can only be exported */
  readonly is_playable: boolean;
  /** the rematch */
  readonly next: string;
  readonly created: number;
  readonly changed: number;
}

/** What may be played here, and by which bots. */
export interface Catalogue {
  readonly games: readonly GameInfo[];
  /** besides the levels: those that play every game */
  readonly bots: readonly string[];
  /** the version of the words that all games share, in each language */
  readonly words: { [key: string]: string };
}

/** A game that is installed: how many may play, its options as a JSON schema, and the levels of its bots. */
export interface GameInfo {
  readonly name: string;
  readonly rules: string;
  readonly least: number;
  readonly most: number;
  readonly options: { [key: string]: unknown };
  /** the weakest first */
  readonly levels: readonly LevelInfo[];
}

/** A level at which bots play a game; `name` is the bot to ask for. */
export interface LevelInfo {
  readonly name: string;
  readonly rank: string;
  readonly style: string;
  /** positions that it looks at for a decision; 0: it looks one step ahead */
  readonly nodes: number;
  /** what it does not see, by the terms of the game */
  readonly blind: readonly string[];
  /** what it counts less than it is worth */
  readonly dim: readonly string[];
  /** what it counts more than it is worth */
  readonly likes: readonly string[];
  /** as it was measured */
  readonly strength: Strength | null;
}

/** What was measured of a level: its rating with an interval of 95 %, in so many games. */
export interface Strength {
  /** above the weakest level */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** the share of its games against `greedy` that it won */
  readonly greedy: number | null;
}

/** What a client has to know to show a game and to say it in words. */
export interface GameSheet {
  readonly name: string;
  readonly rules: string;
  readonly least: number;
  readonly most: number;
  readonly view: Shape;
  readonly options: Shape;
  readonly actions: Shape;
  readonly structs: { [key: string]: StructInfo };
  /** printed things: the key of the word of each id */
  readonly names: { [key: string]: { [key: string]: string } };
  /** the options that fix what chance would decide */
  readonly prepared: readonly string[];
  /** nothing is hidden: one view is everybody's */
  readonly is_open: boolean;
  /** that seats may have */
  readonly colours: readonly string[];
  /** the inside of an svg of 24 by 24, by the key of a word */
  readonly icons: { [key: string]: string };
  /** the version of its words in each language */
  readonly words: { [key: string]: string };
  /** there is a short text about them */
  readonly has_rules: boolean;
}

/** The number of a seat: people read the name of its player. */
export interface SeatShape {
  readonly is: "seat";
}

/** A number, and what it is at least and at most where the type says so. */
export interface NumberShape {
  readonly is: "number";
  readonly least?: number | null;
  readonly most?: number | null;
}

/** A text that is said as it is; `known` where it can only be one of these. */
export interface TextShape {
  readonly is: "text";
  readonly known?: readonly string[];
}

/** The word `yes` or `no`. */
export interface FlagShape {
  readonly is: "flag";
}

/** Null: the word `nothing`, if it is said at all. */
export interface NothingShape {
  readonly is: "nothing";
}

/** A few whole numbers, such as `2,0`. */
export interface PlaceShape {
  readonly is: "place";
}

/** A value that is ready to be said: a word with its key, or the name of a seat. */
export interface WordShape {
  readonly is: "word";
}

/** A message that is ready to be said. */
export interface MessageShape {
  readonly is: "message";
}

/** A member of an enum: its word has the key `prefix` and the value. */
export interface MemberShape {
  readonly is: "member";
  readonly prefix: string;
  readonly members: readonly (string | number)[];
}

/** The id of a printed thing: the key of its word is in the table of this name. */
export interface NamedShape {
  readonly is: "named";
  readonly names: string;
}

/** An object that is said as one word: fields in braces are part of its key, others that are told are values. */
export interface SpokenShape {
  readonly is: "spoken";
  readonly name: string;
  readonly key: string;
}

/** Several of a kind; where these may be seats and there is none, it is the word `nobody`. */
export interface ListShape {
  readonly is: "list";
  readonly of: Shape;
}

/** A fixed number of values, each of its own kind. */
export interface TupleShape {
  readonly is: "tuple";
  readonly of: readonly Shape[];
}

/** A table; its keys are texts on the wire, whatever they are. */
export interface MapShape {
  readonly is: "map";
  readonly key: Shape;
  readonly item: Shape;
}

/** An object with the fields of a struct. */
export interface StructShape {
  readonly is: "struct";
  readonly name: string;
}

/** An action with the fields of a struct: the message `do-` and its tag, with its fields as values. */
export interface ActionShape {
  readonly is: "action";
  readonly name: string;
}

/** An event with the fields of a struct: the message `event-` and its tag, with its fields as values. */
export interface EventShape {
  readonly is: "event";
  readonly name: string;
}

/** One of several; the value on the wire shows which. */
export interface AnyOfShape {
  readonly is: "any_of";
  readonly of: readonly Shape[];
}

/** What the game reads itself. */
export interface AnythingShape {
  readonly is: "anything";
}

/** The fields of a struct in their order; where it is one of a union, `tag_field` says `tag`. */
export interface StructInfo {
  readonly fields: readonly FieldShape[];
  readonly tag_field: string;
  readonly tag: string;
  /** over the wire it is an array of the values of its fields */
  readonly is_row?: boolean;
}

/** A field of a struct. */
export interface FieldShape {
  readonly name: string;
  readonly shape: Shape;
  /** it may be left out: then it is `default` */
  readonly is_optional?: boolean;
  readonly default?: unknown;
}

/** What is wrong with options; nothing if a table can be opened with them. */
export interface CheckedOptions {
  readonly problems: readonly Problem[];
}

/** Why something is not done: a stable code, a sentence in the language of the request, and its values. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly values: { [key: string]: Value };
}

/** The short rules of a game in one language, as Markdown. */
export interface Passages {
  readonly sections: readonly Section[];
  readonly text: string;
}

/** A section: the keys of the words that it explains (`…*` for all that begin so), and where the book says it. */
export interface Section {
  readonly id: string;
  readonly explains: readonly string[];
  readonly rule: string;
}

/** The table after `n` of `last` entries; `step` is the one that led here. */
export interface ReplayStep<View = unknown> {
  readonly n: number;
  readonly last: number;
  readonly seat: Seat | null;
  readonly view: View;
  readonly step: StepInfo | null;
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** who has the rows of the outcome after those of the seats */
  readonly rivals: readonly Word[];
}

/** How a game went until now, as a seat or a spectator may know it; `last` is how many entries there are. */
export interface History {
  readonly last: number;
  /** after so many entries, wherever they changed; a row each */
  readonly points: readonly (readonly [number, readonly (number | null)[]])[];
  /** who has the rows after those of the seats */
  readonly rivals: readonly Word[];
  /** how often each seat acted, without what was taken back */
  readonly turns: readonly number[];
  /** how long each seat was waited for */
  readonly seconds: readonly number[];
}

/** Why a bot chose what it did in a step, as a seat or a spectator may know it. */
export interface Explanation {
  readonly n: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly reasons: Reasons;
}

/** What decided; nothing but the answer where there was no other, or where no judge can tell. */
export interface Reasons {
  readonly chosen: Message;
  /** the best other answer */
  readonly other: Message | null;
  /** by how much the answer is better, as far as the judge foresees; less than 0 if it is not */
  readonly difference: number;
  /** what differs, the most first */
  readonly rows: readonly TermRow[];
}

/** A term of the judge: what it is worth after the answer, and how much more than after the best other one. */
export interface TermRow {
  readonly term: string;
  /** the best rival's; then `difference` is what the rival has less */
  readonly is_rival: boolean;
  readonly value: number;
  readonly difference: number;
}

/** Whether every draw is as promised, how many there were, and a sentence as key and values. */
export interface Verdict {
  readonly fair: boolean;
  readonly draws: number;
  readonly message: Message;
}

export type Item = number | string | Word | SeatName | Place;

export type Value = number | string | Word | SeatName | Place | readonly (number | string | Word | SeatName | Place | readonly Item[])[];

export type Offer = ListOffer | ChanceOffer | SharesOffer | PickOffer | AnyOffer;

export type Shape = SeatShape | NumberShape | TextShape | FlagShape | NothingShape | PlaceShape | WordShape | MessageShape | MemberShape | NamedShape | SpokenShape | ListShape | TupleShape | MapShape | StructShape | ActionShape | EventShape | AnyOfShape | AnythingShape;

/** What a client says. */
export type Incoming = Hello | Act | Why | Undo | ResetTurn | Redo | HandOver | Abandon | Reply | Say | React | Prefer | LetBot | TakeBack | Leave | NewKey | Kick | Rematch | Ping;

/** What a table says. */
export type Outgoing<View = unknown> = Welcome | TableChanged | Update<View> | Said | Reacted | Done | No | Pong | Bye;
