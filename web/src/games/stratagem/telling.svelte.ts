/** Announcements made one after the other; all at once for who wants no motion. */

import { prefersReducedMotion } from 'svelte/motion';

const PAUSE = 700;

export class Telling {
  /** How many have been made by now. */
  told = $state(0);

  /** `voices` says how many there are; none while nobody listens. */
  constructor(private readonly voices: () => number) {
    $effect(() => {
      if (this.done) return;
      if (prefersReducedMotion.current) this.told = this.voices();
      const timer = setInterval(() => this.told++, PAUSE);
      return () => clearInterval(timer);
    });
  }

  readonly done = $derived.by(() => this.told >= this.voices());
}
