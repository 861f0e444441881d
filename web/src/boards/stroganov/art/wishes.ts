// What a wish of the tsar brings as a sign, where its face has no gain to show: cards are printed with their codes, so the
// picture of each goes by that, as its name does.

/** The sign of what a card changes or counts, and what stands before it. */
export interface Effect {
  readonly sign: string;
  readonly note?: string;
}

/** What stands before what a card counts. */
export const PER = "/";

const EFFECTS: Readonly<Record<string, Effect>> = {
  S1: { sign: "gain-move", note: "+1" },
  A1: { sign: "gain-move", note: "+1" },
  S5: { sign: "thing-outpost", note: PER },
  S6: { sign: "landscape", note: PER },
  S7: { sign: "gain-trophy", note: "+1" },
  A4: { sign: "gain-trophy", note: "+1" },
  S8: { sign: "gain-hunt", note: "±1" },
  A8: { sign: "gain-hunt", note: "…" },
  A14: { sign: "gain-hunt", note: "2×" },
  S9: { sign: "any-fur" },
  A3: { sign: "view-own", note: "−1" },
  A6: { sign: "gain-advanced_here", note: "«2" },
  B4: { sign: "thing-tiger", note: PER },
  B5: { sign: "thing-outpost", note: PER },
  B6: { sign: "gain-vp", note: PER },
  B7: { sign: "thing-coin", note: PER },
  B8: { sign: "terrain-mountains", note: PER },
  B9: { sign: "terrain-wetland", note: PER },
  B10: { sign: "terrain-tundra", note: PER },
  B11: { sign: "terrain-taiga", note: PER },
  B12: { sign: "landscape", note: PER },
  B13: { sign: "view-fulfilled", note: PER },
  B14: { sign: "thing-banner", note: PER },
};

export function effectOf(card: string): Effect | null {
  return EFFECTS[card] ?? null;
}
