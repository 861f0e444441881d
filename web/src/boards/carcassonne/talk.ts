// What the board says: features, figures and places in the words of the catalogues.

import { named, type Scene, type Speaking, said, say } from "../../lib/table/scene";
import type { Message, Value } from "../../protocol.gen";
import type { Carcassonne } from "../../views.gen";
import type { Action, Cell } from "./land";

function word(key: string): Value {
  return { is: "word", key, values: {} };
}

function place([x, y]: Cell): Value {
  return { is: "place", at: [x, y] };
}

/** The key of the word for a tile. */
export function tileKey(tile: string): string {
  return `tile-${tile.replace("/", "-")}`;
}

/** What a tile is called. */
export function tileSaid(scene: Scene<Carcassonne.Game>, tile: string): string {
  const key = tileKey(tile);
  return scene.words.has(key) ? scene.words.word(key) : tile;
}

/** What a feature is, whose it is, and what it is worth. */
export function featureSaid(scene: Speaking, feature: Carcassonne.Feature): string {
  const owners: Value = feature.owners.length ? feature.owners.map(named) : word("nobody");
  const values: Record<string, Value> = {
    on: word(`terrain-${feature.on}`),
    tiles: feature.tiles,
    ends: feature.open_ends,
    owners,
    now: feature.now,
    finished: feature.finished,
  };
  const worth = feature.now === feature.finished ? "carcassonne-settled" : "carcassonne-worth";
  return ["carcassonne-feature", "carcassonne-owners", worth].map((key) => say(scene, key, values)).join("\n");
}

export function figureSaid(scene: Scene<Carcassonne.Game>, { seat, figure, on, at }: Carcassonne.FigureOnLand): string {
  return say(scene, "carcassonne-figure", {
    seat: named(seat),
    figure: word(`figure-${figure}`),
    on: word(`terrain-${on}`),
    at: place(at),
  });
}

/** What a sector of the wheel is called, and how many of its crowns are free. */
export function sectorSaid(scene: Scene<Carcassonne.Game>, { sector, spaces, figures }: Carcassonne.Crowns): string {
  return say(scene, "carcassonne-sector", { sector: word(`sector-${sector}`), free: spaces - figures.length, spaces });
}

/** What a choice is called, as the server says it. */
export function choiceSaid(scene: Scene<Carcassonne.Game>, is: (action: Action) => boolean): string {
  const choice = scene.choices.find(({ action }) => is(action));
  return choice ? said(scene, choice.say) : "";
}

export function cellSaid(scene: Scene<Carcassonne.Game>, at: Cell, turns: number): string {
  return say(scene, "carcassonne-cell", { at: place(at), turns });
}

export function refusalSaid(scene: Scene<Carcassonne.Game>, message: Message, rule: string): string {
  return scene.words.refusal(message, rule, scene.names);
}
