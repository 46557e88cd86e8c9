/** How often something was met, of how many visits. */
export interface Count {
  readonly met: number;
  readonly of: number;
}

/** Adds counts. */
export const addCounts = (one: Count, other: Count): Count => ({ met: one.met + other.met, of: one.of + other.of });

/**
 * The sizes of a deterioration that are tested at once, as factors of the odds; one more follows what was seen so far. Any
 * mixture of tests that each keep the rate of false alarms keeps it, too.
 */
const FACTORS = [2, 5, 20, 100] as const;

/** The logarithms of the tests' values; 0 before the first visit. */
export type LogValues = readonly number[];

/** The start of a test. */
export const noEvidence: LogValues = [...FACTORS, 'seen'].map(() => 0);

const logMeanOfExp = (logs: LogValues): number => {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
};

/**
 * The value of a test: at most once in `value` rollouts of a release that is no worse does it ever get so large, however
 * often one looks (Ville’s inequality).
 */
export const valueOf = (logs: LogValues): number => Math.exp(Math.min(logMeanOfExp(logs), 700));

/** A rate whose odds are a multiple of those of another. */
function withOdds(rate: number, factor: number): number {
  const odds = (factor * rate) / (1 - rate);
  return odds / (1 + odds);
}

/** Estimates a rate, away from 0 and 1. */
const estimate = ({ met, of }: Count): number => (met + 0.1) / (of + 2);

/** The alternatives to a rate, given what was seen of the release so far. */
function alternatives(rate: number, seen: Count): number[] {
  return [...FACTORS.map((factor) => withOdds(rate, factor)), Math.max(estimate(seen), withOdds(rate, 1.5))];
}

/** The logarithm of how much likelier counts are by one rate than by another. */
const logRatio = ({ met, of }: Count, rate: number, other: number): number =>
  met * Math.log(rate / other) + (of - met) * Math.log((1 - rate) / (1 - other));

/** Counts of the same time, or of all time before. */
export interface Pair {
  readonly release: Count;
  readonly before: Count;
}

/**
 * Continues a test of two rates, of which that of the release must not be larger, with counts of visits in the same time.
 * Each alternative is a product of E-variables (R. Turner, A. Ly, P. Grünwald, arXiv:2106.02693): the alternative’s mean
 * over both groups takes the place of the common rate, so that the expected value is at most 1 for every common rate, and
 * less if the release is better.
 * @param seen counts of all time before.
 */
export function compare(logs: LogValues, seen: Pair, { release, before }: Pair): LogValues {
  const visits = release.of + before.of;
  if (visits === 0) return logs;
  const rate = estimate(seen.before);
  return alternatives(rate, seen.release).map((alternative, index) => {
    const common = (release.of * alternative + before.of * rate) / visits;
    const gained = logRatio(release, alternative, common) + logRatio(before, rate, common);
    return (logs[index] ?? 0) + gained;
  });
}

/** Kullback–Leibler divergence of two rates. */
function divergence(rate: number, other: number): number {
  const part = (one: number, two: number) => (one === 0 ? 0 : one * Math.log(one / two));
  return part(rate, other) + part(1 - rate, 1 - other);
}

/**
 * The largest rate that fits counts: only with the given probability is the true rate larger (Chernoff’s bound). 1 without
 * any visit.
 */
export function largestRate({ met, of }: Count, probability: number): number {
  if (of === 0 || met >= of) return 1;
  const seen = met / of;
  const limit = Math.log(1 / probability) / of;
  let [low, high] = [seen, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (divergence(seen, middle) > limit) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Continues a test of one rate that must not be larger than a bound.
 * @param seen counts of all time before.
 * @param bound below 1.
 */
export function compareWithBound(logs: LogValues, seen: Count, block: Count, bound: number): LogValues {
  return alternatives(bound, seen).map(
    (alternative, index) => (logs[index] ?? 0) + logRatio(block, alternative, bound),
  );
}
