// The heroes of a clan in a box of 40 by 40: a raised sword, a tall cross, a large harp tell them apart by their outline.
import type { Seat } from "../../../protocol.gen";
import type { Graenaland } from "../../../views.gen";
import { INK, line, shape } from "../../shared/art/pen";

/** A drawn hero: what has the colour of the clan, what lies behind and before it, and where its mark stands. */
export interface Figure {
  readonly body: string;
  /** shadow on the body */
  readonly shade: string;
  /** what reaches out of the body: it belongs to the outline, too */
  readonly held: string;
  readonly behind: string;
  readonly before: string;
  /** the middle of the mark of the clan */
  readonly mark: readonly [number, number];
}

const SKIN = "#f0cda4";
const STEEL = "#dbe3e6";

const BLADE = "M30.6 19V6L33 1.6 35.4 6V19Z";
const HELMET = "M10 13.4C10 7.4 13 3.4 17 1.4 21 3.4 24 7.4 24 13.4H18.7V16H15.3V13.4Z";
const WARRIOR: Figure = {
  body: "M5 38.4C4 29 5.4 20.6 10 18H24.4L31.6 21.4 35 24 33.4 27.6 29 26.6C29.8 30 29.8 34 29.4 38.4Z",
  shade: "M24 20L28.6 26.4C29.4 30 29.4 34 29 37.8H24.4C26 32 26 26 24 20Z",
  held: `${BLADE}M28.4 19H37.6V22H28.4Z`,
  behind:
    shape(BLADE, STEEL, 1.5) +
    shape("M33 2.4L35 6.2V18.6H33Z", "#a9b8bf") +
    shape("M28.4 18.8H37.6V21.8H28.4Z", "#e0a93b", 1.4),
  before: [
    shape("M11.4 10H22.6V14C22.6 21 11.4 21 11.4 14Z", SKIN, 1.5),
    shape("M11.6 14.4C12.6 21.6 21.4 21.6 22.4 14.4 20 16.4 14 16.4 11.6 14.4Z", "#c98b45", 1.1),
    shape(HELMET, STEEL, 1.5) + shape("M17 2.2C20.6 4 23.2 7.6 23.3 12.8H20C20.6 8 19.6 4.6 17 2.2Z", "#a9b8bf"),
  ].join(""),
  mark: [16.6, 29.4],
};

const STAFF = "M33.4 38V5M28.6 10.6H38.2";
const PRIEST: Figure = {
  body: "M2.8 38.4C4.4 31 8 25.4 11 20.6 8.8 17 9 8.4 16.4 1.6 23.8 8.4 24 17 21.8 20.6L25.6 23.4 33.4 24.4V28.6L26.4 29C28 32 29.2 35 30 38.4Z",
  shade:
    "M16.4 2.6C23 9 23.2 16.6 21 20.6L25.4 29C27.4 32 28.4 34.8 29.2 37.8H23.8C22.4 31 20.6 26 18.6 22 22 17 21 9 16.4 2.6Z",
  held: "M31.4 3H35.4V8.6H40V12.6H35.4V38H31.4V12.6H26.8V8.6H31.4Z",
  behind: line(STAFF, INK, 4.8) + line(STAFF, "#f2c14e", 2.2),
  before: `<ellipse cx="16.4" cy="13.4" rx="4.4" ry="5.4" fill="${SKIN}" stroke="${INK}" stroke-width="1.4"/>${line("M14.7 13V13.6M18.1 13V13.6", INK, 1.5)}`,
  mark: [16.4, 29.8],
};

const HARP = "M20.4 37.4L21.4 10.4C26 5.6 30.6 12.8 38.4 5.4 39.4 18 34.6 31 25.6 38Z";
const STRINGS = "M25.2 13.4V31M28.6 14.4V28.6M32 14.2V24";
const SKALD: Figure = {
  body: "M1.6 38.4C1.4 29 2.6 21.4 7 18.4H15.4L24.6 21.6 24 25.6 19.4 25.2C20.8 29 21.4 34 21.4 38.4Z",
  shade: "M15.6 20L19 26C20.2 30 20.8 34 20.8 37.8H16.6C17.4 31 17 25 15.6 20Z",
  held: `${HARP}M6 9.6C4.6 6 2.6 4 1.4.6 6.4 1 10 3 11 6.6Z`,
  behind: "",
  before: [
    shape("M6.2 8H16.6V13.4C16.6 20 6.2 20 6.2 13.4Z", SKIN, 1.5),
    line("M9.6 12.4V13M13.4 12.4V13", INK, 1.5),
    shape("M5.6 8C4.8 5.4 3 3.6 1.8.8 6.4 1.4 9.4 3 10.4 5.8Z", "#d0603f", 1.2),
    shape("M4.2 11C4.6 5.4 13 3.4 18.8 8.6L19.6 11.4C14 9.8 9 9.8 4.2 11Z", "#6b8f4e", 1.4),
    shape(`${HARP}M24 15.4L23.4 32.4C30 27 34 19.8 34.8 12.6 30 15.4 27 12.2 24 15.4Z`, "#d99a4a", 1.4).replace(
      "<path",
      '<path fill-rule="evenodd"',
    ),
    line(STRINGS, INK, 1),
  ].join(""),
  mark: [11.4, 29.6],
};

export const FIGURE: Readonly<Record<Graenaland.Hero, Figure>> = { warrior: WARRIOR, priest: PRIEST, skald: SKALD };

// The shape of a seat around its letter, which is 11.5 high: a triangle and a diamond are larger, and one lies higher.
const AROUND: { readonly [seat: Seat]: readonly [scale: number, middle: number] } = { 2: [0.86, 15], 3: [0.8, 12] };

export function aroundLetter(seat: Seat): string {
  const [scale, middle] = AROUND[seat] ?? [0.68, 12];
  return `scale(${scale})translate(-12 ${-middle})`;
}
