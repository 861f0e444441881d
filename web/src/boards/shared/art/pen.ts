// What all drawings of boards share: one line, one snow, and the shapes that stand in several of them.

/** The line around things; the land has its own colours by day and by night, so they are the same in both themes. */
export const INK = "#2b2118";
export const SNOW = "#fbf8f0";

/** A filled path with a line around it; a width of 0 is none. */
export function shape(d: string, fill: string, width = 0): string {
  return width
    ? `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="${fill}"/>`;
}

/** A line along a path. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A drawing around 0 0 put at a place. */
export function put(markup: string, x: number, y: number, scale = 1): string {
  const two = (number: number): number => Math.round(number * 100) / 100;
  return `<g transform="translate(${two(x)} ${two(y)})${scale === 1 ? "" : `scale(${two(scale)})`}">${markup}</g>`;
}

/** A fir of 46 units, standing at 0 0. */
export function fir(isSnowy: boolean, light = "#5c8a66", dark = "#436b50"): string {
  return [
    shape("M-1.8-4V1.4H1.8V-4Z", "#6b4a2b", 1),
    shape("M0-46L8-30H4.6L12-16H6.4L14-3H-14L-6.4-16H-12L-4.6-30H-8Z", light, 1.3),
    shape("M0-45L7.2-30.6H4L11-16.6H5.6L12.8-3.6H1.5Z", dark),
    isSnowy
      ? shape(
          "M0-45L5-35 1-38-2-34-5.4-35ZM-7-30.6L-3-30-1-26-6-24-9.4-26ZM-11-16.6L-5-16-3-11-8-9-13-5.4ZM5-16 8-16 11-8 5-11Z",
          SNOW,
        )
      : "",
  ].join("");
}

/** A birch of 46 units, standing at 0 0; bare in winter. */
export function birch(isSnowy: boolean): string {
  const crown = "M0-47C6-47 9-42 8-38 13-36 13-28 8-26 8-20 1-18-2-21-8-19-12-25-9-29-13-33-10-40-6-40-6-44-3-47 0-47Z";
  return [
    isSnowy
      ? line("M0-14L1-44M0-20L-8-34M1-26L9-38M0-32L-5-42M1-36L5-46", INK, 2.6) +
        line("M0-20L-8-34M1-26L9-38M0-32L-5-42M1-36L5-46", SNOW, 1)
      : shape(crown, "#c9bd4e", 1.3) + shape("M8-38C13-36 13-28 8-26 8-20 1-18-2-21 5-23 9-31 8-38Z", "#a79b3a"),
    shape("M-2 1C-1.4-12-1.2-26-.6-38H1.4C1.6-26 1.8-12 2.4 1Z", SNOW, 1.1),
    line("M-1.4-6H.2M.2-13H1.6M-1-20H.2M0-27H1", INK, 1.3),
  ].join("");
}

/** A mountain that stands at 0 0, with its shade and the snow on it. */
export function peak(wide: number, high: number, fill: string, shade: string): string {
  const path = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${(x * wide).toFixed(1)} ${(-y * high).toFixed(1)}`).join("L")}Z`;
  return [
    shape(
      path([
        [-0.5, 0],
        [-0.24, 0.48],
        [-0.18, 0.52],
        [0, 1],
        [0.17, 0.62],
        [0.24, 0.56],
        [0.5, 0],
      ]),
      fill,
      1.3,
    ),
    shape(
      path([
        [0, 0.98],
        [0.165, 0.61],
        [0.235, 0.55],
        [0.49, 0],
        [0.12, 0],
        [0.02, 0.28],
        [0.09, 0.5],
      ]),
      shade,
    ),
    shape(
      path([
        [0, 1],
        [-0.125, 0.665],
        [-0.06, 0.7],
        [-0.02, 0.58],
        [0.04, 0.7],
        [0.09, 0.6],
        [0.155, 0.65],
      ]),
      SNOW,
      1.1,
    ),
  ].join("");
}
