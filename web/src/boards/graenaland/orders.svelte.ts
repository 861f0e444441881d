// The secret order of a seat: the hero whose way is chosen, what is picked or sealed, and what is prepared for the next round.
import { settings } from "../../lib/settings.svelte";
import { store, stored } from "../../lib/stored";
import { isSame } from "../../lib/table/choices";
import { type Scene, say } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { type Drawn, drawnOf, type Order, orderOf, orderTo, stillOf } from "./orders";

const word = (key: string): Word => ({ is: "word", key, values: {} });

type Hero = Graenaland.Hero;
type Kept = { readonly at: string; readonly order: Order | null };

/** Where the place of a territory is; empty for other places. */
const landIn = (place: string): string => (place.startsWith("land:") ? place.slice("land:".length) : "");

export class Orders {
  private chosen: Hero | null = $state(null);
  /** the hero who is dragged, and where he is on the page */
  dragged: { readonly hero: Hero; readonly x: number; readonly y: number } | null = $state.raw(null);
  private changed: Kept | null = $state.raw(null);
  private wasAsked = false;

  constructor(private readonly scene: Scene<Graenaland.Game>) {}

  private readonly heroes: readonly Graenaland.HeroInfo[] = $derived.by(() => {
    const { seat, view } = this.scene;
    return seat === null ? [] : (view.players[seat]?.heroes ?? []);
  });
  private readonly standing: readonly Hero[] = $derived(
    this.heroes.flatMap(({ hero, at }) => (at === null ? [] : [hero])),
  );
  /** This seat may give an order now, or change the one it gave. */
  readonly isAsked: boolean = $derived.by(() => this.scene.choices.some(({ action }) => action.do === "move"));
  /** An order may be prepared: the game goes on, and nobody looks at what was. */
  readonly mayPrepare: boolean = $derived.by(
    () => !this.isAsked && !this.scene.isPast && !this.scene.outcome && this.scene.view.phase !== "setup",
  );
  /** Orders are being given: by those who are asked together. */
  readonly isGiven: boolean = $derived.by(() => {
    const { asked, view } = this.scene;
    return view.phase === "movement" && (view.answered.length > 0 || asked.length > 1);
  });
  /** Whose way is chosen: by a touch, or where there is one by himself. */
  readonly hero: Hero | null = $derived.by(() => {
    const { picked } = this.scene;
    if (this.dragged) return this.dragged.hero;
    if (this.isAsked && picked?.do === "move") return picked.hero;
    if (this.chosen && this.standing.includes(this.chosen)) return this.chosen;
    return this.isAsked && this.standing.length === 1 ? (this.standing[0] ?? null) : null;
  });
  readonly isOne: boolean = $derived(this.standing.length === 1);

  // -- what is prepared: kept by this page for the seat that looks ------------------------------------------------------

  private readonly place: string = $derived.by(() => `krajina-order-${this.scene.info.id}-${this.scene.seat}`);
  private readonly kept: Order | null = $derived(
    this.changed?.at === this.place ? this.changed.order : stored<Order | null>(this.place, null, "sessionStorage"),
  );
  readonly prepared: Order | null = $derived.by(() =>
    this.kept && !this.scene.isPast ? stillOf(this.heroes, this.kept) : null,
  );

  private keep(order: Order | null): void {
    store(this.place, order, "sessionStorage");
    this.changed = { at: this.place, order };
  }

  forget(): void {
    this.keep(null);
    this.chosen = null;
  }

  /** When orders are asked for, the prepared one is picked, to be confirmed; it is forgotten with whatever is done then. */
  settle(): void {
    const { scene, kept } = this;
    if (this.wasAsked !== this.isAsked) this.chosen = null; // another question begins without a hero
    if (this.isAsked) {
      const order = this.prepared;
      const move = order && scene.choices.find(({ action }) => isSame(action, moveOf(order)))?.action;
      const isWanted = this.wasAsked ? isSame(scene.picked, move ?? null) : !!move && !scene.view.answer;
      if (kept && !isWanted) this.forget();
      else if (move && !this.wasAsked) scene.propose(move);
    } else if (kept && !this.prepared && !scene.isPast && !scene.isBehind) this.forget();
    this.wasAsked = this.isAsked;
  }

  // -- what is drawn ---------------------------------------------------------------------------------------------------

  readonly drawn: readonly Drawn[] = $derived.by(() => {
    const { picked, view } = this.scene;
    const { answer } = view;
    if (this.isAsked && picked) return picked.do === "move" ? this.drawnAs(picked, "picked") : [];
    if (answer?.do === "move") return this.drawnAs(answer, "sealed");
    return this.prepared && !this.isAsked && answer === null ? drawnOf(this.prepared, "prepared") : [];
  });

  private drawnAs(move: Graenaland.Move, look: "picked" | "sealed"): readonly Drawn[] {
    const order = orderOf(this.heroes, move);
    return order ? drawnOf(order, look) : [];
  }

  // -- places ----------------------------------------------------------------------------------------------------------

  /** A move of the chosen hero acts where he goes to, one of another at that hero. */
  placeOf(move: Graenaland.Move): string {
    if (move.hero !== this.hero) return `hero:${move.hero}`;
    const end = orderOf(this.heroes, move)?.to;
    return end ? `land:${end}` : "";
  }

  /** The order that a touch of a place prepares. */
  preparedBy(place: string): Order | null {
    return this.mayPrepare ? orderTo(this.heroes, this.hero, landIn(place)) : null;
  }

  /** What is said of a place where an order would be prepared, and what besides of one that is picked. */
  saidOf({ hero, direction, to }: Order): string {
    const { scene } = this;
    const values = { hero: word(`hero-${hero}`), direction: word(`direction-${direction}`), at: word(`tile-${to}`) };
    return say(scene, "graenaland-order-prepare", values);
  }

  /** Who comes back in exchange, if the way at a place moves anybody besides. */
  exchangeAt(place: string): string {
    const swaps = orderTo(this.heroes, this.hero, landIn(place))?.swaps;
    return swaps ? say(this.scene, "graenaland-order-swaps", { hero: word(`hero-${swaps}`) }) : "";
  }

  // -- touching and dragging -------------------------------------------------------------------------------------------

  /** Touch an own hero: his ways are shown; touched again, while an order is prepared, no more. */
  choose(hero: Hero): void {
    this.chosen = this.chosen === hero && !this.isAsked ? null : hero;
    if (this.scene.picked?.do === "move" && this.scene.picked.hero !== hero) this.scene.unpick();
  }

  prepare(order: Order): void {
    this.keep(order);
    this.chosen = null;
  }

  mayDrag(): boolean {
    return this.isAsked || this.mayPrepare;
  }

  /** A hero is let go over a territory: the same as touching both. */
  drop(hero: Hero, at: string): void {
    const order = orderTo(this.heroes, hero, at);
    const move = order && this.scene.choices.find(({ action }) => isSame(action, moveOf(order)))?.action;
    if (move) {
      this.chosen = hero;
      if (settings.quick) this.scene.pick(move);
      else this.scene.propose(move);
    } else if (order && this.mayPrepare) this.prepare(order);
  }
}

function moveOf({ hero, direction }: Order): Graenaland.Move {
  return { do: "move", hero, direction };
}
