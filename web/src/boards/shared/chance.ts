// Chance that is the same for the same seed, for drawings that differ a little and never change.

export type Chance = () => number;

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32 over a hash of the text). */
export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
