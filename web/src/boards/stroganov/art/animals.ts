// The heads of the animals that furs are named after, each around 0 0 and about 26 wide, and the colours of their pelts.
import type { Stroganov } from "../../../views.gen";
import { INK, line, shape } from "../../shared/art/pen";

export const PELT: Readonly<Record<Stroganov.Fur, string>> = {
  "2": "#7a5566",
  "3": "#e9e4d8",
  "4": "#e0702f",
  "5": "#b3a032",
  "6": "#d3a878",
  "7": "#93aab2",
  "8": "#7b4a2a",
  tiger: "#f5a53c",
};

const WIDTH = 1.5;

const eyes = (apart: number, y: number, colour = INK): string => line(`M${-apart} ${y}h0M${apart} ${y}h0`, colour, 2.6);

const ears = (x: number, y: number, radius: number, fill: string, inner: string): string =>
  [-x, x]
    .map(
      (at) =>
        `<circle cx="${at}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width="${WIDTH}"/><circle cx="${at}" cy="${y}" r="${radius * 0.5}" fill="${inner}"/>`,
    )
    .join("");

const sable = [
  shape("M-6 6C-8 10-8 13-8 14H8C8 13 8 10 6 6Z", "#e7b45f", WIDTH),
  ears(8, -9, 4.2, "#4b332b", "#c79a7c"),
  shape("M0-11C6-11 10-8 9.4-3 9 2 4 9 0 10.4-4 9-9 2-9.4-3-10-8-6-11 0-11Z", "#5d4136", WIDTH),
  shape("M0 1C3 1 5 3 4 5 3 8 1.4 9.4 0 9.8-1.4 9.4-3 8-4 5-5 3-3 1 0 1Z", "#d9b594"),
  eyes(4.6, -2.6, "#fdf3dc"),
  line("M0 5.4h0", INK, 3.2),
].join("");

const hare = [
  shape("M-3-6C-9-8-10-19-6.4-20-2.6-20.6-.6-12-1-6ZM3-6C9-8 12-18 8.4-19.6 4.6-21 .6-12 1-6Z", "#f7f2e6", WIDTH),
  shape("M-4-8C-7-10-7.4-16-6-17-4.4-17-3-12-3-8ZM4-8C7-10 9-15.4 7.6-16.6 6-17 3.4-12 3-8Z", "#dba79c"),
  shape("M0-9C7-9 10-4 9.6 2 9.2 8 5 11.6 0 11.6-5 11.6-9.2 8-9.6 2-10-4-7-9 0-9Z", "#f7f2e6", WIDTH),
  shape("M0-9C7-9 10-4 9.6 2 9.2 8 5 11.2 1 11.5 7 6 7-4 0-9Z", "#ddd5c3"),
  eyes(4.6, -1),
  line("M-1.4 4.4H1.4M0 4.8V7.6M-8 5L-13 4M-8 7L-13 9M8 5L13 4M8 7L13 9", INK, 1.3),
].join("");

const fox = [
  shape("M-13-15L-3-8H3L13-15 13 0 0 13-13 0Z", "#d8652a", WIDTH),
  shape("M-11-11L-6-7-10-3ZM11-11L6-7 10-3Z", "#4a2c1c"),
  shape("M-12.4.4L-7 0-2.6 5.4 0 12.4ZM12.4.4L7 0 2.6 5.4 0 12.4Z", "#fdf3dc"),
  eyes(5, -2),
  shape("M-2.6 8.6H2.6L0 12.6Z", INK),
].join("");

const wolverine = [
  ears(9.6, -8.4, 3.8, "#4a3524", "#a58a5c"),
  shape("M0-11C8-11 13-7 13-1 13 6 8 12 0 12-8 12-13 6-13-1-13-7-8-11 0-11Z", "#4f3a28", WIDTH),
  line("M-9.6 3C-10-5-5-8-1.6-8M9.6 3C10-5 5-8 1.6-8", "#e6cf94", 3),
  shape("M0 0C4 0 6 3 6 6 6 10 3 11.4 0 11.4-3 11.4-6 10-6 6-6 3-4 0 0 0Z", "#6d523a"),
  eyes(4.8, -2, "#fdf3dc"),
  shape("M-2.8 2.4H2.8L0 5.6Z", INK),
  shape("M-4.6 7.4H4.6L3.4 10.4 2 8 0 8-2 8-3.4 10.4Z", "#fdf8ec", 0.8),
].join("");

const deer = [
  line("M-4-8C-6-14-13-12-13-20M-8.6-13C-6-16-6-18-6.4-20.6M4-8C6-14 13-12 13-20M8.6-13C6-16 6-18 6.4-20.6", INK, 4),
  line(
    "M-4-8C-6-14-13-12-13-20M-8.6-13C-6-16-6-18-6.4-20.6M4-8C6-14 13-12 13-20M8.6-13C6-16 6-18 6.4-20.6",
    "#f1dfb8",
    1.7,
  ),
  shape("M-5-6L-13-8C-13-3-9-1-5-2ZM5-6L13-8C13-3 9-1 5-2Z", "#b57c4a", WIDTH),
  shape("M0-9C5-9 7-6 6.4-2L4.4 8C3.8 13-3.8 13-4.4 8L-6.4-2C-7-6-5-9 0-9Z", "#b57c4a", WIDTH),
  shape("M0 4C2 4 4 5 3.8 8 3.4 12-3.4 12-3.8 8-4 5-2 4 0 4Z", "#f1dfb8"),
  eyes(3.8, -2),
  line("M-1 7.6H1", INK, 2.8),
].join("");

const lynx = [
  line("M-11.4-10L-14-18M11.4-10L14-18", INK, 2.6),
  shape("M-13-13L-5-9H5L13-13 11.4-3 15 8 9 6.6 6 11 0 12.4-6 11-9 6.6-15 8-11.4-3Z", "#c9b491", WIDTH),
  shape("M-10.6-9.6L-6.6-8-9.4-4.6ZM10.6-9.6L6.6-8 9.4-4.6Z", "#6d5640"),
  line("M-2-6.4V-4M2-6.4V-4M-10 2.6L-7 3.4M10 2.6L7 3.4M-10 .4h0M10 .4h0", "#6d5640", 1.7),
  shape("M0 2C3.6 2 5.6 4 5 7 4 10.6 2 11.4 0 11.8-2 11.4-4 10.6-5 7-5.6 4-3.6 2 0 2Z", "#fdf3dc"),
  eyes(5, -1.6),
  shape("M-2.2 3.4H2.2L0 6.2Z", "#b4675a", 0.8),
  line("M0 6.4V8.6M-3 9.6C-1.6 10-.4 9.6 0 8.6 .4 9.6 1.6 10 3 9.6", INK, 1.1),
].join("");

const bear = [
  ears(10, -8.4, 5, "#8a5732", "#d9a878"),
  shape("M0-11.4C8-11.4 13-7 13-.4 13 7 8 12.6 0 12.6-8 12.6-13 7-13-.4-13-7-8-11.4 0-11.4Z", "#a2683c", WIDTH),
  shape("M3-11C10-10 13-6 13-.4 13 7 8 12.4 3 12.4 11 7 10-5 3-11Z", "#8a5732"),
  shape("M0 .6C4.4.6 6.8 3.4 6.8 6.4 6.8 10 3.6 12 0 12-3.6 12-6.8 10-6.8 6.4-6.8 3.4-4.4.6 0 .6Z", "#ecc99a", 1),
  eyes(5.4, -2.6),
  shape("M-3.2 3H3.2C3.2 5.4 1 6.6 0 6.6-1 6.6-3.2 5.4-3.2 3Z", INK),
  line("M0 6.6V9", INK, 1.3),
].join("");

const tiger = [
  ears(10, -9, 4.6, "#f0902c", "#fdf3dc"),
  shape(
    "M0-12C8-12 13-7 13-1 13 3 15 5 15 7L10 9C8 12 4 13 0 13-4 13-8 12-10 9L-15 7C-15 5-13 3-13-1-13-7-8-12 0-12Z",
    "#f39a36",
    WIDTH,
  ),
  shape("M0 1C5 1 8 4 8 7 8 11 4 12.4 0 12.4-4 12.4-8 11-8 7-8 4-5 1 0 1Z", "#fdf3dc"),
  shape(
    "M-1.6-12H1.6L0-4.6ZM-6.6-10.6L-3-5.6-8.4-8ZM6.6-10.6L3-5.6 8.4-8ZM-12.8-3L-7.4-1.6-12.8 0ZM12.8-3L7.4-1.6 12.8 0ZM-13 3L-8.6 3-13.6 5.4ZM13 3L8.6 3 13.6 5.4Z",
    INK,
  ),
  eyes(4.8, -1.6),
  shape("M-2.6 3H2.6L0 6Z", "#b4675a", 0.9),
  line("M0 6V8.4M-3.4 9.4C-1.6 10-.4 9.4 0 8.4 .4 9.4 1.6 10 3.4 9.4", INK, 1.2),
].join("");

export const HEAD: Readonly<Record<Stroganov.Fur, string>> = {
  "2": sable,
  "3": hare,
  "4": fox,
  "5": wolverine,
  "6": deer,
  "7": lynx,
  "8": bear,
  tiger,
};

/** How far a head is moved down in the box of its fur: those with long ears or antlers reach higher. */
export const LOWERED: Readonly<Partial<Record<Stroganov.Fur, number>>> = { "3": 5, "6": 5, "7": 2 };

/** A stretched pelt in a box of 40 by 40. */
export const HIDE =
  "M20 1.5C22.5 1.5 24 3 25 4.5L33 2.5C37 1.8 39.4 5.4 37.2 8L34.5 12C35 17 35 23 34.5 28L37.4 32C39.5 34.8 37 38.6 33 37.5L25.5 35.6C24 36.4 22.5 37 21.8 39H18.2C17.5 37 16 36.4 14.5 35.6L7 37.5C3 38.6 .5 34.8 2.6 32L5.5 28C5 23 5 17 5.5 12L2.8 8C.6 5.4 3 1.8 7 2.5L15 4.5C16 3 17.5 1.5 20 1.5Z";
/** What tells a tiger's pelt without its head. */
export const STRIPES =
  "M5.8 12L16 15 5.4 17.5ZM5.2 20.5L15 22 5.4 25ZM5.8 28.4L16 28 9 33ZM34.2 12L24 15 34.6 17.5ZM34.8 20.5L25 22 34.6 25ZM34.2 28.4L24 28 31 33ZM18 3H22L20 9ZM10 4L16 10 12 4ZM30 4L24 10 28 4Z";
