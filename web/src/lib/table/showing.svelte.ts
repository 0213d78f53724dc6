/** What of the board this reader wants to see: whose markers, and which part of it stands out. */

import type { View } from '../wire';

export const MARKERS = ['all', 'mine', 'none'] as const;
export type Markers = (typeof MARKERS)[number];

export class Showing {
  markers = $state<Markers>('all');
  /** The word of the part that stands out; "" none. */
  part = $state('');

  /** The seats whose markers are hidden, for the board that shows them. */
  hidden({ seat, seats }: View): string {
    if (this.markers === 'all') return '';
    return seats
      .map((_, n) => n)
      .filter((n) => this.markers === 'none' || n !== seat)
      .join(' ');
  }

  /** The next of the ways to show markers. */
  turn(): void {
    this.markers = MARKERS[(MARKERS.indexOf(this.markers) + 1) % MARKERS.length]!;
  }

  /** The next part stands out, after the last one none. */
  next(parts: readonly string[]): void {
    this.part = ['', ...parts][(parts.indexOf(this.part) + 2) % (parts.length + 1)]!;
  }

  get usual(): boolean {
    return this.markers === 'all' && !this.part;
  }

  reset(): void {
    this.markers = 'all';
    this.part = '';
  }

  /** Everything but the part fades, for as long as it stands out. */
  fade(): (() => void) | undefined {
    if (!this.part) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.board [data-part]:not([data-part~="${this.part}"]) { opacity: 0.22; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }
}
