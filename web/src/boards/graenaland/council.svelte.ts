// The council: a pile that is being shared out, one's own yes to one's own proposal, and what people said about it.
import { store, stored } from "../../lib/stored";
import { filledIn } from "../../lib/table/choices";
import { named } from "../../lib/table/scene";
import type { Message, SharesOffer, Word } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { fateOf, type Wish } from "../shared/wish";
import type { Greenland } from "./greenland.svelte";
import {
  type Given,
  givenBy,
  inHand,
  isComplete,
  keptFor,
  nothingGiven,
  restTo,
  type Share,
  sharesOf,
} from "./sharing";
import { heardIn, type Line, type Said } from "./talk";

type Action = Graenaland.Action;

const YES: Graenaland.Vote = { do: "vote", agree: true };
const word = (key: string, values: Word["values"] = {}): Word => ({ is: "word", key, values });

/** What was given of a pile; the key tells the pile, its cards, and whose proposal it is. */
interface Arranged {
  readonly formKey: string;
  readonly given: Given;
}
const NOTHING: Arranged = { formKey: "", given: [] };

/** What the council has to know of the board. */
type Board = Pick<Greenland, "scene" | "view" | "sharing" | "choicesAt" | "leave" | "open">;

export class Council {
  /** one's own proposal is a yes by itself, unless one opposes it */
  isFor = $state(true);
  /** what was said about what is talked about now */
  said: readonly Line<Said>[] = $state.raw([]);
  private wish: Wish<Action> | null = $state.raw(null);
  private heard = -1;
  /** the card that was touched last */
  private chosen = $state(0);
  private arranged: Arranged = $state.raw(NOTHING);

  constructor(private readonly here: Board) {}

  // -- sharing out a pile ----------------------------------------------------------------------------------------------

  /** The form of the pile in the tray. */
  readonly form: SharesOffer | null = $derived.by(() => {
    const { sharing } = this.here;
    const form = sharing ? this.here.choicesAt(`pile:${sharing}`)[0]?.form : null;
    return form?.choices === "shares" ? form : null;
  });
  private readonly formKey: string = $derived.by(() => JSON.stringify([this.here.scene.seat, this.form]));

  // What is given so far is kept by this page for the seat that looks, over a reload.
  private readonly place: string = $derived.by(
    () => `krajina-proposal-${this.here.scene.info.id}-${this.here.scene.seat}`,
  );
  private readonly kept: Given | null = $derived.by(() => {
    const kept = stored<Partial<Arranged> | null>(this.place, null, "sessionStorage");
    return this.form && kept?.formKey === this.formKey ? keptFor(this.form, kept.given) : null;
  });

  private keep(arranged: Arranged): void {
    this.arranged = arranged;
    store(this.place, arranged.given.some((to) => to !== null) ? arranged : null, "sessionStorage");
  }

  /** Who gets which card so far; it begins anew with another pile, and not when the same is opened or told again. */
  readonly given: Given = $derived.by(() => {
    if (this.arranged.formKey === this.formKey) return this.arranged.given;
    return this.form ? (this.kept ?? nothingGiven(this.form)) : [];
  });
  readonly held: number = $derived.by(() => inHand(this.given, this.chosen));
  readonly shares: readonly Share[] = $derived.by(() => (this.form ? sharesOf(this.form, this.given) : []));

  /** A touch of a pile that may be shared out opens its tray; tells whether it did. */
  open(place: string): boolean {
    const [choice] = this.here.choicesAt(place);
    if (choice?.form?.choices !== "shares" || choice.action.do !== "propose") return false;
    this.here.leave();
    this.here.open(null);
    if (choice.action.at !== this.here.sharing) this.close(); // what was picked for another pile is not proposed now
    this.here.sharing = choice.action.at;
    if (isComplete(this.given)) this.offer();
    return true;
  }

  /** The pile after this one, where the tray may lie over it; empty if there is no other. */
  readonly next: string = $derived.by(() => {
    const piles = this.here.scene.choices.flatMap(({ action }) => (action.do === "propose" ? [action.at] : []));
    const at = piles[(piles.indexOf(this.here.sharing ?? "") + 1) % piles.length];
    return at && at !== this.here.sharing ? `pile:${at}` : "";
  });

  /** Take a card into the hand, also one that was given. */
  hold(at: number): void {
    this.chosen = at;
    if (this.given[at] !== null) this.arrange(this.given.with(at, null));
  }

  /** Give a card to a seat: the one in hand, or another that was dragged there. */
  give(seat: number, at: number = this.held): void {
    if (at >= 0 && this.form?.receivers.includes(seat)) this.arrange(this.given.with(at, seat));
  }

  giveRest(seat: number): void {
    this.arrange(restTo(this.given, seat));
  }

  begin(): void {
    this.chosen = 0;
    this.arrange(this.given.map(() => null));
  }

  /** As it was shared out here last time, as far as there are such cards. */
  giveAs(shares: readonly Share[]): void {
    if (this.form) this.arrange(givenBy(this.form, shares));
  }

  close(): void {
    if (this.here.scene.picked?.do === "propose") this.here.scene.unpick();
    this.here.sharing = null;
  }

  private arrange(given: Given): void {
    if (String(given) === String(this.given)) return;
    this.keep({ formKey: this.formKey, given });
    if (isComplete(given)) this.offer();
    else if (this.here.scene.picked?.do === "propose") this.here.scene.unpick();
  }

  /** Once all cards are given it is an answer like any other. */
  private offer(): void {
    const { scene } = this.here;
    if (!this.form) return;
    const cards = this.shares.map((share) => share.cards);
    const action = filledIn(this.form, cards) as Graenaland.Propose;
    (document.activeElement as HTMLElement | null)?.blur(); // Enter proposes it now, and gives nothing more
    scene.pick(action, this.sentence(action.at));
    if (!scene.picked) this.expect(action, true); // for who likes it quick
  }

  /** Who gets what, in words; whoever is not named gets nothing. */
  private sentence(at: string): Message {
    const shares = this.shares.flatMap(({ seat, cards }) =>
      cards.length
        ? [[word("graenaland-share", { who: named(seat), cards: cards.map((card) => word(`item-${card}`)) })]]
        : [],
    );
    return { key: "graenaland-propose", values: { at: word(`tile-${at}`), shares } };
  }

  /** A proposal that was filled in elsewhere, in the list of choices, is shown in the tray. */
  show({ at, shares }: Graenaland.Propose): void {
    this.here.sharing = at;
    if (!this.form || isComplete(this.given)) return;
    const found = this.form.receivers.map((seat, to) => ({ seat, cards: shares[to] ?? [] }));
    this.keep({ formKey: this.formKey, given: givenBy(this.form, found) });
  }

  // -- one's own yes ---------------------------------------------------------------------------------------------------

  private expect(opening: Action, isSent: boolean): void {
    const { n } = this.here.scene;
    this.wish =
      this.isFor && !this.isAloud ? { place: "vote:yes", opening, asks: "vote", action: YES, n, isSent } : null;
  }

  /** Votes are given aloud: the proposer speaks last and knows more, so nothing is answered by itself. */
  readonly isAloud: boolean = $derived.by(
    () => (this.here.scene.info.options as Partial<Graenaland.Options> | null)?.open_votes ?? false,
  );

  /** See what became of one's own proposal, whenever anything changed. */
  settle(): void {
    const { scene } = this.here;
    if (scene.picked?.do === "propose") {
      this.show(scene.picked);
      this.expect(scene.picked, false);
      return;
    }
    if (this.here.view.proposal?.who === scene.seat) store(this.place, null, "sessionStorage"); // it is made
    if (!this.wish) {
      if (scene.question?.message.key !== "ask-propose") this.isFor = true; // the next one is for it again
      return;
    }
    const fate = fateOf(this.wish, {
      n: scene.n,
      isBehind: scene.isBehind,
      picked: scene.picked,
      asked: scene.question?.message.key ?? "",
      offered: scene.choices.map(({ action }) => action),
      isOwn: this.here.view.proposal?.who === scene.seat,
      isBetween: false,
    });
    this.wish = fate === "answer" ? null : fate;
    if (fate === "answer") void scene.act(YES);
  }

  // -- talk ------------------------------------------------------------------------------------------------------------

  /** Hear what was said, once. */
  hear(): void {
    const { n, trail, fresh } = this.here.scene;
    const steps = this.heard < 0 ? trail : fresh;
    const lines = steps.filter((step) => step.n > this.heard).flatMap((step) => step.log);
    this.heard = n;
    if (lines.length) this.said = heardIn(this.said, lines);
  }
}
