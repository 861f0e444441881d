// What tells the pieces of a clan apart: colour, shape and letter, on everything that belongs to it.
import { shapeOf } from "../../../lib/palette";

/** The colour of writing on the colour of a clan, which is one of the variables of the palette. */
export function inkFor(colour: string): string {
  const name = /--seat-([a-z]+)/.exec(colour)?.[1];
  return name ? `var(--seat-${name}-ink, #1c1710)` : "#1c1710";
}

/** The shape of the seat that has a letter, in a box of 24 by 24. */
export function shapeFor(letter: string): string {
  return shapeOf(Math.max(0, letter.charCodeAt(0) - "A".charCodeAt(0)) || 0);
}

/** How that shape goes around a letter at 0 0 that is 11.5 high: pointed ones are larger, and a triangle lies higher. */
export function aroundLetter(letter: string): string {
  const [scale, top] = { C: [0.86, 15], D: [0.8, 12] }[letter] ?? [0.68, 12];
  return `scale(${scale})translate(-12 ${-(top ?? 12)})`;
}
