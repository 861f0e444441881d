// Figures that a game draws in the colour of their seat: found by the key of their word, loaded when a mat shows them.
import type { Component } from "svelte";

type FigureOf = Component<{ figure: string; colour: string }>;

const KEY = /^figure-(.+)$/;
const drawn: Record<string, () => Promise<{ default: FigureOf }>> = {
  carcassonne: () => import("./carcassonne/art/Figure.svelte"),
};

/** How the figures of a game are drawn; null where it has none, or where they cannot be loaded: words do as well. */
export async function figuresOf(game: string): Promise<FigureOf | null> {
  return (await drawn[game]?.().catch(() => null))?.default ?? null;
}

/** Which figure a word means; nothing if it is none. */
export function figureIn(key: string): string {
  return KEY.exec(key)?.[1] ?? "";
}
