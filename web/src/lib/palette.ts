// Seats told apart by colour, shape and letter: the colour is the game's, letter and shape are the seat's.
import type { Seat } from "../protocol.gen";

/** The CSS colour of a seat's pieces; the palette for everybody's eyes sets other values for the same names. */
export function colourOf(colour: string): string {
  return `var(--seat-${colour}, var(--seat-grey))`;
}

/** The CSS colour of text on it. */
export function inkOn(colour: string): string {
  return `var(--seat-${colour}-ink, #1c1710)`;
}

export function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

// Eight shapes in a 24×24 box: told apart without colour, also at 12 px.
const SHAPES = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z",
  "M3 3h18v18H3z",
  "M12 1.5L23 21.5H1z",
  "M12 1l11 11-11 11L1 12z",
  "M7 2h10l6 10-6 10H7L1 12z",
  "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z",
  "M12 1l3.3 7.2 7.7.9-5.7 5.3 1.5 7.7L12 18.2 5.2 22l1.5-7.6L1 9.1l7.7-.9z",
  "M1.5 2.5h21L12 22.5z",
] as const;

export function shapeOf(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] as string;
}
