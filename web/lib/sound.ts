/** Small sounds made on the spot: nothing to load. */
import { settings } from './settings.svelte.ts';

let context: AudioContext | undefined;

type Note = readonly [frequency: number, at: number, length: number, wave?: OscillatorType];
const SOUNDS: Record<string, readonly Note[]> = {
  card: [
    [320, 0, 0.05, 'triangle'],
    [190, 0.03, 0.07, 'triangle'],
  ],
  move: [
    [520, 0, 0.06, 'sine'],
    [660, 0.07, 0.08, 'sine'],
  ],
  turn: [
    [587, 0, 0.12, 'sine'],
    [880, 0.1, 0.22, 'sine'],
  ],
  thunder: [
    [70, 0, 0.5, 'sawtooth'],
    [46, 0.05, 0.7, 'square'],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
};

export function sound(name: keyof typeof SOUNDS & string): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !notes || document.hidden || !navigator.userActivation?.hasBeenActive) return;
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
