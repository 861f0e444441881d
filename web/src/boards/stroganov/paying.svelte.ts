// Paying: the cheapest payment is proposed at once, touched stacks change it, ✓ pays it. The rules ask for one kind of fur
// after the other; a payment of several kinds goes out as that many answers.
import { createContext, untrack } from "svelte";
import { isSame } from "../../lib/table/choices";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { afterFirst, isOpen, restOf, touched } from "./payments";
import type { Siberia } from "./siberia.svelte";

type Payment = Stroganov.Payment;

/** Furs that go, and the coins beside them. */
export interface Lifted {
  readonly count: number;
  readonly coins: number;
}

export class Paying {
  private chosen: Payment | null = $state.raw(null);
  /** the furs that are left once the first answer is given: who sees them next has paid */
  private expected = "";
  private since = 0;

  constructor(private readonly here: Siberia) {
    $effect(() => {
      void [here.scene.n, here.scene.question];
      untrack(() => this.ask());
    });
  }

  /** The payment that waits for ✓. */
  readonly shown: Payment | null = $derived.by(() => {
    const { picked } = this.here.scene;
    const first = this.chosen && this.answerOf(this.chosen);
    return first && picked && isSame(picked, first) ? this.chosen : null;
  });

  /** Of which furs how many go. */
  readonly lifted: ReadonlyMap<Stroganov.Fur, Lifted> = $derived.by(() => {
    const { picked } = this.here.scene;
    if (picked?.do === "show_tigers") return new Map([["tiger", { count: picked.count, coins: 0 }]]);
    return new Map(this.shown?.paid.map((one) => [one.fur, one]) ?? []);
  });

  /** The whole payment, in words; empty where one answer says it all. */
  readonly said: string = $derived.by(() => {
    if (!this.shown || this.shown.paid.length < 2) return "";
    const fur = (name: Stroganov.Fur): Word => ({ is: "word", key: `fur-${name}`, values: {} });
    const things: Word[] = this.shown.paid.map((one) => ({
      is: "word",
      key: "cost-furs",
      values: { count: one.count, fur: fur(one.fur) },
    }));
    if (this.shown.coins) things.push({ is: "word", key: "cost-coins", values: { count: this.shown.coins } });
    return this.here.scene.words.word("stroganov-pay", { things });
  });

  /** What a touch of a stack does, if it changes the payment. */
  touching(fur: Stroganov.Fur): (() => void) | undefined {
    const { paying } = this.here.view;
    if (!this.here.scene.question) return undefined;
    if (fur === "tiger" && this.tigers.length > 1) return () => this.show();
    if (!paying || !isOpen(paying.payments, fur)) return undefined;
    const [cheapest] = paying.payments;
    return () => {
      const now = this.shown ?? cheapest;
      if (now) this.propose(touched(paying.payments, now, fur));
    };
  }

  /** How many tigers may stand in for furs that a card wants to see. */
  private get tigers(): Stroganov.ShowTigers[] {
    return this.here.scene.choices.flatMap(({ action }) => (action.do === "show_tigers" ? [action] : []));
  }

  /** One tiger more, or none again. */
  private show(): void {
    const { picked } = this.here.scene;
    const at = this.tigers.findIndex((action) => isSame(action, picked));
    const next = this.tigers[(at + 1) % this.tigers.length];
    if (next) this.here.scene.propose(next);
  }

  /** The answer that begins a payment, as it was offered. */
  private answerOf({ paid: [first] }: Payment): Stroganov.Pay | undefined {
    const pays = this.here.scene.choices.flatMap(({ action }) => (action.do === "pay" ? [action] : []));
    return pays.find(({ fur, count }) => fur === first?.fur && count === first.count);
  }

  private propose(payment: Payment): void {
    const answer = this.answerOf(payment);
    if (!answer) return;
    this.begin(payment);
    this.here.scene.propose(answer);
  }

  private begin(payment: Payment): void {
    this.chosen = payment;
    this.expected = afterFirst(this.here.own?.furs ?? {}, payment);
    this.since = this.here.scene.n;
  }

  /** A new question: the rest of what was decided is paid; else the cheapest payment is proposed. */
  private ask(): void {
    const { scene, view } = this.here;
    const rest = this.chosen && scene.n > this.since && this.isPaid() ? restOf(this.chosen) : null;
    const answer = rest && this.answerOf(rest);
    if (rest && answer) {
      this.begin(rest);
      void scene.act(answer);
      return;
    }
    this.chosen = null;
    const [cheapest] = view.paying?.payments ?? [];
    if (cheapest && scene.question) this.propose(cheapest);
    const [fewest] = this.tigers;
    if (fewest && !scene.picked) scene.propose(fewest);
  }

  private isPaid(): boolean {
    return afterFirst(this.here.own?.furs ?? {}, { paid: [], coins: 0 }) === this.expected;
  }
}

export const [paying, setPaying] = createContext<Paying>();
