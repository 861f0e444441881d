// The board of the Wheel of Fortune: sixteen cells of land, and on them the wheel with its six sectors.
import { BOARD_CELLS, type SectorName, WHEEL } from "./data";
import { type Place, short } from "./geometry";
import { WHEEL_CENTRE, WHEEL_RADIUS } from "./layout";
import { landMarkup } from "./painting";
import { circlePath } from "./parts";
import { drawn, element, filled, PAINT, placed } from "./pen";
import { type Detail, plainMarkup } from "./plain";
import { crownMarkup } from "./tokens";

const RIM = 13;
const INNER = WHEEL_RADIUS - RIM;
const HUB = 24;
const CROWN_AT = 123; // from the middle of the wheel
const PIG_AT = 49;
const ICON_AT = 84;

/** A place on the wheel: so many degrees clockwise from the north, so far from the middle. */
function onWheel(bearing: number, far: number): Place {
  const angle = (bearing * Math.PI) / 180;
  return [WHEEL_CENTRE[0] + Math.sin(angle) * far, WHEEL_CENTRE[1] - Math.cos(angle) * far];
}

const at = (bearing: number, far: number): string => onWheel(bearing, far).map(short).join(" ");

const GROUND: Readonly<Record<SectorName, string>> = {
  fortune: "#e9c55f",
  taxes: "#c98a56",
  famine: "#d9c9a2",
  storm: "#8fa9bd",
  inquisition: "#c7705c",
  plague: "#9db07a",
};

const line = { "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** A sign for every sector, in a box of 100 by 100. */
const SIGNS: Readonly<Record<SectorName, string>> = {
  fortune: [
    filled(
      "M50 50c-26 8-34-4-30-14s18-8 30 14zM50 50c-8-26 4-34 14-30s8 18-14 30zM50 50c26-8 34 4 30 14s-18 8-30-14zM50 50c8 26-4 34-14 30s-8-18 14-30z",
      "#4f8a45",
      PAINT.ink,
      4.5,
    ),
    drawn("M53 56q10 16 22 32", PAINT.ink, 5, line),
  ].join(""),
  taxes: [
    filled("M36 30q-24 22-20 42 4 18 34 18t34-18q4-20-20-42z", "#e6c48c", PAINT.ink, 5),
    filled("M34 30l-8-18 14 5 10-7 10 7 14-5-8 18z", "#d3a764", PAINT.ink, 5),
    filled(circlePath([50, 62], 14), PAINT.gold, PAINT.ink, 4),
  ].join(""),
  famine: [
    filled("M12 48h76q-2 36-38 38-36-2-38-38z", "#a9744a", PAINT.ink, 5),
    filled("M12 48q38 12 76 0-38-12-76 0z", "#5b3d26", PAINT.ink, 4),
    drawn("M66 42l18-30M84 12q8 2 6 10t-10 6", PAINT.ink, 5, line),
  ].join(""),
  storm: [
    filled("M24 58c-14-2-16-22 0-24 0-20 30-26 38-10 18-4 28 18 14 28-2 6-8 6-12 6z", "#f1f4f5", PAINT.ink, 5),
    filled("M48 52L34 74h13l-7 20 26-28H53l8-14z", PAINT.gold, PAINT.ink, 4),
  ].join(""),
  inquisition: [
    filled("M40 46h20l-5 48h-10z", "#8a5c34", PAINT.ink, 5),
    filled(
      "M50 4c4 14 20 18 18 32-2 10-10 14-18 14s-17-4-18-14c-1-9 8-12 8-20 5 3 6 6 6 10 4-6 6-12 4-22z",
      "#f0a63a",
      PAINT.ink,
      4.5,
    ),
    filled("M50 26c2 7 8 9 7 15-1 5-4 7-7 7s-7-2-7-7c0-4 6-8 7-15z", "#fbe08a"),
  ].join(""),
  plague: [
    filled("M12 62c0-22 22-34 44-30l10-14 8 12 2 8 14 16-8 10H70l4 14H24c-8 0-12-8-12-16z", "#6f675e", PAINT.ink, 5),
    drawn("M14 74C2 70 2 92 20 90q18-3 34 2", PAINT.ink, 5, line),
    filled(circlePath([74, 48], 3.5), PAINT.ink),
  ].join(""),
};

const sectorOf = (name: SectorName): (typeof WHEEL.sectors)[number] => WHEEL.sectors.find(({ id }) => id === name)!;

/** Where followers stand on the crown spaces of a sector, on the board of 400 by 400. */
export function sectorSpots(sector: SectorName): [number, number][] {
  const { bearing, crowns } = sectorOf(sector);
  return Array.from({ length: crowns }, (_, number) => {
    const [x, y] = onWheel(bearing + (number - (crowns - 1) / 2) * 26, CROWN_AT);
    return [x, y];
  });
}

/** Where the pig stands in a sector. */
export function pigSpot(sector: SectorName): [number, number] {
  const [x, y] = onWheel(sectorOf(sector).bearing, PIG_AT);
  return [x, y];
}

/** The area of a sector, to light it up. */
export function sectorPath(sector: SectorName): string {
  const { bearing } = sectorOf(sector);
  return `M${at(bearing - 30, HUB)}L${at(bearing - 30, INNER)}A${INNER} ${INNER} 0 0 1 ${at(bearing + 30, INNER)}L${at(bearing + 30, HUB)}A${HUB} ${HUB} 0 0 0 ${at(bearing - 30, HUB)}z`;
}

function sectorMarkup(sector: SectorName): string {
  const spaces = sectorSpots(sector).map(([x, y]) => {
    const space = element("circle", {
      cx: x,
      cy: y,
      r: 19,
      fill: PAINT.cream,
      "fill-opacity": ".85",
      stroke: PAINT.ink,
      "stroke-width": 1.6,
    });
    return space + placed(crownMarkup(), [x, y], 24);
  });
  const sign = placed(SIGNS[sector], onWheel(sectorOf(sector).bearing, ICON_AT), 31);
  return filled(sectorPath(sector), GROUND[sector], PAINT.ink, 1.8) + spaces.join("") + sign;
}

/** The wheel without the land around it. */
function wheelMarkup(): string {
  const [x, y] = WHEEL_CENTRE;
  const ring = (r: number, fill: string, width: number): string =>
    element("circle", { cx: x, cy: y, r, fill, stroke: PAINT.ink, "stroke-width": width });
  const studs = Array.from({ length: 24 }, (_, step) => onWheel(step * 15, WHEEL_RADIUS - RIM / 2));
  const spokes = WHEEL.sectors.map(({ bearing }) => `M${at(bearing + 30, HUB)}L${at(bearing + 30, INNER)}`).join("");
  return [
    ring(WHEEL_RADIUS - 1, "#8a5f36", 2.4),
    filled(studs.map((stud) => circlePath(stud, 2.4)).join(""), PAINT.gold, PAINT.ink, 0.8),
    ring(INNER, "#d9c9a2", 2),
    ...WHEEL.sectors.map(({ id }) => sectorMarkup(id as SectorName)),
    drawn(circlePath(WHEEL_CENTRE, INNER - 3.5), PAINT.cream, 1.4, { "stroke-opacity": ".6" }),
    drawn(spokes, PAINT.ink, 7),
    drawn(spokes, "#a8763f", 4.4),
    ring(HUB, "#8a5f36", 2.4),
    ring(HUB - 8, PAINT.gold, 1.6),
  ].join("");
}

/** What of the wheel lies on a cell of its board: a window onto the whole. */
export function wheelPart([row, column]: readonly [number, number]): string {
  const window = `${column * 100} ${row * 100} 100 100`;
  return `<svg width="100" height="100" viewBox="${window}">${wheelMarkup()}</svg>`;
}

const MADE = new Map<Detail, string>();

/** The whole board, 400 by 400. */
export function wheelBoardMarkup(detail: Detail = "full"): string {
  const known = MADE.get(detail);
  if (known) return known;
  const land = (id: string): string => (detail === "plain" ? plainMarkup(id) : landMarkup(id, 0));
  const made = [
    ...BOARD_CELLS.map(
      ({ id, cell }) => `<g transform="translate(${cell![1] * 100} ${cell![0] * 100})">${land(id)}</g>`,
    ),
    wheelMarkup(),
    `<path d="M.4.4h399.2v399.2H.4z" fill="none" stroke="${PAINT.ink}" stroke-opacity=".4"/>`,
  ].join("");
  MADE.set(detail, made);
  return made;
}
