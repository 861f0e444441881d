// Villages and yurts as small pictures of 72 by 46; what they give decides what stands there.

import { fir, INK, line, put, SNOW, shape } from "../../shared/art/pen";
import { chanceOf } from "../../shared/chance";

const WALL = "#cf9f66";
const WALL_DARK = "#b58254";

/** A house of logs, standing at 0 0. */
function izba(roof: string): string {
  return [
    shape("M-9 0V-10H9V0Z", WALL, 1.2),
    line("M-8.4-3.4H8.4M-8.4-6.8H8.4", WALL_DARK, 0.9),
    shape("M-12-9.4L0-20 12-9.4Z", roof, 1.2),
    shape("M0-20L12-9.4H4Z", "#2b211833"),
    shape("M-3-8H3V-3H-3Z", "#f6da8e", 0.9),
  ].join("");
}

const PADDOCK = [
  put(
    shape(
      "M-9 0L-8-6C-10-8-10-11-8-12L2-12.4 5-17 6.4-19 7.4-16.6C10-15.6 11-14 11.4-12.4 11-11 9.6-11 8.6-11.6L7.4-11.8C7.6-9 7-7 6-5L7 0H4L2.6-4.6H-4L-6 0Z",
      "#a9713f",
      1.2,
    ),
    0,
    -3,
    1.3,
  ),
  line("M-17-5H17M-17-9H17M-15 1V-12M0 1V-3M15 1V-12", INK, 2.6),
  line("M-17-5H17M-17-9H17M-15 1V-12M15 1V-12", WALL, 1.2),
].join("");
const TOWER = [
  shape("M-6 0L-5-18H5L6 0Z", WALL, 1.2) + line("M-5-4L5-14M5-4L-5-14", WALL_DARK, 1.2),
  shape("M-8-18V-25H8V-18Z", WALL_DARK, 1.2) + shape("M-10-25L0-33 10-25Z", "#b8482f", 1.2),
  shape("M-3-23H3V-19H-3Z", "#4a3524"),
].join("");
const FIRE = [
  shape("M-9 0C-10-6-7-9-4-9-1-9 1-6 0 0Z", "#43586b", 1.2) +
    `<circle cx="-4.4" cy="-11.6" r="3" fill="#f0cda4" stroke="${INK}" stroke-width="1.1"/>`,
  shape("M-7.8-12.4C-8-16-1-16-1-12.4Z", "#6f5644", 1.1),
  shape("M10 0C5-3 7-7 10-9 9-12 12-14 13-17 15-13 18-11 17-7 20-5 18-1 14 0Z", "#e8703a", 1.2) +
    shape("M12 0C10-3 12-5 13-8 15-6 16-3 14 0Z", "#f8cf78"),
  line("M6 1L19-2M6-2L19 1", "#6b4a2b", 2),
].join("");
const STALL = [
  shape("M-14 0V-14H14V0Z", "#f6ead2", 1.2) + shape("M-13-6H13V-1H-13Z", WALL, 1),
  shape(
    "M-17-14L-13-23H13L17-14C17-10 10-10 10-14 10-10 4-10 3.4-14 3-10-3-10-3.4-14-4-10-10-10-10-14-10-10-17-10-17-14Z",
    "#fdf3dc",
    1.2,
  ),
  shape("M-10-14L-8-23H-2.4L-3.4-14C-4-10-10-10-10-14ZM10-14L8-23H2.4L3.4-14C4-10 10-10 10-14Z", "#d0603f", 1),
  shape("M-8-5.6h5v4h-5zM-1-5.6h5v4h-5z", "#8d6a52", 0.8) + shape("M6-5.6h5v4h-5z", "#e0702f", 0.8),
].join("");
const ANTLERS = [
  shape("M-10 0V-20H10V0Z", WALL_DARK, 1.2) + shape("M-6 0V-9C-6-14 6-14 6-9V0Z", "#4a3524", 1.1),
  line("M-2-19C-4-24-10-22-11-29M-6-22.6C-5-25-5-27-5.6-29M2-19C4-24 10-22 11-29M6-22.6C5-25 5-27 5.6-29", INK, 3.4),
  line(
    "M-2-19C-4-24-10-22-11-29M-6-22.6C-5-25-5-27-5.6-29M2-19C4-24 10-22 11-29M6-22.6C5-25 5-27 5.6-29",
    "#f1dfb8",
    1.5,
  ),
  shape("M-3-21H3L2-14.6C1.6-13-1.6-13-2-14.6Z", "#b57c4a", 1.1),
].join("");

/** What stands in a village that gives something; the first that fits. */
const HEARTS: readonly (readonly [string, string])[] = [
  ["gain-trophy", ANTLERS],
  ["gain-fur_market", STALL],
  ["gain-story", FIRE],
  ["gain-outpost", TOWER],
  ["gain-horse", PADDOCK],
];

const FLAG = line("M0 0V-9", INK, 1.6) + shape("M.6-9H9L7-6.4 9-4H.6Z", "#d0603f", 1);

/** A village, by the words of what it gives. */
export function villageMarkup(name: string, gains: readonly string[]): string {
  const chance = chanceOf(name);
  const heart = HEARTS.find(([key]) => gains.includes(key))?.[1] ?? izba("#b8482f");
  let logs = "";
  for (let x = -6; x < 80; x += 4.6) logs += `M${x.toFixed(1)} 50V${(39 - 2 * chance()).toFixed(1)}l2.3-3l2.3 3V50Z`;
  return [
    shape("M-40-40H112V90H-40Z", "#dde8e2"),
    shape("M-40 24C-10 16 20 22 40 20 60 18 90 24 112 20V90H-40Z", "#a9bd7c"),
    put(fir(false), 4, 31, 0.5) + put(fir(false), 69, 30, 0.46),
    put(izba("#8f5f37"), 14, 32, 0.9),
    put(izba("#b8482f"), 61, 32, 0.85),
    gains.includes("gain-banner") ? put(FLAG, 14, 15) : "",
    put(heart, 37, 40, 1.15),
    shape(logs, WALL_DARK, 1),
  ].join("");
}

const BANDS = [
  "M-23-2l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4",
  "M-22-4l3 3 3-3-3-3ZM-11-3l3 3 3-3-3-3ZM0-3l3 3 3-3-3-3ZM11-3l3 3 3-3-3-3Z",
  "M-22-4h4M-15-3.6h4M-8-3h4M-1-3h4M6-3h4M13-3.6h4M19-4h3",
  "M-22-2c2-5 5-5 6 0 2-5 5-5 6 0 2-5 5-5 6 0 2-5 5-5 6 0 2-5 5-5 6 0 2-5 5-5 6 0 2-5 5-5 6 0",
];

const ROOFS = [
  "M-18-12L-10-4M-8-18L-2-5M8-18L2-5M18-12L10-4",
  "M-20-10C-10-15 10-15 20-10",
  "M-22-8C-10-12 10-12 22-8M-14-17C-8-19 8-19 14-17",
  "M-18-10l5-4 5 4 5-5 3 5 3-5 5 5 5-4 5 4",
];

/** A yurt: the tents of the second half of the game have another cloth; each has a pattern of its own. */
export function yurtMarkup(name: string): string {
  const chance = chanceOf(name);
  const isLate = name.startsWith("YB");
  const [cloth, shade, band] = isLate ? ["#cfd6cf", "#b2bdb8", "#35618c"] : ["#e6cfa4", "#d0b480", "#b8482f"];
  const roof = ROOFS[Math.floor(chance() * ROOFS.length)] ?? "";
  const pattern = BANDS[Math.floor(chance() * BANDS.length)] ?? "";
  const yurt = [
    `<ellipse cx="0" cy="13" rx="30" ry="4" fill="#2b211822"/>`,
    shape("M-24 12V-6C-24-11 24-11 24-6V12C14 16-14 16-24 12Z", "#f6ead2", 1.4),
    shape("M12-9C20-8.6 24-7.6 24-6V12C20 13.6 16 14.4 12 14.8Z", "#dfcba6"),
    shape("M-24 0C-10 3 10 3 24 0V8C10 11-10 11-24 8Z", band),
    put(line(pattern, "#fbe6b4", 1.5), 0, 9),
    shape("M-29-5C-22-19-10-25 0-25 10-25 22-19 29-5 18 1-18 1-29-5Z", cloth, 1.4),
    shape("M4-24.6C12-24 22-19 29-5 24-2.6 18-1.4 12-.8 14-9 11-18 4-24.6Z", shade),
    line(roof, band, 1.5),
    shape("M-6 14.6V-1H6V14.6Z", isLate ? "#4a6a86" : "#8a5f40", 1.2) + line("M0 14V-1", INK, 1),
    shape("M-5-25C-5-28 5-28 5-25Z", "#4a3524", 1.1),
    line("M1-28C-3-32 5-34 1-39", "#fffdf6", 2.4),
  ].join("");
  return [
    shape("M-40-40H112V90H-40Z", isLate ? "#d3dfe8" : "#e9e4cf"),
    shape("M-40 28C-10 22 20 27 40 25 60 24 90 28 112 25V90H-40Z", isLate ? SNOW : "#c3c684"),
    put(fir(isLate), (chance() < 0.5 ? 5 : 63) + 5 * chance(), 30, 0.45 + 0.2 * chance()),
    put(yurt, 36, 30),
  ].join("");
}
