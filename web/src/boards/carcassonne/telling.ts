// A move of Carcassonne in one line: the tile as it lies, where that is, and who stands on it now.
import { type Scene, say } from "../../lib/table/scene";
import type { Carcassonne } from "../../views.gen";
import type { Line, Telling } from "../telling";
import { tileMarkup } from "./art/tile";

function picture(tile: string, turn: number): string {
  return `<g transform="rotate(${90 * turn} 50 50)">${tileMarkup(tile, 0, "plain")}</g>`;
}

function part(scene: Scene<Carcassonne.Game>, { event, message: { values } }: Line<Carcassonne.Game>): string[] {
  if (event.event === "tile_placed" && values.at) return [scene.words.value(values.at, scene.names)];
  if (event.event === "figure_placed") return [say(scene, "land-figure", values)];
  if (event.event === "crown_taken") return [say(scene, "land-crown", values)];
  return [];
}

export const telling: Telling<Carcassonne.Game> = {
  begins: ({ event }) => event.event === "tile_drawn",
  tell(scene, lines) {
    const events = lines.map(({ event }) => event);
    const placed = events.findLast((event) => event.event === "tile_placed");
    if (placed) {
      return { picture: picture(placed.tile, placed.turn), parts: lines.flatMap((line) => part(scene, line)) };
    }
    const drawn = events.findLast((event) => event.event === "tile_drawn");
    return drawn ? { picture: picture(drawn.tile, 0), parts: [] } : null;
  },
};
