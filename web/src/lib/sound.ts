/** A soft double tap when it becomes my turn; silent unless the reader wants it. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

/** The reader's volume as the ear hears it. */
function loudness(): number {
  return Math.max(0.0002, 0.48 * (prefs.volume / 100) ** 2);
}

export function ring(): void {
  if (!prefs.sounds) return;
  context ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loudness(), start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}
