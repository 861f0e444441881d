// Where a place of the land is, in words: from the start by the compass, near or far. Coordinates are for the text view.
import type { Places } from "../../lib/words/words";
import type { Word } from "../../protocol.gen";

const WHEEL = 4; // cells that the wheel board is wide and high; its north-west corner is 0,0
const FAR = 5; // cells; from there on a place is far away
const ASKEW = Math.tan(Math.PI / 8); // flatter than that, it is still north and not yet northeast

function word(key: string, values: Word["values"] = {}): Word {
  return { is: "word", key, values };
}

/** How far outside a row of cells that begins at 0 a cell is. */
function beyond(cell: number, size: number): number {
  return cell < 0 ? cell : Math.max(0, cell - size + 1);
}

function sideOf(east: number, south: number): string {
  const [across, along] = [Math.abs(east), Math.abs(south)];
  const upDown = along > across * ASKEW ? (south < 0 ? "N" : "S") : "";
  const leftRight = across > along * ASKEW ? (east < 0 ? "W" : "E") : "";
  return upDown + leftRight;
}

function steps(number: number, side: string): Word[] {
  return number ? [word("land-steps", { number, side })] : [];
}

/** The names of places, for a game with such options: where the wheel is played, the land lies around it. */
export function placesOf(options: unknown): Places {
  const { boxes } = options as { boxes?: "all" | readonly string[] };
  const hasWheel = boxes === "all" || (boxes?.includes("wheel") ?? false);
  const size = hasWheel ? WHEEL : 1;
  const start = word(hasWheel ? "land-wheel" : "land-start");
  return ([x = 0, y = 0]) => {
    const [east, south] = [beyond(x, size), beyond(y, size)];
    if (!east && !south) return word("land-at-start", { start });
    const distance = Math.max(Math.abs(east), Math.abs(south));
    const reach = distance === 1 ? "near" : distance < FAR ? "off" : "far";
    const side = word("land-side", { side: sideOf(east, south) });
    const exactly = [...steps(Math.abs(south), south < 0 ? "N" : "S"), ...steps(Math.abs(east), east < 0 ? "W" : "E")];
    return word("land-place", { reach, side, steps: exactly, start });
  };
}
