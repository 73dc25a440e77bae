/** Small sounds made on the spot: nothing to load. Each game writes its own notes; the shell has one for a turn. */
import { settings } from './settings.svelte.ts';

let context: AudioContext | undefined;

/** Frequency in Hz, when it begins and how long it lasts in seconds. */
export type Note = readonly [frequency: number, at: number, length: number, wave?: OscillatorType];

export const TURN: readonly Note[] = [
  [587, 0, 0.12, 'sine'],
  [880, 0.1, 0.22, 'sine'],
];

export function ring(notes: readonly Note[]): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  // what is seen first; an ear does not notice a few hundredths
  setTimeout(() => make(notes), 40);
}

function make(notes: readonly Note[]): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, at, length, wave = 'triangle'] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(0.07, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
