// Where on the page the spots are that things move between: of several parts that show one, the part that is seen.
import { seenOf } from "../shared/moving";

/** Where a mat has things; furs lie at a place each. */
const ON_MAT: Readonly<Record<string, string>> = {
  horse: "[data-own=horses]",
  coin: "[data-own=coins]",
  banner: "[data-own=banners]",
  outpost: "[data-own=outposts]",
  story: ".stories",
  points: ".points",
  hand: ".hand",
  landscapes: ".landscapes",
};

function queriesOf(spot: string): string[] {
  const [kind = "", one = "", thing = ""] = spot.split(":");
  switch (kind) {
    case "tile":
      return [`[data-tile="${one}"]`];
    case "cossack":
      return [`[data-whose="${one}"]`];
    case "mat": {
      const mat = `[data-part="mat"][data-seat="${one}"]`;
      const part = thing ? [`${mat} ${ON_MAT[thing] ?? `[data-place="own:${thing}"]`}`] : [];
      return [...part, mat, `[data-mat="${one}"]`, `[data-rival="opponent-${one}"]`];
    }
    case "bag":
      return ['[data-part="rail"] .supply', '[data-part="rail"]'];
    case "market":
      return [`[data-place="${spot}"]`, '[data-part="rail"]'];
    default:
      return [`[data-place="${spot}"]`, `[data-region="${one}"]`];
  }
}

/** What shows a spot. */
export function nodeOf(spot: string): Element | null {
  return seenOf(queriesOf(spot));
}
