import fc from 'fast-check';
import { inferMissingAmounts } from './inferMissingAmounts.ts';
import type { StatementRow } from '../amounts/statementRow.ts';

function row(date: string, figures: Partial<StatementRow>): StatementRow {
  return { date, narration: 'X', debitPaise: 0, creditPaise: 0, unsidedPaise: 0, balancePaise: undefined, ...figures };
}

const sound = [
  row('2026-01-01', { debitPaise: 100, balancePaise: 900 }),
  row('2026-01-02', { creditPaise: 350, balancePaise: 1250 }),
  row('2026-01-03', { debitPaise: 50, balancePaise: 1200 }),
  row('2026-01-04', { creditPaise: 30, balancePaise: 1230 }),
];

/** The same rows printed without a side. */
const unsided = sound.map((one) => ({
  ...one,
  debitPaise: 0,
  creditPaise: 0,
  unsidedPaise: one.debitPaise + one.creditPaise,
}));

function sides(rows: readonly StatementRow[]): number[][] {
  return rows.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise]);
}

describe('inferMissingAmounts', () => {
  test('leaves consistent rows as they are printed', () => {
    const { rows, inferred } = inferMissingAmounts(sound, [1000]);
    expect(rows).toMatchObject(
      sound.map(({ debitPaise, creditPaise, balancePaise }) => ({ debitPaise, creditPaise, balancePaise })),
    );
    expect(inferred).toEqual([false, false, false, false]);
  });

  test.each([
    ['debit', { debitPaise: 100, creditPaise: 47_001_000, balancePaise: 900 }, [100, 0]],
    ['credit', { debitPaise: 47_001_000, creditPaise: 100, balancePaise: 1100 }, [0, 100]],
    ['neither', { debitPaise: 70, creditPaise: 100, balancePaise: 1030 }, [70, 100]],
  ])('keeps the amount that leads to the balance where figures are on both sides: %s', (_, figures, kept) => {
    const { rows, inferred } = inferMissingAmounts([row('2026-01-01', figures)], [1000]);
    expect(sides(rows)).toEqual([kept]);
    expect(inferred).toEqual([kept.includes(0)]);
  });

  test('gives amounts without a mark the side that is never marked', () => {
    const withoutBalances = (side: 'debitPaise' | 'creditPaise') => [
      row('2026-01-01', { [side]: 100 }),
      row('2026-01-02', { unsidedPaise: 350 }),
    ];
    expect(sides(inferMissingAmounts(withoutBalances('debitPaise'), []).rows)).toEqual([
      [100, 0],
      [0, 350],
    ]);
    expect(sides(inferMissingAmounts(withoutBalances('creditPaise'), []).rows)).toEqual([
      [0, 100],
      [350, 0],
    ]);
  });

  test('gives them none where both sides are marked, or the balances say otherwise', () => {
    const both = [row('2026-01-01', { debitPaise: 1 }), row('2026-01-01', { creditPaise: 2 })];
    const unknown = row('2026-01-02', { unsidedPaise: 350 });
    expect(inferMissingAmounts([...both, unknown], []).rows.at(-1)).toMatchObject({ unsidedPaise: 350 });
    const paid = row('2026-01-01', { unsidedPaise: 50, balancePaise: 950 });
    const marked = row('2026-01-02', { debitPaise: 100 });
    expect(inferMissingAmounts([paid, marked, unknown], [1000]).rows.at(-1)).toMatchObject({ unsidedPaise: 350 });
  });

  test('infers the side of an amount from the balances, in either order of rows', () => {
    expect(sides(inferMissingAmounts(unsided, [1000]).rows)).toEqual(sides(sound));
    expect(sides(inferMissingAmounts(unsided.toReversed(), [1000]).rows)).toEqual(sides(sound.toReversed()));
    expect(inferMissingAmounts(unsided, [1000]).inferred).toEqual([false, false, false, false]);
  });

  test('leaves an amount without a side that no balance gives', () => {
    const { rows, inferred } = inferMissingAmounts(unsided, []);
    expect(rows[0]).toMatchObject({ debitPaise: 0, creditPaise: 0, unsidedPaise: 100, balancePaise: 900 });
    expect(rows.slice(1)).toMatchObject(sound.slice(1));
    expect(inferred).toEqual([false, false, false, false]);
    const disagreeing = unsided.with(1, { ...row('2026-01-02', { balancePaise: 1250 }), unsidedPaise: 351 });
    expect(inferMissingAmounts(disagreeing, [1000]).rows[1]).toMatchObject({ creditPaise: 0, unsidedPaise: 351 });
  });

  test('gives no side to amounts after one that has none, until a balance is printed', () => {
    const silent = [
      row('2026-01-01', { unsidedPaise: 100, balancePaise: 900 }),
      row('2026-01-02', { unsidedPaise: 350 }),
      row('2026-01-03', { unsidedPaise: 50, balancePaise: 950 }),
      row('2026-01-04', { unsidedPaise: 30, balancePaise: 980 }),
    ];
    expect(inferMissingAmounts(silent, [1000]).rows).toMatchObject([
      { debitPaise: 100, unsidedPaise: 0 },
      { unsidedPaise: 350 },
      { unsidedPaise: 50 },
      { creditPaise: 30, unsidedPaise: 0 },
    ]);
  });

  test('follows rows whose balance is not printed', () => {
    const dayEnd = [
      row('2026-01-01', { debitPaise: 100 }),
      row('2026-01-01', { unsidedPaise: 350, balancePaise: 1250 }),
      row('2026-01-02', { unsidedPaise: 50, balancePaise: 1200 }),
    ];
    expect(sides(inferMissingAmounts(dayEnd, [1000]).rows)).toEqual([
      [100, 0],
      [0, 350],
      [50, 0],
    ]);
  });

  test.each(['debitPaise', 'creditPaise'] as const)(
    'takes an amount for the same side as all others of its column, and marks it: %s',
    (side) => {
      const balances = side === 'debitPaise' ? [900, 800, 700] : [900, 1000, 1100];
      const rows = balances.map((balancePaise) => row('2026-01-01', { unsidedPaise: 100, balancePaise }));
      const read = inferMissingAmounts(rows, []);
      expect(read.rows.map((one) => [one[side], one.unsidedPaise])).toEqual([
        [100, 0],
        [100, 0],
        [100, 0],
      ]);
      expect(read.inferred).toEqual([true, false, false]);
      expect(inferMissingAmounts(rows.slice(0, 2), []).rows[0]).toMatchObject({ [side]: 0, unsidedPaise: 100 });
    },
  );

  test('makes up no balance that is not printed', () => {
    const gaps = sound.map((one, index) => (index === 0 || index === 2 ? { ...one, balancePaise: undefined } : one));
    const { rows, inferred } = inferMissingAmounts(gaps, [1000]);
    expect(rows).toEqual(gaps);
    expect(inferred).toEqual([false, false, false, false]);
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

  test('never adds, removes or moves a row, nor changes its balance or the size of its amounts', () => {
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
        expect(rows.map(({ balancePaise }) => balancePaise)).toEqual(read.map(({ balancePaise }) => balancePaise));
        expect(inferred).toHaveLength(read.length);
      }),
    );
  });
});
