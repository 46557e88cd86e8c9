/** One day of trading. Prices are of a made-up company in a made-up unit. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Tenths of the most that a picture shows. */
  readonly volume: number;
}

/** Where the price is on some days; between them it moves smoothly. */
const course: readonly (readonly [day: number, price: number])[] = [
  [0, 102.4],
  [20, 99.6],
  [53, 124.6],
  [83, 108.8],
  [112, 117.8],
  [143, 97.2],
];

/** Three days in the fall on which twice as much is traded as usual: the pictures speak of them. */
const busy: readonly number[] = [76, 77, 78];

/** Mulberry32: numbers in [0, 1) that look random and are the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function courseAt(day: number): number {
  const next = course.findIndex(([knot]) => knot > day);
  const [from, to] = [course.at(next - 1), course.at(next)];
  if (!from || !to) return 0;
  const way = (day - from[0]) / (to[0] - from[0]);
  // Smoothstep, not a cosine: plain arithmetic gives the same digits on the server and in every browser.
  return from[1] + (to[1] - from[1]) * way * way * (3 - 2 * way);
}

/** Prices of a company that does not exist, always the same, for the pictures: `days` of them, 143 at most. */
export function samplePrices(days: number): Candle[] {
  const random = seededRandom(7);
  const candles: Candle[] = [];
  let open = courseAt(0);
  for (let day = 0; day < days; day += 1) {
    const close = courseAt(day) + (random() - 0.5) * 1.9;
    const high = Math.max(open, close) + random() * 1.3;
    const low = Math.min(open, close) - random() * 1.3;
    const volume = (busy.includes(day) ? 8 : 2) + Math.floor(random() * (busy.includes(day) ? 3 : 5));
    candles.push({ open, high, low, close, volume: volume / 10 });
    open = close + (random() - 0.5) * 0.3;
  }
  return candles;
}
