// What the land gives, as signs of 24 by 24 that are told apart by their outline: ear, head with horns, logs, rock, bars.
import type { Graenaland } from "../../../views.gen";
import { INK, line, shape } from "../../shared/art/pen";

const LINE = 1.5;
const SHADE = "#2b211830";

const KERNELS =
  "M12 .9C9 3.6 9.2 7 12 9.6 14.8 7 15 3.6 12 .9ZM11.8 13.2C7 13 4.6 9.8 5 5.4 9.4 6.2 11.8 9 11.8 13.2ZM12.2 13.2C17 13 19.4 9.8 19 5.4 14.6 6.2 12.2 9 12.2 13.2ZM11.8 19C7 18.8 4.6 15.6 5 11.2 9.4 12 11.8 14.8 11.8 19ZM12.2 19C17 18.8 19.4 15.6 19 11.2 14.6 12 12.2 14.8 12.2 19Z";
const GRAIN = [
  line("M12 17V23", INK, 3.2),
  line("M12 17V22.8", "#b98a35", 1.4),
  shape(KERNELS, "#f4c95d", LINE),
  shape(
    "M12 1.8C14.2 4 14 6.8 12 8.8ZM12.4 12.6C12.6 10.4 15 8.6 18.3 6.2 18.4 9.8 16.4 12.2 12.4 12.6ZM12.4 18.4C12.6 16.2 15 14.4 18.3 12 18.4 15.6 16.4 18 12.4 18.4Z",
    "#d9962f",
  ),
].join("");

const LIVESTOCK = [
  shape(
    "M7.2 8.2C2.4 8.4.6 5.2 1.4 1.4 4.6 5 8 5.4 12 5.4 16 5.4 19.4 5 22.6 1.4 23.4 5.2 21.6 8.4 16.8 8.2Z",
    "#fdf3dc",
    LINE,
  ),
  shape("M6.6 6.6H17.4L22 9.2 17.6 12.4 16.6 17.6H7.4L6.4 12.4 2 9.2Z", "#b9764a", LINE),
  shape("M12 7.4H17L20.6 9.3 17 11.8 16 17H12Z", SHADE),
  shape("M10.2 6.8H13.8L13.2 13H10.8Z", "#f6e3c6"),
  `<ellipse cx="12" cy="18.6" rx="5.8" ry="4.2" fill="#eebfa4" stroke="${INK}" stroke-width="${LINE}"/>`,
  line("M10 18.6V19.2M14 18.6V19.2", INK, 1.7),
  line("M8.8 11V11.6M15.2 11V11.6", INK, 2.4),
].join("");

const WOOD = [
  shape("M6 2.6H18.6C23.6 3 23.6 11.4 18.6 11.8H6Z", "#b58254", LINE),
  shape("M6 8.6H21.6C21 10.4 20 11.2 18.6 11.2H6Z", SHADE),
  `<ellipse cx="5.8" cy="7.2" rx="4.3" ry="4.7" fill="#f1d8ab" stroke="${INK}" stroke-width="${LINE}"/>`,
  `<ellipse cx="5.8" cy="7.2" rx="1.7" ry="1.9" fill="none" stroke="#b58254" stroke-width="1.2"/>`,
  shape("M7.8 12.2H19C24 12.6 24 21.2 19 21.6H7.8Z", "#a06f43", LINE),
  shape("M8 18.4H22C21.6 20.2 20.4 21 19 21H8Z", SHADE),
  `<ellipse cx="7.6" cy="16.9" rx="4.4" ry="4.8" fill="#f1d8ab" stroke="${INK}" stroke-width="${LINE}"/>`,
  `<ellipse cx="7.6" cy="16.9" rx="1.7" ry="1.9" fill="none" stroke="#b58254" stroke-width="1.2"/>`,
  line("M12.4 5.6H17M15 15.4H19", INK, 1.1),
].join("");

const ORE = [
  shape("M1.6 17L4.4 8.4 10.4 3 17.4 4.8 22.4 11.4 22.6 18.2 18 21.6H6Z", "#a9b8bf", LINE),
  shape("M17.4 5.4L22 11.6 22.2 18 17.8 21H10.4L11.4 11.8Z", "#7f929c"),
  shape("M5 8.8L10.4 3.7 16.8 5.4 11.4 11.4Z", "#d3dde0"),
  line("M4.4 8.4L11.4 11.8 17.4 4.8M11.4 11.8L10.4 21.4", INK, 1.1),
  shape("M4.6 13.4L8.4 12.4 8.6 16.6 5.6 18.2ZM13.8 14L18.6 13.4 17.4 18 14.4 19Z", "#c8573a", 0.9),
].join("");

const GOLD = [
  shape("M1.2 21.6L3.8 14.4H9.4L12 21.6Z", "#e3a32c", LINE),
  shape("M12 21.6L14.6 14.4H20.2L22.8 21.6Z", "#e3a32c", LINE),
  shape("M6.6 13.8L9.2 6.6H14.8L17.4 13.8Z", "#f6c445", LINE),
  shape("M14 7.2H14.5L16.7 13.2H12.6ZM8.6 15H9L11.2 21H7.2ZM19.4 15H19.8L22 21H18Z", SHADE),
  line("M9.6 9.6H12M4.4 17.2H6.4M15.2 17.2H17.2", "#fff0bd", 1.5),
  line("M12 1V3.8M5.6 3L7.2 5.2M18.4 3L16.8 5.2", INK, 2.6),
  line("M12 1V3.8M5.6 3L7.2 5.2M18.4 3L16.8 5.2", "#f6c445", 1.1),
].join("");

const FACE_DOWN = [
  `<rect x="4" y="1.4" width="16" height="21.2" rx="2.6" fill="#8f5a3c" stroke="${INK}" stroke-width="${LINE}"/>`,
  `<rect x="6.4" y="3.8" width="11.2" height="16.4" rx="1" fill="none" stroke="#f3dcb4" stroke-width="1.1"/>`,
  line("M9.8 9.4C9.8 6.2 14.6 6.4 14.4 9.4 14.3 11.4 12 11.4 12 13.8M12 17V17.2", "#f3dcb4", 2),
].join("");

/** The signs of what may lie in a pile, in a box of 24 by 24. */
export const RESOURCE: Readonly<Record<Graenaland.Item, string>> = {
  grain: GRAIN,
  livestock: LIVESTOCK,
  wood: WOOD,
  ore: ORE,
  gold: GOLD,
  face_down: FACE_DOWN,
};
