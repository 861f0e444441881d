// The line that always says what is asked of you, or whom the table waits for, in plain words.

import type { Choice } from "../../lib/table/choices";
import type { LiveTable } from "../../lib/table/live.svelte";
import { named, type Scene, said, say } from "../../lib/table/scene";
import type { Action, Seat } from "../../protocol.gen";

export type Kind = "gathering" | "won" | "ended" | "bot" | "held" | "asked" | "kept" | "waiting";

export interface Line {
  readonly kind: Kind;
  readonly text: string;
  /** the key of the question, for the rules at hand */
  readonly key: string;
}

/** Whether a bot answers for a person's seat of this device. */
function isStoodIn(live: LiveTable): boolean {
  const seat = live.seat === null ? undefined : live.info.seats[live.seat];
  return seat?.kind === "person" && seat.bot !== "";
}

export function lineOf(live: LiveTable): Line {
  const { status } = live.info;
  if (status === "gathering") return { kind: "gathering", text: say(live, "play-gathering"), key: "" };
  // That it is over is heard before how it ended; until then what was said last is said.
  if (status === "finished" && live.outcome) return { kind: "won", text: endSaid(live), key: "" };
  if (status === "abandoned") return { kind: "ended", text: endSaid(live), key: "" };
  if (live.isKept) return { kind: "kept", text: say(live, "table-kept"), key: "" };
  return turnOf(live, live.seat);
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
  if (live.update?.hold && live.update.hold.seat === seat)
    return { kind: "held", text: say(live, "play-held"), key: "" };
  if (live.question && seat !== null && live.asked.includes(seat)) {
    const question = said(live, live.question.message);
    const text = live.seats.length > 1 ? say(live, "play-asked", { seat: named(seat), question }) : question;
    return { kind: "asked", text, key: live.question.message.key };
  }
  const text = live.asked.length
    ? say(live, "play-waiting", { seats: live.asked.map(named) })
    : say(live, "play-chance");
  return { kind: "waiting", text, key: "" };
}

/** Choices that need no place and no form, such as passing: they get buttons of their own. */
export function plainChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => !choice.form && isPlain(choice.action));
}

function isPlain(action: Action): boolean {
  return Object.keys(action).length === 1;
}

/** Seconds as people read them on a clock. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
