// The wooden figures as silhouettes of our own, each in a box of 100 by 100; the body takes the colour of its seat.
const LINE = "#1d150d";

const body = (d: string, more = ""): string =>
  `<path d="${d}" fill="none" stroke="#fff8e6" stroke-opacity=".75" stroke-width="10" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="currentColor" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>${more}`;

const shine = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`;

const detail = (d: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A traveller in a wide cloak. */
const PERSON =
  "M50 6a16 16 0 0 1 8.5 29.5c15 2 27 8 32 16 3 6-1 10-8 10l-12-1c1 10 5 20 11 28 2 3 1 6-3 6H60c-3 0-5-1-6-4l-4-11-4 11c-1 3-3 4-6 4H21.5c-4 0-5-3-3-6 6-8 10-18 11-28l-12 1c-7 0-11-4-8-10 5-8 17-14 32-16A16 16 0 0 1 50 6z";

/** The same traveller, broad, with a crown of three points. */
const GREAT =
  "M50 16l9-11 2 10 10-5-4 15a15 15 0 0 1-3 9c16 3 27 10 32 19 3 7-1 12-9 12l-13-1c1 9 5 17 12 25 2 3 1 7-4 7H60c-3 0-5-1-6-4l-4-9-4 9c-1 3-3 4-6 4H18c-5 0-6-4-4-7 7-8 11-16 12-25l-13 1c-8 0-12-5-9-12 5-9 16-16 32-19a15 15 0 0 1-3-9l-4-15 10 5 2-10z";

/** A master builder: straight coat, a flat cap, and a hammer on the shoulder. */
const BUILDER =
  "M31 19c0-9 8-13 17-13s17 4 18 12h5v6h-7c0 5-2 8-5 11 9 2 15 5 18 10l3-11-10-3 3-11 27 8-3 11-10-3-11 38-6-2v22H26V62l-10 9-10-9 15-18c4-5 9-8 16-9-3-3-5-7-5-11h-7v-5z";

const PIGLET =
  "M8 56c-1-18 14-30 38-30 10 0 18 2 24 5l12-10 3 17 10 8c2 6 2 13-1 19l-11 2c-3 5-7 9-12 11v13H58V80c-6 1-13 1-19 0v11H25V77C14 73 9 66 8 56z";

/** A shepherd in a pointed hood, leaning on a crook. */
const SHEPHERD =
  "M42 5c11 4 17 13 17 22 0 5-1 8-4 11 8 3 13 9 15 17l5-1V31c0-15 20-16 21-2 0 6-3 9-8 9l-1-7c3 0 2-5-1-4-2 1-3 3-3 6v60h-8V63l-6 2 5 28H14l9-36-6 11-11-5c4-14 11-22 20-25-4-4-5-8-4-13 1-9 8-16 20-20z";

/** A figure that we have never seen, of a box from outside: a plain pawn, told from others by its name. */
const PAWN =
  "M50 6a18 18 0 0 1 10 33c3 16 10 28 20 38 6 6 3 17-6 17H26c-9 0-12-11-6-17 10-10 17-22 20-38A18 18 0 0 1 50 6z";

const PATHS: Readonly<Record<string, string>> = {
  meeple: PERSON,
  large: GREAT,
  builder: BUILDER,
  piglet: PIGLET,
  shepherd: SHEPHERD,
};

/** The silhouette of a figure alone, for a small sign. */
export function figurePath(figure: string): string {
  return PATHS[figure] ?? PAWN;
}

const FIGURES: Readonly<Record<string, string>> = {
  meeple: body(PERSON, shine("M43 17q2-3 6-3M24 49q6-5 13-7")),
  large: body(GREAT, shine("M22 54q6-6 15-9")),
  builder: body(BUILDER, `${detail("M28 24h40", 4)}${detail("M27 77h43", 4)}`),
  piglet: body(PIGLET, `${detail("M76 45h.1", 7)}${detail("M9 50q-7-4-4-11")}${shine("M20 44q9-9 24-9")}`),
  shepherd: body(SHEPHERD, `${detail("M32 28q9-6 18 0")}${shine("M24 52q3-6 8-8")}`),
};

/** A figure on its feet. */
export function figureMarkup(figure: string): string {
  return FIGURES[figure] ?? body(PAWN, shine("M43 19q2-4 7-4"));
}

const isPerson = (figure: string): boolean => figure !== "piglet";

/** A figure as it lies in a field; animals stand there. */
export function figureLying(figure: string): string {
  const standing = figureMarkup(figure);
  return isPerson(figure) ? `<g transform="rotate(-90 50 50)">${standing}</g>` : standing;
}

const LETTER_AT: Readonly<Record<string, readonly [number, number, number]>> = {
  meeple: [50, 60, 30],
  large: [50, 64, 34],
  builder: [49, 58, 26],
  piglet: [44, 62, 30],
  shepherd: [44, 74, 26],
};

/** Where the letter of the seat is written on a figure, and how large; on one that we do not know, low in the middle. */
export function letterAt(figure: string): readonly [number, number, number] {
  return LETTER_AT[figure] ?? [50, 70, 28];
}
