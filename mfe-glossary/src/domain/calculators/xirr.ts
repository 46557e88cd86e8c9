/** A payment on a day. */
export interface CashFlow {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** In rupees: what was paid in is negative, what was received is positive. */
  readonly rupees: number;
}

/** The result of XIRR: percent a year with two decimals, or why there is none. */
export type Xirr =
  | { readonly kind: 'rate'; readonly percent: number }
  /** The rate is below −99.99 %, as after a loss within a few days. */
  | { readonly kind: 'nearlyAll' }
  /** One side is missing: nothing was paid in, or nothing was received. */
  | { readonly kind: 'oneSided' }
  /** All payments are on one day. */
  | { readonly kind: 'oneDay' }
  /** No rate, or more than one, makes the payments equal: they change sides several times. */
  | { readonly kind: 'none' | 'several' };

/** A sum at a time, in years of 365 days after the first day. */
interface Sum {
  readonly years: number;
  readonly rupees: number;
}

const DAY_MS = 86_400_000;

/** Adds up what is on the same day, in the order of the days. */
function sumByDay(flows: readonly CashFlow[]): readonly Sum[] {
  const sums = new Map<number, number>();
  for (const { day, rupees } of flows) {
    const time = Date.parse(day);
    sums.set(time, (sums.get(time) ?? 0) + Math.round(rupees * 100));
  }
  const first = Math.min(...sums.keys());
  return [...sums]
    .filter(([, paise]) => paise !== 0)
    .sort(([a], [b]) => a - b)
    .map(([time, paise]) => ({ years: (time - first) / DAY_MS / 365, rupees: paise / 100 }));
}

/** How often the sums change from one side to the other: by Descartes’ rule there are at most as many rates. */
const countChanges = (sums: readonly Sum[]): number =>
  sums.filter(({ rupees }, index) => rupees * (sums[index - 1]?.rupees ?? rupees) < 0).length;

/** The value of all sums on the day whose sum counts most, so that no power is too large, if money grows by e^growth a year. */
function valueAt(sums: readonly Sum[], growth: number): number {
  const start = (growth < 0 ? sums.at(-1) : sums[0])?.years ?? 0;
  return sums.reduce((total, { rupees, years }) => total + rupees * Math.exp(-growth * (years - start)), 0);
}

/** Halves the range, at whose ends the value has different signs, until no number is between them. */
function bisect(sums: readonly Sum[], low: number, high: number): number {
  const isPositiveBelow = valueAt(sums, low) > 0;
  let [from, to] = [low, high];
  for (;;) {
    const middle = (from + to) / 2;
    if (middle <= from || middle >= to) return middle;
    if (valueAt(sums, middle) > 0 === isPositiveBelow) from = middle;
    else to = middle;
  }
}

/** Growths between which several rates are looked for: −99.99% to about 900,000% a year. */
const LEAST = Math.log(0.0001);
const MOST = Math.log(9_000);
const STEPS = 2_000;

/** The parts of the searched range in which the value changes its sign. @param steps how many parts to look at. */
function findRanges(sums: readonly Sum[], steps: number): readonly (readonly [low: number, high: number])[] {
  const growths = Array.from({ length: steps + 1 }, (_, step) => LEAST + ((MOST - LEAST) * step) / steps);
  const isPositive = growths.map((growth) => valueAt(sums, growth) > 0);
  return growths.flatMap((growth, index) => {
    const before = growths[index - 1];
    return before !== undefined && isPositive[index - 1] !== isPositive[index] ? [[before, growth] as const] : [];
  });
}

/**
 * Widens the searched range until the value has different signs at its ends: within a few days, a rate of a year is huge
 * or next to −100%. The first and the last sum must be on different sides: in the end one of them outweighs all others.
 */
function widen(sums: readonly Sum[]): readonly [low: number, high: number] {
  let [low, high] = [LEAST, MOST];
  while (valueAt(sums, low) > 0 === valueAt(sums, high) > 0) [low, high] = [2 * low, 2 * high];
  return [low, high];
}

const isTwoSided = (sums: readonly Sum[]): boolean => (sums[0]?.rupees ?? 0) * (sums.at(-1)?.rupees ?? 0) < 0;

/**
 * The yearly rate r at which payments on many days are equal: Σ Pᵢ ÷ (1+r)^(dᵢ÷365) = 0, with dᵢ days after the first, as
 * the `XIRR` of spreadsheets. It halves the range that has the rate, so it needs no guess and never stops at a wrong one.
 * Payments that change sides once have one rate; of others it looks for every rate in small steps, and chooses none of several.
 */
export function computeXirr(flows: readonly CashFlow[]): Xirr {
  const sums = sumByDay(flows);
  const changes = countChanges(sums);
  if (changes === 0) {
    const isOneDay = new Set(flows.map(({ day }) => day)).size < 2;
    return { kind: isOneDay ? 'oneDay' : 'oneSided' };
  }
  const [found, ...others] = changes === 1 ? [] : findRanges(sums, STEPS);
  if (others.length > 0) return { kind: 'several' };
  const range = found ?? (isTwoSided(sums) ? widen(sums) : undefined);
  if (!range) return { kind: 'none' };
  const percent = Math.round(Math.expm1(bisect(sums, ...range)) * 10_000) / 100;
  return percent === -100 ? { kind: 'nearlyAll' } : { kind: 'rate', percent };
}
