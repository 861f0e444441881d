// Greenland: what the parts of the board ask about a place: what may be done there, what that is called, or why not.
import { createContext } from "svelte";
import { colourOf, inkOn } from "../../lib/palette";
import { filledIn, inOrder, isFilledFrom } from "../../lib/table/choices";
import type { Scene } from "../../lib/table/scene";
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { Ground } from "../shared/ground.svelte";
import { Council } from "./council.svelte";
import { Film } from "./film.svelte";
import { placesIn } from "./lands";
import { actionOf } from "./names";
import type { Order } from "./orders";
import { Orders } from "./orders.svelte";
import { placeOf } from "./places";
import { refusedPayment, refusedPlace } from "./telling-builds";
import { placeIn } from "./trail";

type Action = Graenaland.Action;

export class Greenland extends Ground<Graenaland.Game> {
  /** the secret order of this seat */
  readonly orders: Orders;
  /** what has just happened, as it is shown */
  readonly film: Film;
  /** the pile that is shared out, in a tray over the island */
  sharing: string | null = $state(null);
  /** what lies open in a sheet, on a phone: a territory by its name, or a part of the board */
  sheet: string | null = $state(null);

  /** on a phone: the territory that a sheet is about, and how much of the board that covers, in px */
  about: { readonly at: string; readonly covered: number } | null = $state.raw(null);

  /** proposals, votes and talk */
  readonly council: Council;

  constructor(scene: Scene<Graenaland.Game>) {
    super(scene);
    this.council = new Council(this);
    this.orders = new Orders(scene);
    this.film = new Film(scene);
  }

  /** whose hand lies below: one's own, or of who only watches the main player's */
  readonly seat: number = $derived.by(() => this.scene.seat ?? this.view.main ?? 0);
  readonly own: Graenaland.Player | undefined = $derived.by(() => this.view.players[this.seat]);

  protected placeOf(action: Action): string {
    return action.do === "move" ? this.orders.placeOf(action) : placeOf(action);
  }

  protected placeIn(event: Graenaland.Event): string {
    return placeIn(event);
  }

  override isLast(place: string): boolean {
    return this.film.last.has(place);
  }

  override isNow(place: string): boolean {
    return this.film.now.has(place);
  }

  territory(at: string): Graenaland.Territory | undefined {
    return this.view.territories.find((one) => one.at === at);
  }

  /** What tells the pieces of a clan apart: its colour by name, and the seat, which has a letter and a shape. */
  clan(seat: Seat): { seat: Seat; colour: string } {
    return { seat, colour: this.scene.info.seats[seat]?.colour ?? "" };
  }

  /** The CSS colour of a clan, and of text on it. */
  colourOf(seat: Seat): string {
    return colourOf(this.clan(seat).colour);
  }

  inkOn(seat: Seat): string {
    return inkOn(this.clan(seat).colour);
  }

  /** After a step: a sheet in which one has acted makes room for the board, unless there is more to do. */
  override tidy(): void {
    super.tidy();
    if (this.sharing && !this.isOffered(`pile:${this.sharing}`)) this.sharing = null;
    const land = this.sheet ? this.territory(this.sheet) : undefined;
    const hasActed = this.scene.fresh.some(({ seat }) => seat === this.scene.seat);
    if (hasActed && (this.sheet === "build" || this.sheet === "hand")) this.sheet = null;
    if (land && hasActed && !placesIn(land).some((place) => this.isOffered(place))) this.sheet = null;
    if (this.scene.choices.some(({ action }) => action.do === "give_fee")) this.sheet = "hand"; // it lies open on a wide board
  }

  /** Open a sheet, or close it: on a phone there is room for one. */
  open(sheet: string | null): void {
    this.note = null;
    this.sheet = sheet;
  }

  // -- building --------------------------------------------------------------------------------------------------------

  /** What can be built or could be, by its place. */
  readonly builds: ReadonlyMap<string, Graenaland.Buildable> = $derived.by(
    () =>
      new Map(
        this.view.buildable.flatMap((row) => row.builds.map((build) => [placeOf(actionOf(build)), row] as const)),
      ),
  );

  /** Something is to be built now. */
  readonly isBuilding: boolean = $derived.by(() => this.view.buildable.length > 0 && this.scene.question !== null);

  /** What has no place, by where it would stand. */
  private readonly unplaced: ReadonlyMap<string, Graenaland.Unbuildable> = $derived.by(
    () => new Map(this.view.unbuildable.map((row) => [placeOf(actionOf(row.build)), row])),
  );

  /** What the view tells of a build, however it is paid. */
  buildOf(action: Action): Graenaland.Buildable | undefined {
    return this.builds.get(placeOf(action));
  }

  override refusalAt(place: string): string {
    if (this.isOffered(place) || !this.scene.question) return "";
    const [built, unplaced] = [this.builds.get(place), this.unplaced.get(place)];
    return built ? refusedPayment(this.scene, built) : unplaced ? refusedPlace(this.scene, unplaced) : "";
  }

  // -- an order that is prepared: where nothing else may be done, a touch shows the way of the chosen hero -----------------

  private preparedBy(place: string): Order | null {
    return this.choicesAt(place).length ? null : this.orders.preparedBy(place);
  }

  /** A work that is announced glows more quietly, too, than what can be built at once. */
  override isLedTo(place: string): boolean {
    return this.preparedBy(place) !== null || (place.startsWith("joint:") && super.isOffered(place));
  }

  override isOffered(place: string): boolean {
    return super.isOffered(place) || this.preparedBy(place) !== null;
  }

  override isPicked(place: string): boolean {
    const [kind, name] = place.split(":");
    if (kind === "hero") return name === this.orders.hero;
    return (kind === "pile" && name === this.sharing) || super.isPicked(place);
  }

  override saidAt(place: string): string {
    const order = this.preparedBy(place);
    if (order) return this.orders.saidOf(order);
    const isHero = place.startsWith("hero:"); // all his ways are said where they lead to
    return [isHero ? "" : super.saidAt(place), this.orders.exchangeAt(place)].filter(Boolean).join(". ");
  }

  /** What is picked, where that moves another hero besides; else the choice says it all. */
  readonly saidOfPicked: string = $derived.by(() => {
    const { picked } = this.scene;
    const place = picked?.do === "move" ? this.placeOf(picked) : "";
    return this.orders.exchangeAt(place) && this.saidAt(place);
  });

  override touch(place: string, node: Element): void {
    const order = this.preparedBy(place);
    if (order) this.orders.prepare(order);
    else if (!this.council.open(place)) super.touch(place, node);
  }

  /** Answers that are forms act with what was put together for them, else with what is proposed. */
  override actionsAt(place: string): Action[] {
    const { picked } = this.scene;
    const { answer } = this.view;
    return this.choicesAt(place).map(({ action, form }) => {
      if (form?.choices !== "pick") return action;
      if (picked && isFilledFrom(form, picked)) return picked;
      const isAnswered = action.do === "offer_cards" && answer?.do === "offer_cards"; // sealed, and lifted out of the hand
      return filledIn(form, inOrder(form, isAnswered ? answer.pay : form.proposed)) as Action;
    });
  }
}

export const [greenland, setGreenland] = createContext<Greenland>();
