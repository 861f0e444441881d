// Buildings and improvements in a box of 40 by 40: tower, stave church and longhouse are told apart by their outline.
import type { Graenaland } from "../../../views.gen";
import { INK, line, put, shape } from "../../shared/art/pen";

/** A drawn building: its outline, the parts that have the colour of their clan, and what is drawn over them. */
export interface House {
  readonly outline: string;
  readonly coloured: string;
  readonly behind: string;
  readonly before: string;
}

const WOOD = "#c8945c";
const DARK = "#8a5a34";
const SHADE = "#2b211838";

const STRONGHOLD: House = {
  outline: "M4 38V17H8V21H13V8H10.6V2.6H15V5H18V2.6H22V5H25V2.6H29.4V8H27V21H32V17H36V38Z",
  coloured: "M13 8V38H27V8H29.4V2.6H25V5H22V2.6H18V5H15V2.6H10.6V8Z",
  behind:
    shape(
      "M3.4 38.4V18.6L5.8 15 8.2 18.6 10.6 15 13 18.6V38.4ZM27 38.4V18.6L29.4 15 31.8 18.6 34.2 15 36.6 18.6V38.4Z",
      WOOD,
      1.5,
    ) +
    line("M8.2 19V38M31.8 19V38", INK, 1.1) +
    line("M3.6 26H13M27 26H36.4", DARK, 2),
  before:
    shape("M22 8.6H26.4V37.6H22ZM25 5H28.8V7.4H22V5Z", SHADE) +
    shape("M16.4 38V31.4C16.4 26.6 23.6 26.6 23.6 31.4V38Z", "#3a2a1c", 1.2) +
    line("M18 12V16M22 12V16M20 20V24", INK, 2.2),
};

const CHURCH: House = {
  outline:
    "M5 38V29L2.6 27.4 9.4 20.6 8.2 18.6 14.4 11.6 18.4 8V5.4H15.6V2.4H18.4V.4H21.6V2.4H24.4V5.4H21.6V8L25.6 11.6 31.8 18.6 30.6 20.6 37.4 27.4 35 29V38Z",
  coloured: "M20 8L27 16.6H13ZM12 16.6H28L33 22.8H7ZM8.6 22.8H31.4L38 29.6H2Z",
  behind:
    shape("M5 29H35V38.4H5ZM11 22H29V30H11ZM15 15H25V23H15Z", WOOD, 1.5) +
    line("M20 9V1.6M17 4H23", INK, 3.6) +
    line("M20 9V1.8M17.2 4H22.8", "#f2c14e", 1.6),
  before:
    shape("M20 9L26 16.4H21.6ZM22 17.2H27.6L31.6 22.2H24ZM25 23.4H31.2L36.4 29H28Z", SHADE) +
    shape("M16.6 38V34C16.6 30.4 23.4 30.4 23.4 34V38Z", "#3a2a1c", 1.2) +
    line("M10 32V38M30 32V38", DARK, 1.6),
};

const HALL: House = {
  outline:
    "M4.6 38V26.6L1.4 26.4C2.4 18 5 12.4 8.4 9.2L4.6 3.4 8 5 10 8C16 6.4 24 6.4 30 8L32 5 35.4 3.4 31.6 9.2C35 12.4 37.6 18 38.6 26.4L35.4 26.6V38Z",
  coloured: "M1.4 26.4C2.4 18 5 12.4 8.4 9.2 15 6 25 6 31.6 9.2 35 12.4 37.6 18 38.6 26.4 26 23 14 23 1.4 26.4Z",
  behind:
    line("M8.6 9.6L5 3.4M9 9.6L13 3M31.4 9.6L35 3.4M31 9.6L27 3", INK, 3.8) +
    line("M8.6 9.6L5 3.4M9 9.6L13 3M31.4 9.6L35 3.4M31 9.6L27 3", WOOD, 1.6) +
    shape("M4.4 24H35.6V38.4H4.4Z", WOOD, 1.5) +
    line("M9.4 26V38M13.4 25V38M26.6 25V38M30.6 26V38", DARK, 1.3),
  before:
    shape(
      "M27 7.6C29 8 30.4 8.6 31.2 9.6 34.4 12.6 36.8 17.6 37.8 25.4 34 24.4 30.6 23.8 27.4 23.6 30 17 29.6 11.6 27 7.6Z",
      SHADE,
    ) +
    line("M8 15C16 12.6 24 12.6 32 15M5 20.4C15 17.6 25 17.6 35 20.4", SHADE, 1.3) +
    shape("M15.6 38V30.6C15.6 25.8 24.4 25.8 24.4 30.6V38Z", "#3a2a1c", 1.2) +
    line("M20 28V37.6", WOOD, 1),
};

export const BUILDING: Readonly<Record<Graenaland.Building, House>> = {
  stronghold: STRONGHOLD,
  church: CHURCH,
  hall: HALL,
};

const GRANARY =
  shape("M8 34V18H32V34Z", WOOD, 1.5) +
  line("M8 23H32M8 28.6H32", DARK, 1.2) +
  shape("M4 19.4L20 6 36 19.4Z", "#e3c069", 1.5) +
  shape("M20 6.6L35 19H24Z", SHADE) +
  shape("M16 34V26H24V34Z", "#3a2a1c", 1.2) +
  line("M10 34V38M30 34V38", INK, 3);
const SAWMILL =
  line("M8 38L13 24M20 38L15 24M26 38L31 24M36 38L33 24", INK, 3.4) +
  line("M8 38L13 24M20 38L15 24M26 38L31 24M36 38L33 24", WOOD, 1.5) +
  shape("M4 18H36V26H4Z", "#b58254", 1.5) +
  line("M9 22H20M25 22H31", DARK, 1.2) +
  shape("M14 6L30 14.4 34 27 28 27.6Z", "#dbe3e6", 1.4) +
  shape("M8 4C11 2 14 3 15.6 6L13 9.4C9.6 9.4 7.6 7 8 4Z", DARK, 1.4);
const MINE =
  shape("M1.6 38L6 20 14 9 25 6 34 15 38.4 38Z", "#a9b3b3", 1.5) +
  shape("M25 6.8L33.4 15.4 37.6 37.4H30C31 26 29 15 25 6.8Z", "#85918f") +
  shape("M12 38V23H28V38Z", "#3a2a1c", 1.3) +
  line("M12 38V22M28 38V22M9.6 22H30.4", INK, 4.6) +
  line("M12 38V22M28 38V22M9.6 22H30.4", WOOD, 2);

/** What an improvement is, where the land is such. */
export const IMPROVEMENT: Readonly<Record<Graenaland.Terrain, string>> = {
  plains: GRANARY,
  forest: SAWMILL,
  hills: MINE,
  mountains: put(MINE, 0, 0) + shape("M14.4 38L16 31H24L25.6 38Z", "#f6c445", 1.2),
};
