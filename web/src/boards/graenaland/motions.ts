// What moves when something happens: heroes walk, cards land on piles and fly to hands, houses and buildings come.
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import type { Motion as Moving } from "../shared/moving";
import { placeIn } from "./trail";

type Event = Graenaland.Event;

/** What can fly: a card by its name, a card of a territory, or one that an improvement drew in vain. */
export type Piece =
  | { readonly is: "card"; readonly card: string }
  | { readonly is: "item"; readonly item: Graenaland.Item; readonly at: string; readonly isMissed?: boolean }
  | { readonly is: "back"; readonly terrain: Graenaland.Terrain };

/** Spots are places of the board, and besides `hero:SEAT:HERO`, `houses:AT:SEAT`, `mat:SEAT`, `army`, `ships`, `rail`. */
export type Motion = Moving<Piece>;

/** Where the heroes stand before what moves, by `SEAT:HERO`. */
export type Standing = Map<string, string>;

const fly = (piece: Piece, from: string, to: string): Motion => ({ do: "fly", piece, from, to });
const come = (node: string): Motion[] => [{ do: "come", node }];

export function standingIn(players: readonly Graenaland.Player[]): Standing {
  return new Map(
    players.flatMap(({ seat, heroes }) =>
      heroes.flatMap(({ hero, at }): [string, string][] => (at === null ? [] : [[`${seat}:${hero}`, at]])),
    ),
  );
}

/** A hero walks from where he stood; who stood nowhere comes. */
function walk(seat: Seat, hero: Graenaland.Hero, at: string, standing: Standing): Motion[] {
  const name = `${seat}:${hero}`;
  const from = standing.get(name);
  standing.set(name, at);
  if (from === undefined) return come(`hero:${name}`);
  return from === at ? [] : [{ do: "move", node: `hero:${name}`, from: `land:${from}`, to: `land:${at}` }];
}

/** What the land gives. */
function given(event: Event): Motion[] {
  switch (event.event) {
    case "produced":
    case "improvement_hit": {
      const from = event.event === "produced" ? `land:${event.at}` : `work:${event.at}:improvement`;
      const landing: Motion = { do: "grow", node: `pile:${event.at}` };
      return [fly({ is: "item", item: event.resource, at: event.at }, from, `pile:${event.at}`), landing];
    }
    case "road_produced": {
      const landing: Motion = { do: "grow", node: `pile:${event.at}` };
      return [
        fly({ is: "item", item: "face_down", at: event.at }, `work:${event.at}:road`, `pile:${event.at}`),
        landing,
      ];
    }
    case "improvement_missed":
      return [
        fly({ is: "item", item: event.resource, at: event.at, isMissed: true }, `work:${event.at}:improvement`, "rail"),
      ];
    default:
      return [];
  }
}

/** Cards that come to somebody, go from them, or lie open anew; `from` is where they lay. */
function dealt(event: Event, from: string, to: string): Motion[] {
  switch (event.event) {
    case "received":
      return event.cards.map((card) => fly({ is: "card", card }, from, `mat:${event.who}`));
    case "received_face_down":
      return Array.from({ length: event.count }, () =>
        fly({ is: "back", terrain: event.terrain }, from, `mat:${event.who}`),
      );
    case "card_taken":
      return [fly({ is: "back", terrain: event.terrain }, from, `mat:${event.who}`)];
    case "supply_taken":
      return [fly({ is: "card", card: event.card }, "ships", `mat:${event.who}`)];
    case "paid":
      return event.cards.map((card) => fly({ is: "card", card }, `mat:${event.who}`, to));
    case "fee_given":
      return [fly({ is: "back", terrain: event.terrain }, `mat:${event.who}`, `mat:${event.receiver}`)];
    case "supply_turned":
      return come(`supply:${event.card}`);
    default:
      return [];
  }
}

/** What comes to stand in a territory. */
function built(event: Event): Motion[] {
  switch (event.event) {
    case "settled":
    case "village_built":
      return come(`houses:${event.at}:${event.who}`);
    case "anchor_raised":
      return come(`houses:${event.to_tile}:${event.who}`);
    case "building_built":
      return come(`site:${event.at}:${event.building}`);
    case "work_built":
      return come(`work:${event.at}:${event.work}`);
    case "army_grew":
      return [{ do: "grow", node: "army" }];
    default:
      return [];
  }
}

function walked(event: Event, standing: Standing): Motion[] {
  switch (event.event) {
    case "moved":
    case "swapped":
    case "entered":
    case "transferred":
      return walk(event.who, event.hero, event.at, standing);
    default:
      return [];
  }
}

/** What is paid goes to what is built with it, which is told next. */
function targetFrom(events: readonly Event[], at: number): string {
  const next = events.slice(at).find((event) => built(event).length > 0);
  return (next && placeIn(next)) || "ships";
}

/** What moves in some events; `standing` is changed as the heroes walk, and cards come from where the last vote was. */
export function motionsOf(events: readonly Event[], standing: Standing, pile: string): Motion[] {
  return events.flatMap((event, at) => [
    ...walked(event, standing),
    ...given(event),
    ...dealt(event, pile || "ships", targetFrom(events, at)),
    ...built(event),
  ]);
}
