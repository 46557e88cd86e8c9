import { comparedShares, type ComparedShare } from '@artha/service/releaseEvents';
import { decideCanary, decideWatch, isWatchOver, nextShare } from './decide.ts';
import { defaultRule } from '@artha/core/rolloutRule';
import { figuresOf, observeTrial, observeWatch, startTrial, startWatch, type CanaryTrial } from './trial.ts';
import { addVisits, noVisits, twiceThirdQuartile, visitsSince, type VisitCounts } from './visitCounts.ts';

const start = new Date('2026-02-03T04:05:06Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

/** Visits that met no fault, and all were fast. */
const good = (visits: number): VisitCounts => ({ ...noVisits, visits, LCP: [0, 0, 0, visits], INP: [0, visits] });
/** Visits that all met a fault. */
const bad: Readonly<Record<ComparedShare, (visits: number) => VisitCounts>> = {
  errors: (visits) => ({ ...good(visits), errors: visits }),
  loading: (visits) => ({ ...good(visits), loading: visits }),
  frozen: (visits) => ({ ...good(visits), frozen: visits }),
  LCP: (visits) => ({ ...good(visits), LCP: Array.from({ length: 13 }, (_, bucket) => (bucket === 12 ? visits : 0)) }),
  INP: (visits) => ({ ...good(visits), INP: Array.from({ length: 13 }, (_, bucket) => (bucket === 12 ? visits : 0)) }),
};

const fresh = (): CanaryTrial => startTrial('new', 'old');
/** A trial with the visits of some looks. */
const after = (looks: number, release: VisitCounts, before = good(95), share = 5, trial = fresh()): CanaryTrial =>
  Array.from({ length: looks }).reduce<CanaryTrial>((one) => observeTrial(one, share, { release, before }), trial);

const decide = (trial: CanaryTrial, { share = 5, now = start, rule = defaultRule } = {}) =>
  decideCanary(trial, { share, widened: start }, rule, now);

describe('a canary', () => {
  test('waits for visits', () => {
    expect(decide(fresh())).toEqual({ kind: 'wait' });
    expect(decide(after(10, good(5)))).toEqual({ kind: 'wait' });
  });

  test('is given to more visitors, and then to all, after enough visits of each stage', () => {
    const first = after(40, good(5));
    expect(decide(first)).toEqual({ kind: 'widen', share: 25 });
    // Visits of the stage before do not count.
    expect(decide(first, { share: 25 })).toEqual({ kind: 'wait' });
    const second = after(8, good(25), good(75), 25, first);
    expect(decide(second, { share: 25 })).toEqual({ kind: 'widen', share: 100 });
  });

  test.each(comparedShares)('is taken back for %s, after the fewest faults that the rule asks for', (share) => {
    const usual = after(2, good(5));
    const broken = after(3, bad[share](3), good(95), 5, usual);
    expect(decide(broken)).toEqual({ kind: 'back', reason: { kind: 'worse', share } });
    expect(decide(after(1, bad[share](3), good(95), 5, usual))).toEqual({ kind: 'wait' });
    const figure = figuresOf(broken).find((one) => one.share === share);
    expect(figure).toMatchObject({ release: { met: 9 }, before: { met: 0 } });
    expect(figure?.evidence).toBeGreaterThan(500);
  });

  test('is not taken back if the others meet as much', () => {
    for (const share of comparedShares)
      expect(decide(after(30, bad[share](5), bad[share](95)))).toEqual({ kind: 'wait' });
  });

  test('compares no time before the visits of the others say what is too long', () => {
    const trial = after(1, bad.LCP(5), good(40));
    expect(figuresOf(trial).find(({ share }) => share === 'LCP')).toMatchObject({ release: { of: 0 } });
    expect(after(1, noVisits, good(40), 5, trial).limits).toMatchObject({ LCP: 7 });
  });

  test('keeps what was too long at first, however the times of the others change', () => {
    expect(after(3, noVisits, bad.LCP(95), 5, after(1, noVisits)).limits.LCP).toBe(7);
  });

  test('ends by the policy if too few visit it in time', () => {
    const trial = after(10, good(5));
    expect(decide(trial, { now: hours(23) })).toEqual({ kind: 'wait' });
    const reason = { kind: 'too-few-visits', visits: 50, needed: 200 };
    expect(decide(trial, { now: hours(24) })).toEqual({ kind: 'back', reason });
    const rule = { ...defaultRule, atLimit: 'widen' as const };
    expect(decide(trial, { now: hours(24), rule })).toEqual({ kind: 'widen', share: 25 });
  });

  test('gets the next larger share of the rule, whatever share its team chose', () => {
    expect([1, 5, 10, 25, 60].map((share) => nextShare(defaultRule, share))).toEqual([5, 25, 25, 100, 100]);
    expect(nextShare({ ...defaultRule, stages: [] }, 5)).toBe(100);
  });
});

describe('the watch over a release that all visitors get', () => {
  const watchOf = (baseline: VisitCounts) =>
    startWatch({ release: 'new', before: 'old', since: start }, baseline, defaultRule);

  test.each(comparedShares)('takes it back for %s', (share) => {
    let watch = watchOf(good(300));
    watch = observeWatch(watch, good(10));
    expect(decideWatch(watch, defaultRule)).toEqual({ kind: 'wait' });
    watch = observeWatch(observeWatch(watch, bad[share](8)), bad[share](8));
    expect(decideWatch(watch, defaultRule)).toEqual({ kind: 'back', reason: { kind: 'worse', share } });
    expect(figuresOf(watch).find((one) => one.share === share)).toMatchObject({
      release: { met: 16, of: 26 },
      before: { met: 0, of: 300 },
    });
  });

  test('keeps it if the release before met as much, or was never visited', () => {
    for (const share of comparedShares) {
      for (const baseline of [bad[share](300), noVisits]) {
        let watch = watchOf(baseline);
        for (let look = 0; look < 20; look += 1) watch = observeWatch(watch, bad[share](20));
        expect(decideWatch(watch, defaultRule)).toEqual({ kind: 'wait' });
      }
    }
  });

  test('ends after the time of the rule', () => {
    const watch = watchOf(good(300));
    expect([hours(23), hours(24)].map((now) => isWatchOver(watch, defaultRule, now))).toEqual([false, true]);
  });
});

describe('counts of visits', () => {
  test('are added, and what they have grown by is found again', () => {
    const sum = addVisits(good(3), bad.INP(2));
    expect(sum.visits).toBe(5);
    expect(visitsSince(sum, good(3))).toEqual({
      ...bad.INP(2),
      INP: sum.INP.map((one, at) => one - (good(3).INP[at] ?? 0)),
    });
    // A server that started again counts from nothing.
    expect(visitsSince(good(1), good(3))).toMatchObject({ visits: 0, LCP: [0, 0, 0, 0] });
  });

  test('say which bucket is twice as long as three quarters of the visits', () => {
    // Three quarters within 800 ms: 1,600 ms is in the bucket up to 1,800 ms.
    expect(twiceThirdQuartile({ ...noVisits, LCP: [0, 0, 0, 75, 0, 25] }, 'LCP')).toBe(7);
    expect(
      twiceThirdQuartile({ ...noVisits, LCP: Array.from({ length: 15 }, (_, at) => (at === 14 ? 9 : 0)) }, 'LCP'),
    ).toBe(14);
  });
});
