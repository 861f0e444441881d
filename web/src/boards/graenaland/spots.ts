// Where on the page the spots are that things move between: of several parts that show one, the part that is seen.
import type { Seat } from "../../protocol.gen";
import { seenOf } from "../shared/moving";

function queriesOf(spot: string, own: Seat): string[] {
  const [kind = "", one = "", other = ""] = spot.split(":");
  const land = `[data-land="${one}"]`;
  switch (kind) {
    case "land":
      return [land];
    case "hero":
      return [`[data-whose="${one}:${other}"]`];
    case "houses":
      return [`${land} [data-houses="${other}"]`];
    case "mat":
      return [...(one === String(own) ? ['[data-part="hand"]'] : []), `[data-mat="${one}"]`];
    case "army":
    case "ships":
    case "rail":
      return [`[data-part="${kind}"]`, '[data-part="island"]'];
    case "supply":
      return [`[data-place="${spot}"]`, '[data-part="ships"]'];
    case "unit":
      return [`[data-place="${spot}"]`, '[data-part="army"]'];
    default:
      return [`[data-place="${spot}"]`, land];
  }
}

/** What shows a spot; of the seat whose hand lies below, that. */
export function nodeOf(spot: string, own: Seat): Element | null {
  return seenOf(queriesOf(spot, own));
}
