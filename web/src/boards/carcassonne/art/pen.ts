// What all drawings share: one palette, and one way to write elements.
import type { Place } from "./geometry";
import { short } from "./geometry";

/** The colours of the land; pieces lie on light and dark tables alike, so they are the same by day and by night. */
export const PAINT = {
  meadow: "#a5c06a",
  meadowLight: "#b1ca78",
  meadowDark: "#98b45d",
  tuft: "#76963f",
  leaf: "#5d8a3f",
  leafDark: "#3f6a33",
  leafLight: "#83aa55",
  trunk: "#6b4a2b",
  hill: "#86a44f",
  earth: "#8a6238",
  grape: "#6d3a72",
  road: "#f0dfb6",
  roadEdge: "#9b7b4a",
  roadTrack: "#d7bf8a",
  water: "#7dbbd6",
  waterEdge: "#3f7d9e",
  ripple: "#cfe8f2",
  city: "#dfbd86",
  cityLight: "#ecd2a2",
  stone: "#c2b69f",
  stoneLight: "#e4dcc9",
  stoneDark: "#564838",
  plaster: "#f6ead0",
  roof: "#c1553a",
  roofLight: "#d9734f",
  roofDark: "#8f3a28",
  slate: "#5f7489",
  slateDark: "#3d4c5c",
  ink: "#3a2a1a",
  gold: "#f0c24b",
  shield: "#2c57a0",
  cream: "#fdf3da",
  wheel: "#7c3f74",
} as const;

/** An element with its attributes; names of attributes as SVG writes them. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, inner = ""): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`,
  );
  return inner ? `<${name}${written.join("")}>${inner}</${name}>` : `<${name}${written.join("")}/>`;
}

/** A filled path, with an ink line around it if a width is given. */
export function filled(d: string, fill: string, line: string = PAINT.ink, width = 0): string {
  if (!d) return "";
  return element(
    "path",
    width ? { d, fill, stroke: line, "stroke-width": width, "stroke-linejoin": "round" } : { d, fill },
  );
}

/** A line along a path. */
export function drawn(
  d: string,
  stroke: string,
  width: number,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return d ? element("path", { d, fill: "none", stroke, "stroke-width": width, ...more }) : "";
}

/** Round dots of one size and colour as one path of lines without length. */
export function dots(places: readonly Place[], colour: string, width: number): string {
  const d = places.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join("");
  return drawn(d, colour, width, { "stroke-linecap": "round" });
}

/** A drawing of a 100 by 100 box, put at a place in another size. */
export function placed(markup: string, [x, y]: Place, size: number): string {
  const scale = Math.round(size * 10) / 1000;
  return `<g transform="translate(${short(x - size / 2)} ${short(y - size / 2)})scale(${scale})">${markup}</g>`;
}
