// What has just happened, as it is shown: production card by card, moves all at once, ballots that fall, cards on their way.
import { duration, pause } from "../../lib/settings.svelte";
import { t } from "../../lib/speech.svelte";
import { type Scene, said } from "../../lib/table/scene";
import type { Graenaland } from "../../views.gen";
import type { Timed } from "../shared/moving";
import { Reel, type Take } from "../shared/reel.svelte";
import { type Beat, beatsOf, type Fall, fallOf, type Kind } from "./beats";
import { motionsOf, type Piece, type Standing, standingIn } from "./motions";
import { nodeOf } from "./spots";
import { eventsOf, lastPlaces, placeIn } from "./trail";

const WALK = 600; // ms of the heroes, who all go at once
const CARD = 260;
const APART = 150; // ms between cards
const BALLOT = 320;
const LENGTHS: Readonly<Record<Kind, number>> = {
  now: 0,
  production: 400,
  moves: 1000,
  ballot: BALLOT,
  verdict: 1200,
  cards: CARD,
  promise: 1000,
};
/** What whoever wants no motion looks at for a while, too. */
const READ: ReadonlySet<Kind> = new Set(["moves", "verdict", "promise"]);

export class Film extends Reel<Graenaland.Game, Beat, Piece> {
  private standing: Standing = new Map();
  /** what others did in one's own last step, such as their moves, which it brought to light */
  private alongside: readonly Graenaland.Event[] = $state.raw([]);
  private all: readonly Beat[] = $state.raw([]);

  constructor(
    scene: Scene<Graenaland.Game>,
    readonly nodeAt: (spot: string) => Element | null = (spot) => nodeOf(spot, scene.seat ?? scene.view.main ?? 0),
  ) {
    super(scene, { nodeOf: nodeAt, ground: "[data-land]", isLayered: true, move: WALK });
  }

  /** The places where others acted last. */
  readonly last: ReadonlySet<string> = $derived.by(() =>
    lastPlaces([...eventsOf(this.scene.trail), ...this.alongside], this.scene.seat),
  );
  /** The places of what is seen now; of production the cards themselves are seen. */
  readonly now: ReadonlySet<string> = $derived.by(() => {
    const { beat } = this;
    const lines = beat && beat.kind !== "production" ? beat.lines : [];
    return new Set(lines.map(({ event }) => placeIn(event)).filter(Boolean));
  });
  /** The ballots of a vote that has just ended, as they fall; `view.last_vote` tells how they are. */
  readonly fall: Fall | null = $derived.by(() => fallOf(this.all, this.begun));

  get text(): string {
    const { beat } = this;
    const [first] = beat?.lines ?? [];
    if (!beat || !first) return "";
    if (beat.kind === "production" || beat.kind === "moves") return t(`graenaland-film-${beat.kind}`);
    return said(this.scene, first.message);
  }

  protected takes(isNext: boolean): Take<Beat, Piece>[] {
    const { fresh, seat, view } = this.scene;
    this.all = isNext ? beatsOf(fresh.flatMap(({ log }) => log)) : [];
    const takes = this.takesOf(this.all);
    this.standing = standingIn(view.players);
    const isOwn = fresh.some((step) => step.seat === seat);
    if (!isNext || isOwn) this.alongside = isNext ? eventsOf(fresh) : [];
    return takes;
  }

  private takesOf(beats: readonly Beat[]): Take<Beat, Piece>[] {
    let pile = "";
    return beats.map((beat) => {
      const events = beat.lines.map(({ event }) => event);
      const verdict = events.find((event) => event.event === "proposal_accepted");
      if (verdict) pile = placeIn(verdict);
      const moving = this.timedOf(beat.kind, motionsOf(events, this.standing, pile));
      return { beat, length: lengthOf(beat, moving), moving };
    });
  }

  /** Heroes go at once, cards one after the other; what a card lands on grows when it is there. */
  private timedOf(kind: Kind, motions: ReturnType<typeof motionsOf>): Timed<Piece>[] {
    let after = -duration(APART);
    return motions.map((motion) => {
      if (kind === "moves") return { motion, after: 0 };
      if (motion.do === "grow") return { motion, after: Math.max(after, 0) + duration(CARD) };
      after += duration(APART);
      return { motion, after };
    });
  }
}

/** How long a beat is looked at, in ms: until all of it has moved. */
function lengthOf({ kind }: Beat, moving: readonly Timed<Piece>[]): number {
  if (pause() === 0 || kind === "now") return 0;
  if (duration(1) === 0) return READ.has(kind) ? pause() : 0;
  const moved = kind === "production" || kind === "cards" ? Math.max(0, ...moving.map(({ after }) => after)) : 0;
  return moved + duration(LENGTHS[kind]);
}
