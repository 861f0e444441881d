// A move of Carcassonne in one line: the tile as it lies, where that is, and who stands on it now.
import { type Scene, say } from "../../lib/table/scene";
import type { LogLine } from "../../protocol.gen";
import type { Telling } from "../telling";
import { tileMarkup } from "./art/tile";

function picture({ tile, turn }: LogLine["event"]): string {
  const degrees = 90 * (typeof turn === "number" ? turn : 0);
  return `<g transform="rotate(${degrees} 50 50)">${tileMarkup(String(tile), 0, "plain")}</g>`;
}

function part(scene: Scene, { event, message: { values } }: LogLine): string[] {
  if (event.event === "tile_placed" && values.at) return [scene.words.value(values.at, scene.names)];
  if (event.event === "figure_placed") return [say(scene, "land-figure", values)];
  if (event.event === "crown_taken") return [say(scene, "land-crown", values)];
  return [];
}

export const telling: Telling = {
  begins: ({ event }) => event.event === "tile_drawn",
  tell(scene, lines) {
    const placed = lines.findLast(({ event }) => event.event === "tile_placed");
    const shown = placed ?? lines.findLast(({ event }) => event.event === "tile_drawn");
    if (!shown) return null;
    return { picture: picture(shown.event), parts: placed ? lines.flatMap((line) => part(scene, line)) : [] };
  },
};
