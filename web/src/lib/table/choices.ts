// Choices: an offer of the server as a flat list, each with what it is called.
import type { Action, Message, Offer, PickOffer, Question, SharesOffer } from "../../protocol.gen";

export type Form = SharesOffer | PickOffer;

export interface Choice<Answer = Action> {
  /** stable while the same question is asked */
  readonly id: string;
  readonly say: Message;
  /** what is sent back; of a form its template */
  readonly action: Answer;
  /** what has to be filled in first, if anything */
  readonly form: Form | null;
}

export function choicesOf(question: Question | null): Choice[] {
  if (!question) return [];
  const lines = linesOf(question.offer);
  return lines.map((line, at) => ({
    id: `${at} ${JSON.stringify(line)}`,
    say: question.says[at] as Message,
    action: "choices" in line ? (line as Form).template : (line as Action),
    form: "choices" in line ? (line as Form) : null,
  }));
}

function linesOf(offer: Offer): (Action | Form)[] {
  if (offer.choices === "any") return offer.parts.flatMap(linesOf);
  return offer.choices === "shares" || offer.choices === "pick" ? [offer] : [...offer.actions];
}

/** A form filled in: for shares a list for each receiver, for a pick the items in the order of the pile. */
export function filledIn(form: Form, value: readonly string[] | readonly (readonly string[])[]): Action {
  return { ...form.template, [form.field]: value };
}

/** Whether an action is a form that was filled in, however. */
export function isFilledFrom(form: Form, action: Action | null): boolean {
  return action !== null && isSame({ ...action, [form.field]: null }, { ...form.template, [form.field]: null });
}

/** Items in the order of the pile, as the server wants them. */
export function inOrder(form: Form, items: readonly string[]): string[] {
  const left = [...items];
  return form.pile.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether an answer can be given: it is a choice, or a form that was filled in. */
export function isOffered(choices: readonly Choice[], answer: Action | null): boolean {
  return choices.some(({ action, form }) => (form ? answer?.do === action.do : isSame(answer, action)));
}

/** Whether two actions are the same answer. */
export function isSame(one: Action | null, other: Action | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
