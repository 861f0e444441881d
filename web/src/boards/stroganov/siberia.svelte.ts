// Siberia: what its parts ask about a place of the board: what may be done there, what that takes and gives, or why not.
import { createContext } from "svelte";
import { isSame } from "../../lib/table/choices";
import { type Scene, said } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { byPlace, Ground } from "../shared/ground.svelte";
import { fateOf, type Wish } from "../shared/wish";
import { spread } from "../spread.svelte";
import { Film } from "./film.svelte";
import { placeOf, placesIn, type Way, waysByPlace } from "./places";
import type { Tab } from "./rail";
import { placeIn } from "./trail";

export class Siberia extends Ground<Stroganov.Game> {
  /** what lies open in a sheet, on a phone: a region, or a tab of the rail */
  sheet: number | Tab | null = $state(null);
  private wish: Wish<Stroganov.Action> | null = $state.raw(null);
  /** what has just happened, as it is shown */
  readonly film: Film;

  constructor(scene: Scene<Stroganov.Game>) {
    super(scene);
    this.film = new Film(scene);
  }

  protected placeOf(action: Stroganov.Action): string {
    return placeOf(action);
  }

  protected placeIn(event: Stroganov.Event): string {
    return placeIn(event);
  }

  /** of others' turns the view tells the same: that is nothing to who is not asked */
  private readonly rows: readonly Stroganov.Possible[] = $derived.by(() =>
    this.scene.question ? this.view.possible : [],
  );
  readonly known = $derived.by(() => byPlace(this.rows, placeOf));
  private readonly ways = $derived.by(() => waysByPlace(this.rows));
  /** whose mat lies open below: one's own, or of who only watches whoever acts */
  readonly seat: number = $derived.by(() => {
    const { seat } = this.scene;
    return seat ?? (typeof this.view.active === "number" ? this.view.active : 0);
  });
  readonly own: Stroganov.Row | undefined = $derived.by(() => this.view.players[this.seat]);

  // -- what may be done at a place -------------------------------------------------------------------------------------

  /** The first action of the book that leads to a place where nothing is offered by itself. */
  wayTo(place: string): Way | undefined {
    if (this.choicesAt(place).length) return undefined;
    return this.ways.get(place)?.find(({ why_not }) => !why_not);
  }

  override isLedTo(place: string): boolean {
    return this.wayTo(place) !== undefined;
  }

  override isLast(place: string): boolean {
    return this.film.last.has(place);
  }

  override isNow(place: string): boolean {
    return this.film.now.has(place);
  }

  override isOffered(place: string): boolean {
    return super.isOffered(place) || this.wayTo(place) !== undefined;
  }

  override isPicked(place: string): boolean {
    const isWished = this.wish?.place === place && isSame(this.scene.picked, this.wish.opening);
    return isWished || super.isPicked(place);
  }

  /** What the view tells of a place: with a reason, where nothing can be done there. */
  knownAt(place: string): Omit<Stroganov.Lead, "say"> | undefined {
    const rows = [...(this.known.get(place) ?? []), ...(this.ways.get(place) ?? [])];
    return rows.find(({ why_not }) => !why_not) ?? rows[0];
  }

  /** What it takes to do something at a place, where something can be done. */
  costAt(place: string): readonly Word[] {
    const row = this.knownAt(place);
    return row && !row.why_not ? row.cost : [];
  }

  override refusalAt(place: string): string {
    const row = this.choicesAt(place).length ? undefined : this.knownAt(place);
    return row?.why_not ? this.scene.words.refusal(row.why_not, row.rule ?? "", this.scene.names) : "";
  }

  override saidAt(place: string): string {
    const way = this.wayTo(place);
    return way ? said(this.scene, way.say) : super.saidAt(place);
  }

  // -- touching --------------------------------------------------------------------------------------------------------

  override touch(place: string, node: Element): void {
    const way = this.wayTo(place);
    if (way) {
      this.note = null;
      this.follow(place, way);
      return;
    }
    if (this.choicesAt(place).length) this.wish = null;
    super.touch(place, node);
  }

  /** Do an action for the place that it leads to. */
  private follow(place: string, way: Way): void {
    const isAgain = this.isPicked(place);
    const { opening, action } = way;
    const wish = { place, opening: opening.action, asks: opening.asks, action, n: this.scene.n, isSent: false };
    this.wish = isAgain ? { ...wish, isSent: true } : wish;
    this.scene.focus = way.action;
    this.scene.pick(way.opening.action, way.say);
    if (!isAgain && !this.scene.picked) this.wish = { ...wish, isSent: true }; // for who likes it quick
  }

  /** See what became of a wish, whenever anything changed. */
  settle(): void {
    const { scene, wish } = this;
    if (!wish) return;
    const offered = scene.choices.map(({ action }) => action);
    const fate = fateOf(wish, {
      n: scene.n,
      isBehind: scene.isBehind,
      picked: scene.picked,
      asked: scene.question?.message.key ?? "",
      offered,
      isOwn: scene.fresh.some(({ seat, undo }) => seat === scene.seat && !undo),
      isBetween: offered.length > 0 && offered.every((one) => one.do === "pay"),
    });
    if (fate === wish) return;
    this.wish = fate === "answer" ? null : fate;
    if (fate === "answer") void scene.act(wish.action);
    if (!this.wish) this.leave();
  }

  // -- pointing and looking --------------------------------------------------------------------------------------------

  override point(place: string): void {
    if (this.wish) return;
    const way = this.wayTo(place);
    if (way) this.scene.focus = way.action;
    else super.point(place);
  }

  override leave(): void {
    super.leave();
    if (this.wish) this.scene.focus = this.wish.action;
  }

  /** Open a sheet, or close it: on a phone there is room for one, be it a mat. */
  open(sheet: number | Tab | null): void {
    if (sheet !== null) spread.close();
    this.note = null;
    this.sheet = sheet;
  }

  /** And a sheet in which one has acted makes room for the board. */
  override tidy(): void {
    super.tidy();
    const hasActed = this.scene.fresh.some(({ seat }) => seat === this.scene.seat);
    const { sheet } = this;
    if (hasActed && typeof sheet === "number" && !placesIn(this.view, sheet).some((place) => this.isOffered(place)))
      this.sheet = null;
  }
}

export const [siberia, setSiberia] = createContext<Siberia>();
