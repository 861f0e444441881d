// What the client has drawn for games: covers, and pages of pieces. A game that is not here has fields on its cover.
import type { Component } from "svelte";
import CoverAny from "../../art/CoverAny.svelte";
import CoverCarcassonne from "../../art/CoverCarcassonne.svelte";
import CoverGraenaland from "../../art/CoverGraenaland.svelte";
import CoverStroganov from "../../art/CoverStroganov.svelte";

const COVERS: Readonly<Record<string, Component>> = {
  carcassonne: CoverCarcassonne,
  stroganov: CoverStroganov,
  graenaland: CoverGraenaland,
};
const WITH_PIECES = new Set(["carcassonne", "stroganov", "graenaland"]);

export function coverOf(game: string): Component {
  return COVERS[game] ?? CoverAny;
}

/** Tell whether a game has a cover of its own: the others come after those, and smaller. */
export function isDrawn(game: string): boolean {
  return Object.hasOwn(COVERS, game);
}

/** Games in the order of the start page. */
export function inOrder<Game extends { readonly name: string }>(games: readonly Game[]): Game[] {
  const place = ({ name }: Game): number => [...Object.keys(COVERS), name].indexOf(name);
  return [...games].sort((one, other) => place(one) - place(other));
}

export function hasPieces(game: string): boolean {
  return WITH_PIECES.has(game);
}
