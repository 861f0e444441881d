// Made by `make protocol` of the structs of the server: do not edit.

import type { Seat } from "@/protocol.gen";

export namespace Harvest {
  export type HarvestView = {
    readonly round: number;
    readonly cart: readonly Crop[];
    readonly sack: { [key in Crop]?: number };
    readonly waiting: readonly Seat[];
    readonly players: readonly Row[];
    readonly events: readonly (Dealt | Loaded | Bade | Shared | Ended)[];
  };

  export type Crop = "wheat" | "rye" | "hops";

  export type Row = {
    readonly coins: number;
    readonly barn: readonly Crop[];
    /** only one's own, while bids are sealed */
    readonly bid: number | null;
    /** only one's own, until the end */
    readonly favourite: Crop | null;
  };

  export type Dealt = {
    readonly event: "dealt";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly crop: Crop;
  };

  export type Loaded = {
    readonly event: "loaded";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly crop: Crop;
  };

  export type Bade = {
    readonly event: "bade";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly coins: number;
  };

  export type Shared = {
    readonly event: "shared";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
    readonly seat: Seat;
    readonly shares: readonly (readonly Crop[])[];
  };

  /** The favourites are shown. */
  export type Ended = {
    readonly event: "ended";
    /** its audience; null is everyone, watchers too */
    readonly to: readonly Seat[] | null;
  };

  export type Draw = {
    readonly do: "draw";
    readonly crop: Crop;
  };

  export type Bid = {
    readonly do: "bid";
    readonly coins: number;
  };

  export type Share = {
    readonly do: "share";
    readonly shares: readonly (readonly Crop[])[];
  };

  export type HarvestOptions = {
    readonly seats: number;
    readonly rounds?: number;
    /** the expansion */
    readonly feast?: boolean;
  };

  export type View = HarvestView;
  export type Options = HarvestOptions;
  export type Action = Draw | Bid | Share;
  export type Event = Dealt | Loaded | Bade | Shared | Ended;
  export type Game = { readonly view: View; readonly action: Action; readonly event: Event };
}
