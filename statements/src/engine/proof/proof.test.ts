import fc from 'fast-check';
import type { Movement } from '../amounts/statementRow.ts';
import { doubtAll, markDoubtful, markInferred, prove, withoutProof } from './proof.ts';

const movement = fc.record({ debitPaise: fc.nat(10_000_000), creditPaise: fc.nat(10_000_000) });
const movements = fc.array(movement, { minLength: 4, maxLength: 60 });
const opening = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

function statementOf(start: number, steps: readonly Pick<Movement, 'debitPaise' | 'creditPaise'>[]): Movement[] {
  let balancePaise = start;
  return steps.map((step) => {
    balancePaise += step.creditPaise - step.debitPaise;
    return { ...step, balancePaise };
  });
}

/** Balances that change at every step: if nothing changes, an altered row looks like its neighbour. */
const moving = movements.filter((steps) => steps.every((step) => step.debitPaise !== step.creditPaise));

describe('prove', () => {
  test('proves every row of an unbroken running balance', () => {
    fc.assert(
      fc.property(opening, movements, (openingPaise, steps) => {
        const rows = statementOf(openingPaise, steps);
        const closingPaise = rows.at(-1)?.balancePaise ?? 0;
        const proof = prove(rows, { openingPaise, closingPaise });
        expect(proof.breaks).toBe(0);
        expect(new Set(proof.statuses)).toEqual(new Set(['proved']));
      }),
    );
  });

  test('proves rows printed newest first, and keeps their order', () => {
    fc.assert(
      fc.property(opening, moving, (openingPaise, steps) => {
        const rows = statementOf(openingPaise, steps);
        const proof = prove(rows.toReversed(), {});
        expect(proof).toMatchObject({ order: 'newest first', breaks: 0, openingPaise });
        expect(proof.statuses).toEqual([...rows.slice(1).map(() => 'proved'), 'inferred']);
      }),
    );
  });

  test('counts one altered figure as exactly one break, on its row', () => {
    const alteration = fc.constantFrom('debitPaise' as const, 'creditPaise' as const, 'balancePaise' as const);
    fc.assert(
      fc.property(
        opening,
        moving,
        fc.nat(),
        alteration,
        fc.integer({ min: 1, max: 9999 }),
        (start, steps, at, field, by) => {
          const sound = statementOf(start, steps);
          const index = at % sound.length;
          const rows = sound.map((row, place) => (place === index ? { ...row, [field]: (row[field] ?? 0) + by } : row));
          const proof = prove(rows, { openingPaise: start, closingPaise: sound.at(-1)?.balancePaise ?? 0 });
          fc.pre(proof.order === 'oldest first');
          expect(proof.breaks).toBe(1);
          expect(proof.statuses.filter((status) => status !== 'proved')).toEqual(['unproved']);
          expect(proof.statuses[index]).toBe('unproved');
        },
      ),
    );
  });

  test('counts a lost row as one break', () => {
    const rows = statementOf(
      100_00,
      Array.from({ length: 6 }, (_, index) => ({ debitPaise: index + 1, creditPaise: 0 })),
    );
    expect(prove(rows.toSpliced(3, 1), { openingPaise: 100_00 }).breaks).toBe(1);
    expect(prove(rows.slice(0, 5), { openingPaise: 100_00, closingPaise: rows[5]?.balancePaise ?? 0 }).breaks).toBe(1);
  });

  test('infers the opening balance from the first row', () => {
    const rows = statementOf(5_00, [{ debitPaise: 1_00, creditPaise: 0 }]);
    expect(prove(rows, {})).toMatchObject({
      statuses: ['inferred'],
      openingPaise: 5_00,
      closingPaise: 4_00,
      breaks: 0,
    });
  });
});

describe('rows that are not complete', () => {
  const complete = statementOf(100_00, [
    { debitPaise: 10_00, creditPaise: 0 },
    { debitPaise: 0, creditPaise: 35_00 },
    { debitPaise: 5_00, creditPaise: 0 },
  ]);
  const without = (...places: readonly number[]) =>
    complete.map((row, index) => (places.includes(index) ? { ...row, balancePaise: undefined } : row));
  const unsided = (...places: readonly number[]) =>
    complete.map((row, index) =>
      places.includes(index)
        ? { ...row, debitPaise: 0, creditPaise: 0, unsidedPaise: row.debitPaise + row.creditPaise }
        : row,
    );

  test('are judged by the next printed balance if they have none', () => {
    const proof = prove(without(0, 1), { openingPaise: 100_00, closingPaise: 120_00 });
    expect(proof).toMatchObject({ statuses: ['proved', 'proved', 'proved'], breaks: 0, closingPaise: 120_00 });
    const wrong = without(1).with(2, { debitPaise: 5_00, creditPaise: 0, balancePaise: 119_00 });
    expect(prove(wrong, { openingPaise: 100_00 })).toMatchObject({
      statuses: ['proved', 'unproved', 'unproved'],
      breaks: 1,
    });
  });

  test('are not provable before the first balance, which tells the opening balance', () => {
    expect(prove(without(0), {})).toMatchObject({
      statuses: ['unprovable', 'inferred', 'proved'],
      breaks: 0,
      openingPaise: 100_00,
    });
  });

  test('are not provable if there is no balance at all', () => {
    expect(prove(without(0, 1, 2), {})).toMatchObject({
      statuses: ['unprovable', 'unprovable', 'unprovable'],
      breaks: 0,
      openingPaise: undefined,
      closingPaise: undefined,
    });
  });

  test('are compared with the closing balance where the last has none', () => {
    expect(prove(without(2), { openingPaise: 100_00, closingPaise: 120_00 }).breaks).toBe(0);
    expect(prove(without(2), { openingPaise: 100_00, closingPaise: 121_00 }).breaks).toBe(1);
  });

  test('are judged by the closing balance if nothing else is printed after them', () => {
    expect(prove(without(0, 1, 2), { openingPaise: 100_00, closingPaise: 120_00 })).toMatchObject({
      statuses: ['proved', 'proved', 'proved'],
      breaks: 0,
    });
    expect(prove(without(1, 2), { openingPaise: 100_00, closingPaise: 121_00 })).toMatchObject({
      statuses: ['proved', 'unproved', 'unproved'],
      breaks: 1,
    });
  });

  test('are not provable after the last balance that is printed', () => {
    expect(prove(without(1, 2), { openingPaise: 100_00 })).toMatchObject({
      statuses: ['proved', 'unprovable', 'unprovable'],
      breaks: 0,
      closingPaise: 120_00,
    });
  });

  test('settle those before them and no others', () => {
    const wrong = without(1).with(2, { debitPaise: 5_00, creditPaise: 0, balancePaise: 119_00 });
    const more = { debitPaise: 1_00, creditPaise: 0 };
    const rows = [...wrong, { ...more, balancePaise: undefined }, { ...more, balancePaise: 117_00 }];
    expect(prove(rows, { openingPaise: 100_00 })).toMatchObject({
      statuses: ['proved', 'unproved', 'unproved', 'proved', 'proved'],
      breaks: 1,
    });
  });

  test('are not provable up to the next balance where the side of one is not known', () => {
    const rows = unsided(0).map((row, index) => (index === 0 ? { ...row, balancePaise: undefined } : row));
    expect(prove(rows, { openingPaise: 100_00 })).toMatchObject({
      statuses: ['unprovable', 'inferred', 'proved'],
      breaks: 0,
    });
  });

  test('are settled in chronological order where the newest is printed first', () => {
    const rows = without(0).toReversed();
    expect(prove(rows, { openingPaise: 100_00 })).toMatchObject({
      order: 'newest first',
      statuses: ['proved', 'proved', 'proved'],
    });
    expect(prove(rows, {}).statuses).toEqual(['proved', 'inferred', 'unprovable']);
  });

  test('are unproved where the side of the first amount is not known, and tell no opening balance', () => {
    expect(prove(unsided(0), {})).toMatchObject({
      statuses: ['unproved', 'proved', 'proved'],
      breaks: 0,
      openingPaise: undefined,
    });
  });

  test('break the proof where an amount fits on neither side', () => {
    expect(prove(unsided(1), { openingPaise: 100_00 })).toMatchObject({
      statuses: ['proved', 'unproved', 'proved'],
      breaks: 1,
    });
  });

  test('are compared with no totals where the side of an amount is not known', () => {
    const totals = { debits: [15_00], credits: [35_00], debitCount: [2], creditCount: [1] };
    expect(prove(unsided(0), { totals }).breaks).toBe(0);
    expect(prove(complete, { totals: { ...totals, debits: [5_00] } }).breaks).toBe(1);
  });
});

describe('withoutProof', () => {
  test('calls rows without balances unprovable, without breaks', () => {
    expect(withoutProof([1, 2])).toMatchObject({ statuses: ['unprovable', 'unprovable'], breaks: 0 });
  });
});

describe('what is printed beside the rows', () => {
  const rows = statementOf(100_00, [
    { debitPaise: 10_00, creditPaise: 0 },
    { debitPaise: 0, creditPaise: 35_00 },
    { debitPaise: 5_00, creditPaise: 0 },
  ]);
  const printed = { openingPaise: 100_00, closingPaise: 120_00 };
  const totals = { debits: [15_00], credits: [35_00], debitCount: [2], creditCount: [1] };

  test('is checked: totals and counts, balances carried along and repeated', () => {
    const carried = [{ rowsBefore: 1, balancePaise: 90_00 }];
    expect(prove(rows, { ...printed, totals, carried, repeated: [100_00, 125_00] }).breaks).toBe(0);
    expect(prove(rows, { ...printed, carried: [{ rowsBefore: 2, balancePaise: 90_00 }] }).breaks).toBe(1);
    expect(prove(rows, { ...printed, repeated: [100_01] }).breaks).toBe(1);
    expect(prove(rows, { ...printed, totals: { ...totals, debits: [15_01] } }).breaks).toBe(1);
    expect(prove(rows, { ...printed, totals: { ...totals, creditCount: [2] } }).breaks).toBe(1);
    expect(prove(rows, { ...printed, totals: { ...totals, debits: [3_00, 15_00] } }).breaks).toBe(0);
  });

  test('may be totals of pages, which add up to those of the rows', () => {
    expect(prove(rows, { ...printed, totals: { ...totals, debits: [10_00, 5_00], debitCount: [1, 1] } }).breaks).toBe(
      0,
    );
    expect(prove(rows, { ...printed, totals: { ...totals, debits: [10_00, 6_00] } }).breaks).toBe(1);
  });

  test('is checked in chronological order for rows printed newest first', () => {
    const carried = [{ rowsBefore: 1, balancePaise: 125_00 }];
    expect(prove(rows.toReversed(), { ...printed, carried }).breaks).toBe(0);
    expect(prove(rows.toReversed(), { ...printed, carried: [{ rowsBefore: 2, balancePaise: 125_00 }] }).breaks).toBe(1);
  });

  test('counts one fault once: totals are ignored where a row is wrong', () => {
    const wrong = rows.map((row, index) => (index === 1 ? { ...row, creditPaise: 36_00 } : row));
    expect(prove(wrong, { ...printed, totals }).breaks).toBe(1);
  });

  test('uses the dates where the balances do not show the order', () => {
    const dated = [
      { date: '2026-01-02', debitPaise: 0, creditPaise: 0, balancePaise: 5 },
      { date: '2026-01-01', debitPaise: 0, creditPaise: 0, balancePaise: 5 },
    ];
    expect(prove(dated, {}).order).toBe('newest first');
  });
});

describe('rows in doubt', () => {
  const rows = statementOf(100_00, [
    { debitPaise: 10_00, creditPaise: 0 },
    { debitPaise: 5_00, creditPaise: 0 },
  ]);
  const proof = prove(rows, { openingPaise: 100_00 });

  test('are not proved, whatever the balances say', () => {
    expect(markDoubtful(proof, [false, true])).toEqual({ ...proof, statuses: ['proved', 'unproved'] });
    expect(markDoubtful(proof, [])).toEqual(proof);
  });

  test('are all rows of a file in which some may be missing, and that is a break', () => {
    expect(doubtAll(proof)).toEqual({ ...proof, statuses: ['unproved', 'unproved'], breaks: 1 });
    expect(doubtAll({ ...proof, breaks: 3 }).breaks).toBe(3);
  });
});

describe('markInferred', () => {
  const rows = statementOf(100_00, [
    { debitPaise: 10_00, creditPaise: 0 },
    { debitPaise: 5_00, creditPaise: 0 },
  ]);

  test('does not call a row proved whose figures were inferred from the balances', () => {
    const proof = prove(rows, { openingPaise: 100_00 });
    expect(markInferred(proof, [false, true])).toEqual({ ...proof, statuses: ['proved', 'inferred'] });
    expect(markInferred(proof, [])).toEqual(proof);
  });

  test('leaves unproved rows unproved', () => {
    const proof = prove(rows, { openingPaise: 101_00 });
    expect(markInferred(proof, [true, true]).statuses).toEqual(['unproved', 'inferred']);
  });
});
