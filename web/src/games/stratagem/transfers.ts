/** Which tokens have gone from whom to whom between two moments. */

export interface Transfer {
  from: number;
  to: number;
  tokens: number;
}

/** Losers give to gainers in the order of seats; what a rack has kept does not move. */
export function transfers(before: number[], after: number[]): Transfer[] {
  const gives = before.map((n, seat) => Math.max(0, n - (after[seat] ?? n)));
  const takes = before.map((n, seat) => Math.max(0, (after[seat] ?? n) - n));
  const found: Transfer[] = [];
  for (const [from] of gives.entries()) {
    for (const [to] of takes.entries()) {
      const tokens = Math.min(gives[from]!, takes[to]!);
      if (tokens === 0) continue;
      gives[from]! -= tokens;
      takes[to]! -= tokens;
      found.push({ from, to, tokens });
    }
  }
  return found;
}
