import fc from 'fast-check';
import { inferMissingAmounts } from './inferMissingAmounts.ts';
import type { IncompleteRow } from './statementRow.ts';

function row(date: string, figures: Partial<IncompleteRow>): IncompleteRow {
  return { date, narration: 'X', debitPaise: 0, creditPaise: 0, unsidedPaise: 0, balancePaise: undefined, ...figures };
}

const sound = [
  row('2026-01-01', { debitPaise: 100, balancePaise: 900 }),
  row('2026-01-02', { creditPaise: 350, balancePaise: 1250 }),
  row('2026-01-03', { debitPaise: 50, balancePaise: 1200 }),
  row('2026-01-04', { creditPaise: 30, balancePaise: 1230 }),
];

describe('inferMissingAmounts', () => {
  test('leaves consistent rows as they are printed', () => {
    const { rows, inferred } = inferMissingAmounts(sound, [1000]);
    expect(rows).toMatchObject(
      sound.map(({ debitPaise, creditPaise, balancePaise }) => ({ debitPaise, creditPaise, balancePaise })),
    );
    expect(inferred).toEqual([false, false, false, false]);
  });

  test('infers the side of an amount from the balances, in either order of rows', () => {
    const unsided = sound.map((one) => ({
      ...one,
      debitPaise: 0,
      creditPaise: 0,
      unsidedPaise: one.debitPaise + one.creditPaise,
    }));
    const sides = (rows: readonly { debitPaise: number; creditPaise: number }[]) =>
      rows.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise]);
    expect(sides(inferMissingAmounts(unsided, [1000]).rows)).toEqual(sides(sound));
    expect(sides(inferMissingAmounts(unsided.toReversed(), [1000]).rows)).toEqual(sides(sound.toReversed()));
    expect(inferMissingAmounts(unsided, [1000]).inferred).toEqual([false, false, false, false]);
    expect(inferMissingAmounts(unsided, []).inferred).toEqual([true, false, false, false]);
  });

  test('fills in balances that are not printed and marks their rows', () => {
    const gaps = sound.map((one, index) => (index === 0 || index === 2 ? { ...one, balancePaise: undefined } : one));
    const { rows, inferred } = inferMissingAmounts(gaps, []);
    expect(rows.map(({ balancePaise }) => balancePaise)).toEqual([900, 1250, 1200, 1230]);
    expect(inferred).toEqual([true, false, true, false]);
  });

  test('moves an amount to the other side only between consistent rows', () => {
    const swap = (at: readonly number[]) =>
      sound.map((one, index) =>
        at.includes(index) ? { ...one, debitPaise: one.creditPaise, creditPaise: one.debitPaise } : one,
      );
    const one = inferMissingAmounts(swap([1]), [1000]);
    expect(one.rows[1]).toMatchObject({ debitPaise: 0, creditPaise: 350 });
    expect(one.inferred).toEqual([false, true, false, false]);
    const wrongBefore = swap([2]).with(1, row('2026-01-02', { creditPaise: 351, balancePaise: 1250 }));
    expect(inferMissingAmounts(wrongBefore, [1000]).rows[2]).toMatchObject({ debitPaise: 0, creditPaise: 50 });
    const wrong = swap([1]).with(2, row('2026-01-03', { debitPaise: 51, balancePaise: 1200 }));
    expect(inferMissingAmounts(wrong, [1000]).rows[1]).toMatchObject({ debitPaise: 350, creditPaise: 0 });
  });

  test('never adds, removes or moves a row', () => {
    const figure = fc.nat(1000);
    const any = fc.record({
      debitPaise: figure,
      creditPaise: figure,
      unsidedPaise: figure,
      balancePaise: fc.option(figure, { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), fc.array(figure, { maxLength: 2 }), (figures, openings) => {
        const read = figures.map((one, index) => row(`2026-01-${String(index + 10)}`, one));
        const { rows, inferred } = inferMissingAmounts(read, openings);
        expect(rows.map(({ date }) => date)).toEqual(read.map(({ date }) => date));
        expect(inferred).toHaveLength(read.length);
      }),
    );
  });
});
