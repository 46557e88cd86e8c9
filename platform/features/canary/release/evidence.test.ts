import fc from 'fast-check';
import { compare, compareWithBound, largestRate, noEvidence, valueOf, type Count, type Pair } from './evidence.ts';

const none: Count = { met: 0, of: 0 };
const nothing: Pair = { release: none, before: none };
const count = (met: number, of: number): Count => ({ met, of });

/** The probability of each number of successes. */
function binomial(of: number, rate: number): number[] {
  const chances = [(1 - rate) ** of];
  for (let met = 1; met <= of; met += 1)
    chances.push(((chances[met - 1] ?? 0) * (of - met + 1) * rate) / (met * (1 - rate)));
  return chances;
}

const rates = fc.double({ min: 0.001, max: 0.95, noNaN: true });
const sizes = fc.integer({ min: 0, max: 12 });
const counts = fc
  .tuple(fc.nat(200), fc.nat(200))
  .map(([one, other]) => count(Math.min(one, other), Math.max(one, other)));

describe('a test of two groups', () => {
  test('expects no more than it had, for any common rate, any sizes and anything seen before', () => {
    fc.assert(
      fc.property(sizes, sizes, rates, counts, counts, (ofRelease, ofBefore, rate, release, before) => {
        let expected = 0;
        for (const [one, chance] of binomial(ofRelease, rate).entries())
          for (const [other, otherChance] of binomial(ofBefore, rate).entries()) {
            const block = { release: count(one, ofRelease), before: count(other, ofBefore) };
            expected += chance * otherChance * valueOf(compare(noEvidence, { release, before }, block));
          }
        expect(expected).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('expects less if the release is better', () => {
    const expectedFor = (rate: number, before: number) => {
      let expected = 0;
      for (const [one, chance] of binomial(10, rate).entries())
        for (const [other, otherChance] of binomial(10, before).entries())
          expected +=
            chance *
            otherChance *
            valueOf(compare(noEvidence, nothing, { release: count(one, 10), before: count(other, 10) }));
      return expected;
    };
    expect(expectedFor(0.05, 0.2)).toBeLessThan(1);
    expect(expectedFor(0.5, 0.05)).toBeGreaterThan(2);
  });

  test('says nothing of one group alone', () => {
    expect(compare(noEvidence, nothing, nothing)).toBe(noEvidence);
    expect(valueOf(compare(noEvidence, nothing, { release: count(9, 9), before: none }))).toBeCloseTo(1);
    expect(valueOf(compare(noEvidence, nothing, { release: none, before: count(9, 9) }))).toBeCloseTo(1);
  });

  test('grows fast if every visit of a release meets a fault', () => {
    let logs = noEvidence;
    let seen = nothing;
    let visits = 0;
    while (valueOf(logs) < 500) {
      const block = { release: count(1, 1), before: count(0, 19) };
      logs = compare(logs, seen, block);
      seen = { release: count(seen.release.met + 1, seen.release.of + 1), before: count(0, seen.before.of + 19) };
      visits += 1;
    }
    expect(visits).toBeLessThanOrEqual(4);
  });

  test('stays finite, whatever is counted', () => {
    fc.assert(
      fc.property(counts, counts, counts, counts, (release, before, more, less) => {
        const logs = compare(noEvidence, { release, before }, { release: more, before: less });
        expect(logs.every(Number.isFinite)).toBe(true);
        expect(Number.isFinite(valueOf(logs.map((log) => log * 1e6)))).toBe(true);
      }),
    );
  });
});

describe('a test against a bound', () => {
  test('expects no more than it had, for any rate up to the bound', () => {
    fc.assert(
      fc.property(sizes, rates, fc.double({ min: 0, max: 1, noNaN: true }), counts, (of, bound, part, seen) => {
        let expected = 0;
        for (const [met, chance] of binomial(of, Math.max(bound * part, 1e-6)).entries())
          expected += chance * valueOf(compareWithBound(noEvidence, seen, count(met, of), bound));
        expect(expected).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test('grows if the rate is larger', () => {
    expect(valueOf(compareWithBound(noEvidence, none, count(10, 10), 0.1))).toBeGreaterThan(1000);
  });
});

describe('the largest rate that fits', () => {
  test('is rarely smaller than the true one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), rates, (of, rate) => {
        const missed = binomial(of, rate).reduce(
          (sum, chance, met) => sum + (largestRate(count(met, of), 0.05) < rate ? chance : 0),
          0,
        );
        expect(missed).toBeLessThanOrEqual(0.05);
      }),
    );
  });

  test('comes close to what was seen with many visits, and is 1 without any', () => {
    expect(largestRate(count(10, 100_000), 0.001)).toBeLessThan(0.0003);
    expect(largestRate(none, 0.001)).toBe(1);
    expect(largestRate(count(5, 5), 0.001)).toBe(1);
    expect(largestRate(count(0, 20), 0.001)).toBeCloseTo(1 - 0.001 ** (1 / 20), 2);
  });
});
