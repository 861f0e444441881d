// The line that always says what is asked of you, or whom the table waits for, in plain words.

import { showing } from "../../boards/showing.svelte";
import type { Choice } from "../../lib/table/choices";
import type { LiveTable } from "../../lib/table/live.svelte";
import { named, type Scene, said, say } from "../../lib/table/scene";
import { CHANCE } from "../../lib/words/words";
import type { Action, Seat, UndoInfo } from "../../protocol.gen";
import { entriesOf } from "./log";

export const MOST_BUTTONS = 4; // beside the question; more choices are found in the list

/** "open": something may be done, and nobody waits for it */
export type Kind = "gathering" | "won" | "ended" | "bot" | "held" | "asked" | "open" | "kept" | "waiting" | "showing";

export interface Line {
  readonly kind: Kind;
  readonly text: string;
  /** the key of the question, for the rules at hand */
  readonly key: string;
  /** what the question leaves unsaid */
  readonly hint?: string;
}

/** How many steps a seat takes back without anybody being asked: its own last one or, where only bots play, more. */
export function freeSteps(undo: UndoInfo | null | undefined): number {
  if (!undo) return 0;
  if (undo.alone) return 1;
  return undo.asks.length ? 0 : undo.together;
}

/** Whether a bot answers for a person's seat of this device. */
function isStoodIn(live: LiveTable): boolean {
  const seat = live.seat === null ? undefined : live.info.seats[live.seat];
  return seat?.kind === "person" && seat.bot !== "";
}

export function lineOf(live: LiveTable): Line {
  if (showing.isOn) return { kind: "showing", text: showing.text, key: "" };
  if (live.isBehind) return { kind: "showing", text: shownNow(live) || turnOf(live, live.seat).text, key: "" };
  const { status } = live.info;
  if (status === "gathering") return { kind: "gathering", text: say(live, "play-gathering"), key: "" };
  // That it is over is heard before how it ended; until then what was said last is said.
  if (status === "finished" && live.outcome) return { kind: "won", text: endSaid(live), key: "" };
  if (status === "abandoned") return { kind: "ended", text: endSaid(live), key: "" };
  if (live.isKept) return { kind: "kept", text: say(live, "table-kept"), key: "" };
  return turnOf(live, live.seat);
}

/** What is being shown of the others' moves: the newest thing that somebody did, and not chance. */
function shownNow(scene: Scene): string {
  const lines = entriesOf(scene.fresh).filter(({ line }) => line);
  const { line } = lines.findLast(({ step }) => step.seat !== CHANCE) ?? lines.at(-1) ?? {};
  return line ? said(scene, line.message) : "";
}

/** Who won, or that nobody did. */
export function endSaid(scene: Scene): string {
  if (!scene.outcome) return say(scene, "play-abandoned");
  const { places } = scene.outcome;
  const winners = scene.info.seats.flatMap((_, seat) => (places[seat] === 1 ? [named(seat)] : []));
  return winners.length ? say(scene, "play-won", { winners }) : say(scene, "play-lost");
}

function turnOf(live: LiveTable, seat: Seat | null): Line {
  if (seat !== null && isStoodIn(live))
    return { kind: "bot", text: say(live, "play-bot-plays", { seat: named(seat) }), key: "" };
  if (live.update?.hold && live.update.hold.seat === seat) return { kind: "held", text: heldSaid(live, seat), key: "" };
  if (live.question?.is_answered) {
    // Whoever has answered waits with the others.
    return { kind: "open", text: say(live, "play-may-change", { seats: live.asked.map(named) }), key: "" };
  }
  if (live.question && seat !== null) {
    const question = said(live, live.question.message);
    const text = live.seats.length > 1 ? say(live, "play-asked", { seat: named(seat), question }) : question;
    const hint = live.words.hint(live.question.message, live.names);
    const kind = live.asked.includes(seat) ? "asked" : "open";
    return { kind, text, key: live.question.message.key, hint };
  }
  const text = live.asked.length
    ? say(live, "play-waiting", { seats: live.asked.map(named) })
    : say(live, "play-chance");
  return { kind: "waiting", text, key: "" };
}

/** That a turn is done: of several people at one device, whose. */
function heldSaid(live: LiveTable, seat: Seat): string {
  return live.seats.length > 1 ? say(live, "play-held-by", { seat: named(seat) }) : say(live, "play-held");
}

/** What the prompt offers besides what can be done on the board. */
export interface Offered {
  /** choices with a button of their own: all that have no place and no form, such as passing, and few that no board shows */
  readonly buttons: readonly Choice[];
  /** nothing can be done on the board, and not everything has a button */
  readonly needsList: boolean;
}

export function offeredIn(choices: readonly Choice[], isOnBoard: (choice: Choice) => boolean): Offered {
  const plain = choices.filter((choice) => !choice.form && isPlain(choice.action));
  const others = choices.filter((choice) => !plain.includes(choice));
  const hidden = others.filter((choice) => choice.form || !isOnBoard(choice));
  const isFew = plain.length + hidden.length <= MOST_BUTTONS && !hidden.some((choice) => choice.form);
  return {
    buttons: isFew ? choices.filter((choice) => plain.includes(choice) || hidden.includes(choice)) : plain,
    needsList: hidden.length > 0 && hidden.length === others.length && !isFew,
  };
}

/** Whether a button says all there is to say: it acts at once. */
export function isPlain(action: Action): boolean {
  return Object.keys(action).length === 1;
}

/** Seconds as people read them on a clock. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
