// What moves when something happens: pieces go from one spot of the board to another, come, or fly to a mat and from it.
import type { Stroganov } from "../../views.gen";
import type { Motion as Moving } from "../shared/moving";
import { placeIn, type Who, whoIn } from "./trail";

/** What can fly. */
export type Piece =
  | { readonly is: "fur"; readonly fur: Stroganov.Fur }
  | { readonly is: "thing"; readonly thing: Stroganov.Thing; readonly count: number }
  | { readonly is: "points"; readonly who: Who; readonly points: number }
  | { readonly is: "outpost"; readonly who: Who }
  | { readonly is: "landscape"; readonly landscape: string }
  | { readonly is: "card" };

/** Spots are places of the board, and besides `tile:0` for the start, `mat:WHO:THING`, `bag`, `market`, `cossack:WHO`. */
export type Motion = Moving<Piece>;

/** Where the Cossacks stand before what moves. */
export type Standing = Map<Who, number>;

function slid(thing: string, origins: readonly number[], places: readonly number[]): Motion[] {
  return origins.map((from, at) => ({
    do: "move",
    node: `${thing}:${places[at]}`,
    from: `${thing}:${from}`,
    to: `${thing}:${places[at]}`,
  }));
}

function ride(who: Who, at: number, standing: Standing): Motion[] {
  const from = standing.get(who) ?? 0;
  standing.set(who, at);
  return from === at ? [] : [{ do: "move", node: `cossack:${who}`, from: `tile:${from}`, to: `tile:${at}` }];
}

function fly(piece: Piece, from: string, to: string): Motion[] {
  return [{ do: "fly", piece, from, to }];
}

/** What comes to somebody's mat; `source` is where it comes from, such as the village that was visited. */
function gained(event: Stroganov.Event, source: string): Motion[] {
  if (event.event === "fur_gained")
    return fly({ is: "fur", fur: event.fur }, event.at ? `tile:${event.at}` : source, `mat:${event.who}:${event.fur}`);
  if (event.event === "gained") {
    const piece: Piece = { is: "thing", thing: event.what, count: event.count };
    return fly(piece, source, `mat:${event.who}:${event.what}`);
  }
  if (event.event === "scored") {
    const piece: Piece = { is: "points", who: event.who, points: event.points };
    return fly(piece, source, `mat:${event.who}:points`);
  }
  return [];
}

function paid(event: Stroganov.Event): Motion[] {
  if (event.event === "fur_paid") return fly({ is: "fur", fur: event.fur }, `mat:${event.who}:${event.fur}`, "bag");
  if (event.event === "outpost_built")
    return fly({ is: "outpost", who: event.who }, `mat:${event.who}:outpost`, `slot:${event.region}`);
  return [];
}

function taken(event: Stroganov.Event): Motion[] {
  if (event.event === "landscape_claimed") {
    const piece: Piece = { is: "landscape", landscape: event.landscape };
    return fly(piece, `tile:${event.at}`, `mat:${event.who}:landscapes`);
  }
  if (event.event === "card_taken" && event.region)
    return fly({ is: "card" }, `card:${event.region}`, `mat:${event.who}:hand`);
  return [];
}

/** What chance lays out. */
function laid(event: Stroganov.Event): Motion[] {
  switch (event.event) {
    case "landscape_added":
      return [{ do: "come", node: `tile:${event.at}` }];
    case "fur_dealt":
      return fly({ is: "fur", fur: event.fur }, "bag", `tile:${event.at}`);
    case "tiger_placed":
      return fly({ is: "fur", fur: "tiger" }, "bag", `tile:${event.at}`);
    case "market_filled":
      return fly({ is: "fur", fur: event.fur }, "bag", `market:${event.fur}`);
    case "yurt_placed":
      return [{ do: "come", node: `yurt:${event.region}` }];
    case "card_placed":
      return [{ do: "come", node: `card:${event.region}` }];
    case "song_placed":
      return [{ do: "come", node: `song:${event.song}` }];
    default:
      return [];
  }
}

/** What goes from one place of the land to another. */
function moved(event: Stroganov.Event, standing: Standing): Motion[] {
  switch (event.event) {
    case "moved":
      return ride(event.who, event.at, standing);
    case "cossack_went_home":
      return ride(event.who, 0, standing);
    case "landscapes_slid":
      return slid("tile", event.origins, event.places);
    case "yurts_slid":
      return slid("yurt", event.origins, event.regions);
    case "cards_slid":
      return slid("card", event.origins, event.regions);
    default:
      return [];
  }
}

/** Where the next gains of somebody come from: where they did something last, the bag, the market, or their own mat. */
function sourceOf(event: Stroganov.Event): string {
  if (event.event === "fur_offered") return "bag";
  if (event.event === "extra_taken") return event.extra === "buy_from_bag" ? "bag" : "market";
  if (event.event === "basic_taken" || event.event === "season_began") return "";
  return placeIn(event);
}

/** What moves in some events, one after the other; `standing` is changed as the Cossacks ride. */
export function motionsOf(events: readonly Stroganov.Event[], standing: Standing): Motion[] {
  let source = "";
  return events.flatMap((event) => {
    const place = sourceOf(event);
    if (place || event.event === "basic_taken") source = place;
    const who = whoIn(event);
    const from = source || (event.event === "fur_gained" ? "market" : `mat:${who}`);
    return [...moved(event, standing), ...laid(event), ...taken(event), ...paid(event), ...gained(event, from)];
  });
}
