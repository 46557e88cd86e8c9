/** Prices over one day, week or month. They are of a made-up company in a made-up unit. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Share of the highest volume that a chart shows, 0 to 1. */
  readonly volume: number;
}

/** A part of the made-up history: prices on some days, with smooth moves between them, and the days of high volume. */
interface Course {
  readonly seed: number;
  readonly knots: readonly (readonly [day: number, price: number])[];
  /** Days on which twice the usual is traded. */
  readonly busyDays: readonly number[];
}

const earlier: Course = {
  seed: 11,
  knots: [
    [0, 52],
    [190, 47.5],
    [460, 71],
    [640, 60.2],
    [880, 92.6],
    [1040, 84],
    [1180, 106.4],
    [1270, 91.8],
    [1340, 102.4],
  ],
  busyDays: [],
};

const latest: Course = {
  seed: 7,
  knots: [
    [0, 102.4],
    [20, 99.6],
    [53, 124.6],
    [83, 108.8],
    [112, 117.8],
    [127, 103.4],
    [135, 106.6],
    [143, 97.2],
  ],
  busyDays: [76, 77, 78],
};

/** How many trading days the made-up history has: five years, and what their longest average needs before them. */
export const HISTORY_DAYS = daysIn(earlier) + daysIn(latest);

function daysIn({ knots }: Course): number {
  return knots.at(-1)?.[0] ?? 0;
}

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

function priceOn(day: number, { knots }: Course): number {
  const next = knots.findIndex(([knot]) => knot > day);
  const [from, to] = [knots.at(next - 1), knots.at(next)];
  if (!from || !to) return 0;
  const share = (day - from[0]) / (to[0] - from[0]);
  // Smoothstep, not a cosine: plain arithmetic gives the same digits on the server and in every browser.
  return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share);
}

function candlesOf(course: Course): Candle[] {
  const random = seededRandom(course.seed);
  const candles: Candle[] = [];
  let open = priceOn(0, course);
  for (let day = 0; day < daysIn(course); day += 1) {
    const busy = course.busyDays.includes(day);
    const close = priceOn(day, course) + (random() - 0.5) * 1.9;
    const high = Math.max(open, close) + random() * 1.3;
    const low = Math.min(open, close) - random() * 1.3;
    const volume = (busy ? 8 : 2) + Math.floor(random() * (busy ? 3 : 5));
    candles.push({ open, high, low, close, volume: volume / 10 });
    open = close + (random() - 0.5) * 0.3;
  }
  return candles;
}

/** The last `days` trading days of a company that does not exist, always the same; at most `HISTORY_DAYS`. */
export function samplePrices(days: number): Candle[] {
  const recent = candlesOf(latest);
  return (days > recent.length ? [...candlesOf(earlier), ...recent] : recent).slice(-days);
}
