// Sharing out a pile: which card goes to whom, and a guess at who would have the votes.

/** What is shared out, and to whom. */
export interface Sharing {
  readonly pile: readonly string[];
  /** seats, in the order in which their shares are sent */
  readonly receivers: readonly number[];
}

/** For each card of the pile the seat that gets it. */
export type Given = readonly (number | null)[];

/** What a seat gets, or got. */
export interface Share {
  readonly seat: number;
  readonly cards: readonly string[];
}

export const nothingGiven = ({ pile }: Sharing): Given => pile.map(() => null);

export const isComplete = (given: Given): boolean => given.length > 0 && !given.includes(null);

/** The card in hand: the chosen one, or else the first that nobody gets; -1 once all are given. */
export function inHand(given: Given, chosen: number): number {
  return given[chosen] === null ? chosen : given.indexOf(null);
}

/** All that is not given yet goes to one seat. */
export function restTo(given: Given, seat: number): Given {
  return given.map((to) => to ?? seat);
}

/** The share of every receiver, in the order of the pile. */
export function sharesOf({ pile, receivers }: Sharing, given: Given): Share[] {
  return receivers.map((seat) => ({ seat, cards: pile.filter((_, at) => given[at] === seat) }));
}

/** Which card goes to whom, if these are the shares; equal cards are alike, and what the pile lacks is left out. */
export function givenBy({ pile, receivers }: Sharing, shares: readonly Share[]): Given {
  const given: (number | null)[] = pile.map(() => null);
  for (const { seat, cards } of shares) {
    if (!receivers.includes(seat)) continue;
    for (const card of cards) {
      const at = pile.findIndex((one, place) => one === card && given[place] === null);
      if (at >= 0) given[at] = seat;
    }
  }
  return given;
}

/** Who was to get which card when it was kept, if it is the same pile still and everybody may get something of it. */
export function keptFor({ pile, receivers }: Sharing, kept: unknown): Given | null {
  const isGiven = (to: unknown): boolean => to === null || receivers.some((seat) => seat === to);
  return Array.isArray(kept) && kept.length === pile.length && kept.every(isGiven) ? kept : null;
}

/** A seat with its votes, and whether it is for the proposal; null where that is not known. */
export interface Ballot {
  readonly seat: number;
  readonly votes: number;
  readonly agree: boolean | null;
}

/** How each would vote if all vote for what they get; whoever proposes is for it. This is a guess, and no rule. */
export function forecast(
  shares: readonly Share[],
  votes: readonly { readonly seat: number; readonly votes: number }[],
  proposer: number | null,
): Ballot[] {
  return shares.map(({ seat, cards }) => ({
    seat,
    votes: votes.find((one) => one.seat === seat)?.votes ?? 0,
    agree: seat === proposer || cards.length > 0,
  }));
}

/** How many votes are on one side. */
export function votesOf(ballots: readonly Ballot[], agree: boolean | null): number {
  return ballots.reduce((sum, ballot) => sum + (ballot.agree === agree ? ballot.votes : 0), 0);
}

/** Equal cards together, with how many there are of each. */
export function counted<Card extends string>(cards: readonly Card[]): (readonly [card: Card, count: number])[] {
  return [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length] as const);
}
