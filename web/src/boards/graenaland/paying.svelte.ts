// Paying: a build is proposed with its cards, which rise out of the hand; touched cards change the payment, ✓ pays it.
// Which cards pay a price the server says: every payment that is put together here is put to it before it can be sent.
import { createContext, untrack } from "svelte";
import { type Choice, filledIn, inOrder, isFilledFrom } from "../../lib/table/choices";
import { said } from "../../lib/table/scene";
import type { Message, No, PickOffer, Value } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import type { Greenland } from "./greenland.svelte";
import { laidOn, type Price, putBack, swapsFor } from "./payments";

type Action = Graenaland.Action;

/** Cards that are being laid on a price, or offered. */
export interface Payment {
  readonly choice: Choice<Action>;
  readonly form: PickOffer;
  readonly cards: readonly string[];
  /** it can be sent */
  readonly isReady: boolean;
}

const TRIES = 10; // swaps that the server is asked about for one touch

export class Paying {
  /** cards that do not pay yet */
  private draft: { readonly id: string; readonly cards: readonly string[] } | null = $state.raw(null);
  /** why the cards that are laid do not pay */
  refusal = $state("");
  private turn = 0; // of what the server is asked: only its last answer counts

  constructor(private readonly here: Greenland) {
    $effect(() => {
      void [here.scene.n, here.scene.question];
      untrack(() => this.drop());
    });
    $effect(() => {
      if (here.scene.picked) untrack(() => this.drop());
    });
  }

  readonly payment: Payment | null = $derived.by(() => {
    const { picked, choices } = this.here.scene;
    for (const choice of choices) {
      const { form, id } = choice;
      if (form?.choices !== "pick") continue;
      if (picked && "pay" in picked && isFilledFrom(form, picked))
        return { choice, form, cards: picked.pay, isReady: true };
      if (!picked && this.draft?.id === id) return { choice, form, cards: this.draft.cards, isReady: false };
    }
    return picked ? null : this.offer;
  });

  /** What one has offered for a joint work, or nothing yet: every card that helps can be touched. */
  private readonly offer: Payment | null = $derived.by(() => {
    const [choice] = this.here.choicesAt("pay:offer");
    if (choice?.form?.choices !== "pick") return null;
    const { answer } = this.here.view;
    const cards = answer?.do === "offer_cards" ? answer.pay : choice.form.proposed;
    return { choice, form: choice.form, cards, isReady: false };
  });

  readonly isOffer: boolean = $derived.by(() => this.payment?.choice.action.do === "offer_cards");

  /** What is to be paid; nothing where cards are only offered. */
  readonly price: Price | null = $derived.by(() => {
    if (!this.payment || this.isOffer) return null;
    const { action } = this.payment.choice;
    return action.do === "build_together"
      ? (this.here.view.joint?.due ?? {})
      : (this.here.buildOf(action)?.price ?? {});
  });

  readonly laid = $derived.by(() => (this.price && this.payment ? laidOn(this.price, this.payment.cards) : null));

  /** The cards that are lifted out of the hand: to be paid, offered, or given for a palisade. */
  readonly lifted: readonly string[] = $derived.by(() => {
    const { picked } = this.here.scene;
    return this.payment?.cards ?? (picked?.do === "give_fee" ? [picked.card] : []);
  });

  /** What is picked, with the cards that are paid for it. */
  readonly said: string = $derived.by(() => {
    if (!this.payment?.isReady) return "";
    const { choice, form, cards } = this.payment;
    const { scene } = this.here;
    const things = cards.map((card): Value => scene.question?.words[card] ?? card) as Value;
    const message: Message = { key: choice.say.key, values: { ...choice.say.values, [form.field]: things } };
    return said(scene, message);
  });

  /** What a touch of a card does, if it changes a payment. */
  touching(card: string, isLifted: boolean): (() => void) | undefined {
    const { payment } = this;
    if (!payment?.form.pile.includes(card)) return undefined;
    if (isLifted) return () => void this.lay([putBack(payment.cards, card)]);
    if (this.isOffer || !payment.isReady) return () => void this.lay([[...payment.cards, card]]);
    return () => void this.lay(swapsFor(this.price ?? {}, payment.cards, card).slice(0, TRIES), true);
  }

  /** Put away what does not pay. */
  drop(): void {
    this.turn += 1;
    this.draft = null;
    this.refusal = "";
  }

  /** Lay the first of some payments that will do. Where none does, what paid before stays; else the first is a draft. */
  private async lay(payments: readonly (readonly string[])[], isSwap = false): Promise<void> {
    const { payment } = this;
    const [first] = payments;
    if (!payment || !first) return;
    if (this.isOffer) {
      this.propose(payment.form, first);
      return;
    }
    if (!isSwap) this.show(payment.choice.id, first);
    const turn = ++this.turn;
    const refusals: No[] = [];
    for (const cards of payments) {
      const refusal = await this.here.scene.why(this.filled(payment.form, cards));
      if (turn !== this.turn) return;
      if (!refusal) {
        this.propose(payment.form, cards);
        return;
      }
      refusals.push(refusal);
    }
    const [no] = refusals;
    const { words, names } = this.here.scene;
    if (no && !this.laid?.open.length) this.refusal = words.refusal(no.message, no.rule, names);
  }

  private show(id: string, cards: readonly string[]): void {
    this.here.scene.unpick();
    this.draft = { id, cards };
    this.refusal = "";
  }

  private propose(form: PickOffer, cards: readonly string[]): void {
    this.here.scene.propose(this.filled(form, cards));
  }

  private filled(form: PickOffer, cards: readonly string[]): Action {
    return filledIn(form, inOrder(form, cards)) as Action;
  }
}

export const [paying, setPaying] = createContext<Paying>();
