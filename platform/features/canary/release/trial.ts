import * as v from 'valibot';
import { comparedShares, type ComparedShare, type Figure } from '@artha/service/releaseEvents';
import { addCounts, compare, compareWithBound, largestRate, noEvidence, valueOf, type Count } from './evidence.ts';
import type { RolloutRule } from '@artha/core/rolloutRule';
import {
  addVisits,
  countBeyond,
  noVisits,
  twiceThirdQuartile,
  valuesOf,
  visitCountsSchema,
  type TimedMetric,
  type VisitCounts,
} from './visitCounts.ts';

const countSchema = v.object({ met: v.number(), of: v.number() });
const testSchema = v.object({
  logs: v.pipe(v.array(v.number()), v.length(noEvidence.length)),
  release: countSchema,
  before: countSchema,
});
const limits = v.object({ LCP: v.optional(v.number()), INP: v.optional(v.number()) });
const tests = v.record(v.picklist(comparedShares), testSchema);

/** Schema of a canary’s trial: its visits are compared with those of the others at the same time. */
export const canaryTrialSchema = v.object({
  release: v.string(),
  before: v.string(),
  tests,
  /** The buckets beyond which a time counts as too long, once the visits of the others have said so. */
  limits,
  /** The faults and times that the others met. */
  seen: visitCountsSchema,
  /** The share of the visitors, and their visits since it is that large. */
  stage: v.object({ share: v.number(), visits: v.number() }),
});

/** Schema of the watch over a release that all visitors get: it is compared with what the release before met until then. */
export const watchSchema = v.object({
  release: v.string(),
  before: v.string(),
  /** When it began, ISO 8601. */
  since: v.string(),
  tests,
  limits,
  /** The largest rate of each share that fits what the release before met. */
  bounds: v.record(v.picklist(comparedShares), v.number()),
});

/** A canary’s trial. */
export type CanaryTrial = v.InferOutput<typeof canaryTrialSchema>;
/** The watch over a release that all visitors get. */
export type Watch = v.InferOutput<typeof watchSchema>;

type Tests = CanaryTrial['tests'];
type Test = v.InferOutput<typeof testSchema>;

/** The visits of the others before their times say what is too long. */
const TIMES_NEEDED = 50;

const none: Count = { met: 0, of: 0 };
const emptyTest: Test = { logs: [...noEvidence], release: none, before: none };
const testOf = (all: Tests, share: ComparedShare): Test => all[share] ?? emptyTest;

const isTimed = (share: ComparedShare): share is TimedMetric => share === 'LCP' || share === 'INP';

/** The count of a share; undefined while no limit of its time is known. */
function countOf(
  counts: VisitCounts,
  share: ComparedShare,
  { limits: known }: Pick<Watch, 'limits'>,
): Count | undefined {
  if (!isTimed(share)) return { met: counts[share], of: counts.visits };
  const limit = known[share];
  return limit === undefined ? undefined : countBeyond(counts, share, limit);
}

const mapTests = (change: (share: ComparedShare) => Test): Tests =>
  Object.fromEntries(comparedShares.map((share) => [share, change(share)]));

/** A trial before the first visit. */
export function startTrial(release: string, before: string): CanaryTrial {
  return {
    release,
    before,
    tests: mapTests(() => emptyTest),
    limits: {},
    seen: noVisits,
    stage: { share: 0, visits: 0 },
  };
}

/** The limits of times that the visits so far say; those that are known stay. */
function limitsOf(known: Watch['limits'], seen: VisitCounts): Watch['limits'] {
  const limitOf = (metric: TimedMetric) =>
    known[metric] ?? (valuesOf(seen, metric) >= TIMES_NEEDED ? twiceThirdQuartile(seen, metric) : undefined);
  return { LCP: limitOf('LCP'), INP: limitOf('INP') };
}

/**
 * Continues a trial with visits of the same time.
 * @param share of the visitors that get the canary, in per cent.
 */
export function observeTrial(
  trial: CanaryTrial,
  share: number,
  { release, before }: { readonly release: VisitCounts; readonly before: VisitCounts },
): CanaryTrial {
  const { stage, seen } = trial;
  return {
    ...trial,
    // The faults of these visits were not known when the limits were chosen.
    limits: limitsOf(trial.limits, addVisits(seen, before)),
    seen: addVisits(seen, before),
    stage: { share, visits: (stage.share === share ? stage.visits : 0) + release.visits },
    tests: mapTests((one) => {
      const test = testOf(trial.tests, one);
      const [own, others] = [countOf(release, one, trial), countOf(before, one, trial)];
      if (!own || !others) return test;
      const logs = [...compare(test.logs, test, { release: own, before: others })];
      return { logs, release: addCounts(test.release, own), before: addCounts(test.before, others) };
    }),
  };
}

/** The tests of which each must keep its part of the rate of false alarms. */
const TESTS = comparedShares.length;
/** A limit of a time is one of so many, so that a bound that holds for all of them holds for the chosen one. */
const LIMITS = 15;

/** Starts the watch over a release. @param baseline what the release before met until now. */
export function startWatch(
  { release, before, since }: { readonly release: string; readonly before: string; readonly since: Date },
  baseline: VisitCounts,
  { falseAlarms }: RolloutRule,
): Watch {
  const known = { limits: limitsOf({}, baseline) };
  const baselineOf = (share: ComparedShare) => countOf(baseline, share, known) ?? none;
  const boundOf = (share: ComparedShare) =>
    largestRate(baselineOf(share), falseAlarms / 2 / TESTS / (isTimed(share) ? LIMITS : 1));
  return {
    release,
    before,
    since: since.toISOString(),
    ...known,
    tests: mapTests((share) => ({ ...emptyTest, before: baselineOf(share) })),
    bounds: Object.fromEntries(comparedShares.map((share) => [share, boundOf(share)])),
  };
}

/** Continues a watch with visits of the release. */
export function observeWatch(watch: Watch, visits: VisitCounts): Watch {
  return {
    ...watch,
    tests: mapTests((share) => {
      const test = testOf(watch.tests, share);
      const count = countOf(visits, share, watch);
      const bound = watch.bounds[share] ?? 1;
      // Nothing is worse than a release of which nothing is known.
      if (!count || bound >= 1) return test;
      const logs = [...compareWithBound(test.logs, test.release, count, bound)];
      return { ...test, logs, release: addCounts(test.release, count) };
    }),
  };
}

/** The comparisons of a trial or a watch. */
export function figuresOf({ tests: all }: Pick<Watch, 'tests'>): Figure[] {
  return comparedShares.map((share) => {
    const { logs, release, before } = testOf(all, share);
    return { share, release, before, evidence: valueOf(logs) };
  });
}

/** The value that each test must reach: all of them together keep the rate of false alarms. */
export const valueNeeded = (falseAlarms: number): number => TESTS / falseAlarms;

/** In which a release is worse than the one before, by the rule; undefined if that is not known. */
function findWorse(tested: Pick<Watch, 'tests'>, needed: number, { fewestFaults }: RolloutRule) {
  return figuresOf(tested).find(({ evidence, release }) => evidence >= needed && release.met >= fewestFaults)?.share;
}

/** In which a canary is worse than what the others get; undefined if that is not known. */
export const findWorseOfTrial = (trial: CanaryTrial, rule: RolloutRule): ComparedShare | undefined =>
  findWorse(trial, valueNeeded(rule.falseAlarms), rule);

/**
 * In which a release is worse than the one before; undefined if that is not known. Half of the rate of false alarms is
 * spent on the bounds.
 */
export const findWorseOfWatch = (watch: Watch, rule: RolloutRule): ComparedShare | undefined =>
  findWorse(watch, valueNeeded(rule.falseAlarms / 2), rule);
