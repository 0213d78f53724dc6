/** A number made of parts, in words. */

/** "+2", "−1", "0", with a true minus. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** "COMECON 3, Containment +1": where a number comes from. */
export function named(parts: [string, number][], name: (id: string) => string): string {
  return parts.map(([id, n], i) => `${name(id)} ${i === 0 && n > 0 ? n : signed(n)}`).join(', ');
}
