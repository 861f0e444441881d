// The land of a tile: meadow first, then water, roads and cities, then what stands and what is printed on them.
import { chanceOf } from "../../shared/chance";
import { CATHEDRAL, CLOISTER } from "./buildings";
import { add, type Place } from "./geometry";
import { paintGround, paintMeadow, paintTrees } from "./land";
import { CLOISTER_RADIUS, type Layout, layoutOf } from "./layout";
import { type Mark, marksOf } from "./marks";
import { circlePath } from "./parts";
import { drawn, filled, PAINT, placed } from "./pen";
import { paintRivers, paintRoads, paintVillages } from "./roads";
import { goodMarkup, INN, SHEEP, shieldMarkup, wheelNumberMarkup } from "./tokens";
import { paintTowns, paintWalls } from "./towns";

/** The cloister in its garden with a hedge around it. */
function paintCloister(at: Place | null): string {
  if (!at) return "";
  return [
    filled(circlePath(at, CLOISTER_RADIUS), PAINT.meadowLight, PAINT.leaf, 1.6),
    drawn(circlePath(at, CLOISTER_RADIUS), PAINT.leafDark, 2.4, {
      "stroke-dasharray": "0 3.2",
      "stroke-linecap": "round",
    }),
    placed(CLOISTER, add(at, [0, -1]), 24),
  ].join("");
}

function paintMark({ kind, at, radius }: Mark, wheel: number): string {
  switch (kind) {
    case "shield":
      return placed(shieldMarkup(), at, 2 * radius);
    case "cathedral":
      return placed(CATHEDRAL, at, 2 * radius);
    case "inn":
      return placed(INN, at, 2 * radius + 1);
    case "sheep":
      return placed(SHEEP, at, 2 * radius);
    case "wheel":
      return placed(wheelNumberMarkup(wheel), at, 2 * radius);
    case "hill":
    case "vineyard":
      return ""; // part of the ground
    default:
      return placed(goodMarkup(kind), at, 2 * radius);
  }
}

/** The land of a tile without the line around it. */
export function landMarkup(tile: string, variant: number): string {
  const layout: Layout = layoutOf(tile);
  const marks = marksOf(tile);
  const chance = chanceOf(`${tile} ${variant}`);
  return [
    paintMeadow(layout, chance),
    paintGround(marks),
    paintRivers(layout, chance),
    paintRoads(layout),
    paintVillages(layout, chance),
    paintTrees(layout, marks, chance),
    paintTowns(layout, marks, chance),
    paintWalls(layout),
    paintCloister(layout.cloister),
    ...marks.map((mark) => paintMark(mark, layout.tile.wheel)),
  ].join("");
}
