// What a wish of the tsar brings as a sign, where its face has no gain to show: cards are printed with their codes, so the
// picture of each goes by that, as its name does.

/** The sign of what a card changes or counts, and what stands before it. */
export interface Effect {
  readonly sign: string;
  readonly note?: string;
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  S1: { sign: "gain-move", note: "+1" },
  A1: { sign: "gain-move", note: "+1" },
  S5: { sign: "thing-outpost", note: "/" },
  S6: { sign: "landscape", note: "/" },
  S7: { sign: "gain-trophy", note: "+1" },
  A4: { sign: "gain-trophy", note: "+1" },
  S8: { sign: "gain-hunt", note: "±1" },
  A8: { sign: "gain-hunt", note: "…" },
  A14: { sign: "gain-hunt", note: "2×" },
  S9: { sign: "any-fur" },
  A3: { sign: "view-own", note: "−1" },
  A6: { sign: "gain-advanced_here", note: "«2" },
  B4: { sign: "thing-tiger", note: "/" },
  B5: { sign: "thing-outpost", note: "/" },
  B6: { sign: "gain-vp", note: "/" },
  B7: { sign: "thing-coin", note: "/" },
  B8: { sign: "terrain-mountains", note: "/" },
  B9: { sign: "terrain-wetland", note: "/" },
  B10: { sign: "terrain-tundra", note: "/" },
  B11: { sign: "terrain-taiga", note: "/" },
  B12: { sign: "landscape", note: "/" },
  B13: { sign: "view-fulfilled", note: "/" },
  B14: { sign: "thing-banner", note: "/" },
};

export function effectOf(card: string): Effect | null {
  return EFFECTS[card] ?? null;
}

/** Tell whether a card scores at the end. */
export function isForTheEnd(card: string): boolean {
  return card.startsWith("B");
}
