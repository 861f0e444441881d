// The pictures on cards, in a box of 50 by 70: the landscape of a back whole, and as a band below what a card gives.
import type { Graenaland } from "../../../views.gen";
import { birch, fir, INK, line, put, SNOW, shape } from "../../shared/art/pen";
import { RESOURCE } from "./resources";
import { HEATHER, SHEAF, STONES } from "./scenery";

export type Back = Graenaland.Terrain | "supply";

/** The colour of each back from far: behind the band, and of its land. */
const PAINTS: Readonly<Record<Back, readonly [string, string]>> = {
  plains: ["#e6efc4", "#b9c95c"],
  forest: ["#cfe3cf", "#7ea867"],
  hills: ["#ead9e0", "#b48aa0"],
  mountains: ["#cfdfea", "#9fb0bb"],
  supply: ["#cfe6e6", "#6fa9b6"],
};

const PEAK =
  shape("M-20 0L-5-22 1-15 6-19 20 0Z", "#9fb0bb", 1.3) +
  shape("M-5-22L1-15 6-19 20 0H6L2-9-1-6Z", "#7b909f") +
  shape("M-5-22L-10-14.6-7-15.6-5-12-2-15-.4-13.4L1-15ZM6-19L3.6-17 5-14.6 7-15.6 9-14.6Z", SNOW, 0.9);

/** A knorr with its sail, in a box of 24 by 20 around 0 0: it stands for what comes from home. */
export const KNORR = [
  line("M0-2V-20", INK, 1.8),
  shape("M-9-18.6H9C11-13 11-9 9-4.6H-9C-7-9-7-13-9-18.6Z", "#fdf3dc", 1.2),
  shape("M-5-18.6H-1C1-13 1-9-1-4.6H-5C-3-9-3-13-5-18.6ZM3-18.6H7C9-13 9-9 7-4.6H3C5-9 5-13 3-18.6Z", "#c8573a"),
  shape("M-14-6C-12-5-11-3-11-1.6H11C11-3 12-5 14.4-7 14-2 12 4 7 4H-7C-12 4-13-1-14-6Z", "#8a5a38", 1.3),
  line("M-11 .8H11", "#5f3f2b", 1),
].join("");

/** What stands on the land of a back, at the height 0. */
const LANDS: Readonly<Record<Back, string>> = {
  plains: put(SHEAF, 12, 1, 0.9) + put(SHEAF, 36, 1, 0.9) + put(SHEAF, 24, 4, 1.1),
  forest: put(fir(false), 10, 3, 0.46) + put(birch(false), 25, 2, 0.42) + put(fir(false), 40, 4, 0.5),
  hills: put(STONES, 15, 2, 1.1) + put(HEATHER, 29, 4, 1.2) + put(HEATHER, 4, 5) + put(STONES, 40, 4, 0.8),
  mountains: put(PEAK, 25, 4, 1),
  supply: put(KNORR, 25, -3, 0.85),
};

const ROLLING: Readonly<Record<Back, string>> = {
  plains: "M0 0C12-3 30 2 50-2V30H0Z",
  forest: "M0-2C16 2 34-3 50 0V30H0Z",
  hills: "M0 2C10-8 22-4 28-1 36-8 44-6 50-2V30H0Z",
  mountains: "M0 3C14 0 36 4 50 1V30H0Z",
  supply: "M0 0c4-3 8-3 12.5 0 4-3 8-3 12.5 0 4-3 8-3 12.5 0 4-3 8-3 12.5 0V30H0Z",
};

/** The land of a back with its upper edge at a height; a ship lies in the water, and all else stands on the ground. */
function land(back: Back, y: number, scale = 1): string {
  const ground = put(shape(ROLLING[back], PAINTS[back][1], 1.1), 0, y);
  const things = put(LANDS[back], 25 - 25 * scale, y, scale);
  return back === "supply" ? things + ground : ground + things;
}

const sky = (back: Back, y: number): string => shape(`M0 ${y}H50V70H0Z`, PAINTS[back][0]);

/** A card from behind. */
export function backMarkup(back: Back): string {
  return [
    sky(back, 0),
    put(shape(ROLLING[back], PAINTS[back][1], 1.1), -8, 35, 1.3),
    shape("M-9 41H60V70H-9Z", PAINTS[back][1]),
    land(back, 50, 1.5),
    `<rect x="3.4" y="3.4" width="43.2" height="63.2" rx="3" fill="none" stroke="#fffaf0" stroke-width="2"/>`,
  ].join("");
}

/** The upper edges of the bands of small cards: told apart by their shape. */
const EDGES: Readonly<Record<Back, string>> = {
  plains: "M0 60H50V72H0Z",
  forest: "M0 61L5 53 10 61 15 53 20 61 25 53 30 61 35 53 40 61 45 53 50 61V72H0Z",
  hills: "M0 60C4 52 13 52 17 60 21 52 29 52 33 60 37 52 46 52 50 60V72H0Z",
  mountains: "M0 66L15 48 26 60 36 51 50 66V72H0Z",
  supply: "M0 58C4 63 8 63 12.5 58 17 63 21 63 25 58 29 63 33 63 37.5 58 42 63 46 63 50 58V72H0Z",
};

/** The band below what a card gives, which tells its back. */
export function bandMarkup(back: Back, isSmall: boolean): string {
  if (isSmall) return shape(EDGES[back], PAINTS[back][1], 2);
  return sky(back, 46) + land(back, 61) + line("M0 46H50", INK, 1.2);
}

/** A sign with its middle at a place of a card. */
export const signAt = (item: Graenaland.Item, x: number, y: number, size: number): string =>
  put(RESOURCE[item], x - size / 2, y - size / 2, size / 24);
