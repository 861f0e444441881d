// The town of the Stroganovs, where all set out: their house behind a palisade with a gate, at 60 by 190.

import { INK, line, put, SNOW, shape } from "../../shared/art/pen";
import { chanceOf } from "../../shared/chance";
import { hills } from "./ground";

const LOG = "#b58254";
const LOG_LIGHT = "#cf9f66";
const ROOF = "#b8482f";

/** A row of pointed logs from one place to another. */
function palisade(from: number, to: number, y: number, high: number): string {
  let d = "";
  for (let x = from; x < to; x += 5) d += `M${x} ${y}V${y - high}l2.5-4l2.5 4V${y}Z`;
  return shape(d, LOG, 1.1);
}

/** The house: logs, a steep roof, a tower with a golden onion. */
function house(isWinter: boolean): string {
  const roof = isWinter ? SNOW : ROOF;
  return [
    shape("M-13 0V-24H13V0Z", LOG_LIGHT, 1.3),
    line("M-12-6H12M-12-12H12M-12-18H12", LOG, 1),
    shape("M-17-23L0-42 17-23Z", roof, 1.3),
    shape("M0-42L17-23H6Z", isWinter ? "#d9e2e8" : "#96371f"),
    shape("M-4-17H4V-8H-4Z", "#f4d58a", 1.1),
    line("M0-17V-8M-4-12.5H4", INK, 0.9),
    shape("M12 0V-44H24V0Z", LOG_LIGHT, 1.3) + shape("M19-43H23.4V0H19Z", LOG),
    shape("M11-44C11-51 16-51 18-58 20-51 25-51 25-44Z", "#e3b04d", 1.3),
    shape("M18-57C20-51 25-51 25-44.6H19C21-49 20-53 18-57Z", "#c28d2c"),
    line("M18-58V-65M15.6-62H20.4", INK, 1.4),
    shape("M16-38h4v5h-4z", "#f4d58a", 0.9),
  ].join("");
}

/** The gate: two towers of logs, the open door, and a way that leads east. */
function gate(isWinter: boolean): string {
  const roof = isWinter ? SNOW : "#8f5f37";
  const tower =
    shape("M-6 0V-30H6V0Z", LOG_LIGHT, 1.3) + shape("M2-29.4H5.4V0H2Z", LOG) + shape("M-9-29L0-42 9-29Z", roof, 1.3);
  return [
    shape("M-12 0V-24H12V0Z", LOG, 1.3),
    shape("M-8 0V-14C-8-22 8-22 8-14V0Z", "#4a3524", 1.1),
    put(tower, -16, 0),
    put(tower, 16, 0),
    line("M0-24V-38", INK, 1.6),
    shape("M0-38H13L10-34.5 13-31H0Z", "#f0c24b", 1.1),
  ].join("");
}

/** The start tile as a picture. */
export function townMarkup(isWinter: boolean): string {
  const chance = chanceOf("town");
  const paint = isWinter
    ? { sky: "#c3d3e2", haze: "#dbe5ec", far: "#cfdbe3", ground: "#f0f3f2", way: "#dfe3e0", low: "#fafaf6" }
    : { sky: "#e7e3cf", haze: "#f2ecd8", far: "#b9c48f", ground: "#a8b874", way: "#e3cf9d", low: "#bcc88a" };
  return [
    shape("M-40-50H124V240H-40Z", paint.sky),
    hills(62, 10, paint.haze, chance),
    hills(94, 12, paint.far, chance, 1),
    put(house(isWinter), 24, 112),
    palisade(-20, 80, 122, 16),
    hills(124, 4, paint.ground, chance, 1),
    put(gate(isWinter), 32, 138),
    shape("M26 138H40C46 152 66 160 124 164V180C70 176 30 160 26 138Z", paint.way),
    hills(186, 4, paint.low, chance),
  ].join("");
}
