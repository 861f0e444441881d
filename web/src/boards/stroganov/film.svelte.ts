// What has just happened, as it is shown: who acted is followed at once, and beat by beat what nobody at a seat did.
import { duration, pause } from "../../lib/settings.svelte";
import { t } from "../../lib/speech.svelte";
import { type Scene, said } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";
import type { Timed } from "../shared/moving";
import { Reel, type Take } from "../shared/reel.svelte";
import { type Beat, beatsOf, type Told } from "./beats";
import { motionsOf, type Piece, type Standing } from "./motions";
import { nodeOf } from "./spots";
import { eventsOf, lastPlaces, opponentIn, placeIn } from "./trail";
import { begunAt, type Course, grown, reached, stepNow, WINTER } from "./winter";

const UPKEEP = 750; // ms of a step
const SEASON = 900;
const COUNT = 600;
const READING = 3; // pauses, where all steps are shown at once
const APART = 110; // ms between pieces

type Event = Stroganov.Event;

/** How long a beat is looked at, in ms; who wants no motion reads the last of a kind, which has all of them. */
function lengthOf(beat: Beat, isLast: boolean): number {
  const isStill = duration(1) === 0;
  if (pause() === 0 || beat.kind === "now") return 0;
  if (beat.kind === "opponent") return pause();
  if (beat.kind === "season") return isOfWinter(beat) ? duration(SEASON) : 0;
  if (isStill) return isLast ? READING * pause() : 0;
  const usual = beat.kind === "winter" ? UPKEEP : COUNT;
  return duration(beat.kind === "final" && isLast ? READING * usual : usual);
}

/** Whether winter begins, or a year after one. */
function isOfWinter({ lines }: Beat): boolean {
  return lines.some(
    ({ event }) =>
      event.event === "season_began" && (event.season === "winter" || (event.year > 1 && event.season === "spring")),
  );
}

export class Film extends Reel<Stroganov.Game, Beat, Piece> {
  private standing: Standing = new Map();
  private opponent: readonly Event[] = $state.raw([]);
  /** the winter that is, or was last */
  winter: Course = $state.raw({});
  private course: Course | null = null;

  constructor(scene: Scene<Stroganov.Game>) {
    super(scene, { nodeOf, ground: "[data-tile]" });
  }

  /** What was seen of the kind that is seen now. */
  readonly seen: readonly Beat[] = $derived(this.begun.filter(({ kind }) => kind === this.beat?.kind));
  /** The places where others acted last. */
  readonly last: ReadonlySet<string> = $derived.by(() =>
    lastPlaces([...eventsOf(this.scene.trail), ...this.opponent], this.scene.seat),
  );
  /** The places of what is seen now. */
  readonly now: ReadonlySet<string> = $derived(
    new Set(this.beat?.kind === "opponent" ? this.beat.lines.map(({ event }) => placeIn(event)) : []),
  );
  readonly isWinter: boolean = $derived.by(() => this.beat?.kind === "winter" || this.scene.view.season === "winter");
  /** How many steps of winter are done, or being done. */
  readonly step: number = $derived(
    this.beat?.kind === "winter" ? WINTER.indexOf(this.beat.step) : Math.max(0, stepNow(this.winter)),
  );

  get text(): string {
    const { beat } = this;
    if (beat?.kind === "winter") return t(`stroganov-winter-${beat.step}`);
    if (beat?.kind === "final") return t("stroganov-final", { step: this.scene.words.word(`why-${beat.step}`) });
    const [first] = beat?.lines ?? [];
    return first && beat?.kind !== "now" ? said(this.scene, first.message) : "";
  }

  protected takes(isNext: boolean): Take<Beat, Piece>[] {
    const { fresh, seat, view } = this.scene;
    const lines: Told[] = fresh.flatMap(({ log }) => log);
    const events = eventsOf(fresh);
    const beats = isNext ? beatsOf(lines, this.course) : [];
    this.follow(events, isNext);
    const found = opponentIn(events);
    if (found.length || !isNext || fresh.some((step) => step.seat === seat)) this.opponent = found;
    const takes = this.takesOf(beats);
    this.standing = new Map(view.players.map(({ at }, who) => [who, at]));
    if (view.ivan) this.standing.set(view.ivan.opponent, view.ivan.mat.at);
    return takes;
  }

  private follow(events: readonly Event[], isNext: boolean): void {
    const { moment, season } = this.scene.view;
    if (!isNext) this.course = season === "winter" ? begunAt(this.course ?? {}, moment) : null;
    for (const event of isNext ? events : []) {
      const before = this.course;
      this.course = grown(before, event);
      this.winter = this.course ?? before ?? this.winter;
    }
    if (!this.course) return;
    this.course = reached(this.course, moment);
    this.winter = this.course;
  }

  private takesOf(beats: readonly Beat[]): Take<Beat, Piece>[] {
    return beats.map((beat, at) => {
      const isLast = beats.findLastIndex(({ kind }) => kind === beat.kind) === at;
      return { beat, length: lengthOf(beat, isLast), moving: this.timedOf(beat) };
    });
  }

  private timedOf({ kind, lines }: Beat): Timed<Piece>[] {
    if (kind === "final") return []; // all of it is in the table
    const motions = motionsOf(
      lines.map(({ event }) => event),
      this.standing,
    );
    return motions.map((motion, at) => ({ motion, after: at * duration(APART) }));
  }
}
