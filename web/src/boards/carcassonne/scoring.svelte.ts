// Scoring: the features that points came from, lit while the points fly.
import { untrack } from "svelte";
import type { Scene, Step } from "../../lib/table/scene";
import type { Seat } from "../../protocol.gen";
import type { Carcassonne } from "../../views.gen";
import { partOf } from "./art/parts";
import { keyOf, type View } from "./land";

const LIT = 900; // ms

/** A feature, and the seats that got points for it. */
export interface Scored {
  readonly feature: number;
  readonly seats: readonly Seat[];
}

type Stood = Pick<Carcassonne.FigureOnLand, "seat" | "at" | "on" | "point">;

/** The features that were scored: where those who got the points stood, before these steps or in them. */
export function scoredIn(steps: readonly Step<Carcassonne.Game>[], view: View, before: readonly Stood[]): Scored[] {
  const events = steps.flatMap((step) => step.log.map(({ event }) => event));
  const stood = [...before, ...events.flatMap((event) => (event.event === "figure_placed" ? [event] : []))];
  const seats = new Map<number, Seat[]>();
  for (const event of events) {
    const feature = event.event === "scored" ? featureOf(event, view, stood) : undefined;
    if (event.event === "scored" && feature !== undefined)
      seats.set(feature, [...(seats.get(feature) ?? []), event.seat]);
  }
  return [...seats].map(([feature, seats]) => ({ feature, seats }));
}

function featureOf({ seat, at, why }: Carcassonne.Scored, view: View, stood: readonly Stood[]): number | undefined {
  if (!at) return undefined;
  const tile = view.tiles.find((each) => keyOf(each.at) === keyOf(at));
  const there = stood.filter((each) => each.seat === seat && keyOf(each.at) === keyOf(at));
  const from = there.find((each) => each.on === why) ?? there[0];
  return tile && from && tile.features[partOf(tile.tile, tile.turn, from.on, from.point)];
}

export class Scoring {
  lit: readonly Scored[] = $state.raw([]);
  private figures: readonly Stood[] = [];
  private readonly n: number = $derived.by(() => this.scene.n);

  /** Made where a board is made: it follows what is shown there. */
  constructor(private readonly scene: Scene<Carcassonne.Game>) {
    $effect(() => {
      void this.n;
      return untrack(() => this.look());
    });
  }

  private look(): () => void {
    const { fresh, view } = this.scene;
    this.lit = scoredIn(fresh, view, this.figures);
    this.figures = view.figures;
    const timer = setTimeout(() => {
      this.lit = [];
    }, LIT);
    return () => clearTimeout(timer);
  }
}
