// A move in one line: its picture, what is said of it, and the points that it brought.
import type { Telling } from "../../boards/telling";
import { drawingOf } from "../../lib/sheets";
import { nameOf, type Scene, said, say } from "../../lib/table/scene";
import { isWord } from "../../lib/words/words";
import type { LogLine, Seat, Value } from "../../protocol.gen";
import { type Entry, type Move, mainOf, pointsOf, standing } from "./log";

export interface Summary {
  readonly text: string;
  readonly picture: string;
  /** keys of words that have drawings: what else the move was about */
  readonly icons: readonly string[];
  readonly points: readonly (readonly [Seat, number])[];
  /** what a board can show of it */
  readonly main: Entry | null;
  /** how many lines it does not say */
  readonly hidden: number;
  readonly isUndone: boolean;
}

const MOST_ICONS = 8;
const AUDIENCE = "to"; // who may know of it is not what it is about

function keysIn(value: Value): string[] {
  if (Array.isArray(value)) return (value as Value[]).flatMap(keysIn);
  return isWord(value) ? [value.key, ...Object.values(value.values).flatMap(keysIn)] : [];
}

function iconsOf(scene: Scene, lines: readonly LogLine[]): string[] {
  const keys = lines.flatMap(({ message: { values } }) =>
    Object.entries(values).flatMap(([name, value]) => (name === AUDIENCE ? [] : keysIn(value))),
  );
  return [...new Set(keys)].filter((key) => drawingOf(scene.sheet, key)).slice(0, MOST_ICONS);
}

/** What stands for a move in the log and in the news. */
export function summaryOf(scene: Scene, move: Move, telling: Telling): Summary {
  const entries = standing(move);
  const main = mainOf(move);
  const lines = entries.flatMap(({ line }) => line ?? []);
  const told = move.isHeading ? null : telling.tell(scene, lines);
  const isTold = !!told?.parts.length;
  const what = told?.parts.join(" · ") ?? "";
  const sentence = main?.line ? said(scene, main.line.message) : "";
  return {
    text: isTold ? say(scene, "table-log-move", { seat: nameOf(scene, move.about), what }) : sentence,
    picture: told?.picture ?? "",
    icons: isTold
      ? []
      : iconsOf(
          scene,
          lines.filter((line) => line !== main?.line),
        ),
    points: pointsOf(move, isTold ? null : main),
    main,
    hidden: isTold ? lines.length : lines.length - 1,
    isUndone: main?.isUndone ?? false,
  };
}
