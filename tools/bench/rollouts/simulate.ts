import { bucketOf } from '@artha/shared/contract';
import { decideCanary, decideWatch, type Decision } from '@artha/core/decide';
import { defaultRule, type RolloutRule } from '@artha/core/rolloutRule';
import { observeTrial, observeWatch, startTrial, startWatch } from '@artha/core/trial';
import { addVisits, noVisits, type VisitCounts } from '@artha/core/visitCounts';

/** What visitors of a release meet: rates for each visit, and factors of times. */
interface Release {
  readonly errors: number;
  readonly loading: number;
  readonly frozen: number;
  /** Factors of the time to paint and to answer. */
  readonly LCP: number;
  readonly INP: number;
}

/** A release as they are: few visits meet a fault, mostly because of extensions, networks and old devices. */
const usual: Release = { errors: 0.01, loading: 0.005, frozen: 0.001, LCP: 1, INP: 1 };

/** A kind of releases to simulate. */
export interface Kind {
  readonly name: string;
  readonly release: Release;
  readonly isBad: boolean;
  /** Whether its fault is so small that many rollouts do not show it. */
  readonly isSmall?: boolean;
}

/** Releases that are no worse than the one before, with each of five faults, and with a small one. */
export const kinds: readonly Kind[] = [
  { name: 'no change', release: usual, isBad: false },
  { name: 'half of the errors', release: { ...usual, errors: 0.005 }, isBad: false },
  { name: 'a fifth faster', release: { ...usual, LCP: 0.8, INP: 0.8 }, isBad: false },
  { name: 'a screen throws for one visit in five', release: { ...usual, errors: 0.2 }, isBad: true },
  { name: 'a chunk does not load for one visit in five', release: { ...usual, loading: 0.2 }, isBad: true },
  { name: 'the page freezes for one visit in twenty', release: { ...usual, frozen: 0.05 }, isBad: true },
  { name: 'paints 2.5 times as late', release: { ...usual, LCP: 2.5 }, isBad: true },
  { name: 'answers 2.5 times as late', release: { ...usual, INP: 2.5 }, isBad: true },
  {
    name: 'three times the errors: 3 % instead of 1 %',
    release: { ...usual, errors: 0.03 },
    isBad: true,
    isSmall: true,
  },
];

/** Random numbers from 0 to below 1. */
export type Random = () => number;

/** A time in ms of a log-normal distribution. */
function timeOf(random: Random, medianMs: number, spread: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return medianMs * Math.exp(spread * normal);
}

const HAVE_ANSWERS = 0.7;

interface Counting {
  visits: number;
  errors: number;
  loading: number;
  frozen: number;
  readonly LCP: number[];
  readonly INP: number[];
}
const counting = (): Counting => ({ visits: 0, errors: 0, loading: 0, frozen: 0, LCP: [], INP: [] });

const addTo = (buckets: number[], bucket: number): void => {
  while (buckets.length <= bucket) buckets.push(0);
  buckets[bucket] = (buckets[bucket] ?? 0) + 1;
};

/** Adds one visit. */
function visit(random: Random, release: Release, counts: Counting): void {
  counts.visits += 1;
  if (random() < release.errors) counts.errors += 1;
  if (random() < release.loading) counts.loading += 1;
  if (random() < release.frozen) counts.frozen += 1;
  addTo(counts.LCP, bucketOf('LCP', timeOf(random, 900 * release.LCP, 0.6)));
  if (random() < HAVE_ANSWERS) addTo(counts.INP, bucketOf('INP', timeOf(random, 80 * release.INP, 0.8)));
}

/** The visits that met a fault which the release before did not have. */
const metFault = (counts: VisitCounts, { release, isBad }: Kind): number => {
  if (!isBad) return 0;
  const rate = Math.max(release.errors - usual.errors, release.loading - usual.loading, release.frozen - usual.frozen);
  return rate > 0.01 ? Math.max(counts.errors, counts.loading, counts.frozen) : counts.visits;
};

/** The end of a simulated rollout. */
export interface Outcome {
  readonly end: 'all' | 'back';
  /** Visits of the release until then, and those that met its fault. */
  readonly visits: number;
  readonly met: number;
}

/** Visits of all visitors between two looks of the service. */
const VISITS_AT_ONCE = 20;

/** Simulates a canary: visits, reports of ten seconds at a time, and the decisions of the rule. */
export function simulateCanary(random: Random, kind: Kind, rule: RolloutRule = defaultRule): Outcome {
  let [share] = rule.stages;
  let trial = startTrial('release', 'before');
  let all = noVisits;
  const now = new Date(0);
  for (;;) {
    const [release, before] = [counting(), counting()];
    for (let n = 0; n < VISITS_AT_ONCE; n += 1) {
      if (random() * 100 < (share ?? 0)) visit(random, kind.release, release);
      else visit(random, usual, before);
    }
    all = addVisits(all, release);
    trial = observeTrial(trial, share ?? 0, { release, before });
    const decision: Decision = decideCanary(trial, { share: share ?? 0, widened: now }, rule, now);
    if (decision.kind === 'widen' && decision.share < 100) ({ share } = decision);
    else if (decision.kind !== 'wait')
      return { end: decision.kind === 'back' ? 'back' : 'all', visits: all.visits, met: metFault(all, kind) };
  }
}

/**
 * Simulates the guard over a release that all visitors get at once.
 * @param visits of the release before that were counted, and the most of this one.
 */
export function simulateWatch(random: Random, kind: Kind, visits: number, rule: RolloutRule = defaultRule): Outcome {
  const baseline = counting();
  for (let n = 0; n < visits; n += 1) visit(random, usual, baseline);
  let watch = startWatch({ release: 'release', before: 'before', since: new Date(0) }, baseline, rule);
  let all = noVisits;
  while (all.visits < visits) {
    const release = counting();
    for (let n = 0; n < VISITS_AT_ONCE; n += 1) visit(random, kind.release, release);
    all = addVisits(all, release);
    watch = observeWatch(watch, release);
    if (decideWatch(watch, rule).kind === 'back') return { end: 'back', visits: all.visits, met: metFault(all, kind) };
  }
  return { end: 'all', visits: all.visits, met: metFault(all, kind) };
}

/** The outcomes of many rollouts of one kind. */
export interface Summary {
  readonly kind: Kind;
  readonly rollouts: number;
  /** Bad ones that were taken back, or others that all visitors got. */
  readonly right: number;
  /** Of the visits that met the fault: half of the rollouts had at most the first, and 19 of 20 at most the second. */
  readonly met: readonly [median: number, most: number];
}

/** Simulates rollouts of a kind. */
export function summarize(kind: Kind, rollouts: number, simulate: (kind: Kind) => Outcome): Summary {
  const outcomes = Array.from({ length: rollouts }, () => simulate(kind));
  const met = outcomes.map((outcome) => outcome.met).sort((a, b) => a - b);
  const at = (part: number) => met[Math.min(Math.floor(rollouts * part), rollouts - 1)] ?? 0;
  const right = outcomes.filter(({ end }) => (end === 'back') === kind.isBad).length;
  return { kind, rollouts, right, met: [at(0.5), at(0.95)] };
}
