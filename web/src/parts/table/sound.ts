// Small sounds, made by the browser and not by files: your turn, somebody moved, points.
import { settings } from "../../lib/settings.svelte";

export type Sound = "turn" | "move" | "points";

/** pitches in hertz, one after another */
const NOTES: Record<Sound, readonly number[]> = {
  turn: [523.25, 783.99],
  move: [261.63],
  points: [659.25, 783.99, 1046.5],
};
const LENGTH = 0.16; // seconds of a note
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Play a sound if people want any; a browser that was never touched stays silent by its own rule. */
export function play(sound: Sound): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [at, pitch] of NOTES[sound].entries()) note(context, pitch, start + at * LENGTH * 0.7);
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH + 0.02);
}
