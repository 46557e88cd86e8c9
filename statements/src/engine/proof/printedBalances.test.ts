import type { Movement } from '../amounts/statementRow.ts';
import type { SummaryLine } from '../readings/collectRows.ts';
import { collectPrintedBalances } from './printedBalances.ts';
import type { PrintedFigures } from './printedFigures.ts';
import { prove } from './proof.ts';

const rows: readonly Movement[] = [
  { debitPaise: 10, creditPaise: 0, balancePaise: 90 },
  { debitPaise: 0, creditPaise: 35, balancePaise: 125 },
  { debitPaise: 5, creditPaise: 0, balancePaise: 120 },
];

const nothing: PrintedFigures = { opening: [], closing: [], debits: [], credits: [], debitCount: [], creditCount: [] };

function summary(kind: SummaryLine['kind'], rowsBefore: number, figures: Partial<SummaryLine> = {}): SummaryLine {
  return { kind, rowsBefore, debitPaise: undefined, creditPaise: undefined, balancePaise: undefined, ...figures };
}

describe('the opening and the closing balance', () => {
  test('come from the table', () => {
    const lines = [summary('opening', 0, { balancePaise: 100 }), summary('closing', 3, { balancePaise: 120 })];
    expect(collectPrintedBalances(rows, lines, nothing)).toMatchObject({
      openingPaise: 100,
      closingPaise: 120,
      repeated: [],
    });
  });

  test('come from around the table', () => {
    const around = { ...nothing, opening: [100], closing: [120] };
    expect(collectPrintedBalances(rows, [], around)).toMatchObject({ openingPaise: 100, closingPaise: 120 });
  });

  test('come from balances carried to the first row and from the last', () => {
    const lines = [summary('carried', 0, { balancePaise: 100 }), summary('carried', 3, { balancePaise: 120 })];
    expect(collectPrintedBalances(rows, lines, nothing)).toMatchObject({
      openingPaise: 100,
      closingPaise: 120,
      carried: [],
    });
    expect(collectPrintedBalances(rows.toReversed(), lines, nothing)).toMatchObject({
      openingPaise: 120,
      closingPaise: 100,
    });
  });

  test('agree with a first row that leaves nothing on the account', () => {
    const around = { ...nothing, opening: [0, 100] };
    const emptied = { debitPaise: 100, creditPaise: 0, balancePaise: 0 };
    expect(collectPrintedBalances([emptied], [], around)).toMatchObject({ openingPaise: 100, repeated: [0] });
  });

  test.each([
    ['has no balance', { debitPaise: 10, creditPaise: 0, balancePaise: undefined }],
    ['has an amount without a side', { debitPaise: 0, creditPaise: 0, unsidedPaise: 10, balancePaise: 100 }],
  ])('are the first that are printed where the first row %s', (_what, first) => {
    const around = { ...nothing, opening: [7, 100] };
    expect(collectPrintedBalances([first], [], around)).toMatchObject({ openingPaise: 7, repeated: [100] });
  });

  test('are those that agree with the rows; others are repeated', () => {
    const around = { ...nothing, opening: [7, 100], closing: [8, 120] };
    expect(collectPrintedBalances(rows, [], around)).toMatchObject({
      openingPaise: 100,
      closingPaise: 120,
      repeated: [7, 8],
    });
    expect(collectPrintedBalances(rows.toReversed(), [], around)).toMatchObject({
      openingPaise: 100,
      closingPaise: 120,
    });
  });

  test('of other accounts are not repeated', () => {
    const around = { ...nothing, opening: [7, 100], closing: [8, 120] };
    expect(collectPrintedBalances(rows, [], around, new Set([7]))).toMatchObject({ repeated: [8] });
  });

  test('are the first ones if none agrees', () => {
    const around = { ...nothing, opening: [7, 9], closing: [8] };
    expect(collectPrintedBalances(rows, [], around)).toMatchObject({ openingPaise: 7, closingPaise: 8, repeated: [9] });
  });

  test('are absent if none is printed', () => {
    const found = collectPrintedBalances(rows, [], nothing);
    expect(found).not.toHaveProperty('openingPaise');
    expect(found).not.toHaveProperty('closingPaise');
  });

  test('are read for a statement without rows', () => {
    const lines = [summary('carried', 0, { balancePaise: 100 })];
    expect(collectPrintedBalances([], lines, { ...nothing, closing: [100] })).toMatchObject({
      openingPaise: 100,
      closingPaise: 100,
    });
  });
});

describe('other figures', () => {
  test('are balances carried between the rows', () => {
    const lines = [summary('carried', 2, { balancePaise: 125 }), summary('carried', 2)];
    expect(collectPrintedBalances(rows, lines, nothing).carried).toEqual([{ rowsBefore: 2, balancePaise: 125 }]);
  });

  test('are totals and counts, in the table and around it', () => {
    const lines = [summary('total', 3, { debitPaise: 15, creditPaise: 35, balancePaise: 120 })];
    const around = { ...nothing, debits: [16], debitCount: [2], creditCount: [1] };
    expect(collectPrintedBalances(rows, lines, around)).toMatchObject({
      totals: { debits: [15, 16], credits: [35], debitCount: [2], creditCount: [1] },
      repeated: [120],
    });
  });

  test('are no sums of debits or credits if they equal the closing balance', () => {
    const around = { ...nothing, closing: [120], credits: [120], debits: [16] };
    expect(collectPrintedBalances(rows, [], around).totals).toMatchObject({ credits: [], debits: [16] });
  });

  test('prove the rows, or break the proof', () => {
    const lines = [summary('opening', 0, { balancePaise: 100 }), summary('carried', 2, { balancePaise: 125 })];
    expect(prove(rows, collectPrintedBalances(rows, lines, { ...nothing, debits: [15] })).breaks).toBe(0);
    expect(prove(rows, collectPrintedBalances(rows, lines, { ...nothing, debits: [16] })).breaks).toBe(1);
    const wrong = [summary('carried', 2, { balancePaise: 126 })];
    expect(prove(rows, collectPrintedBalances(rows, wrong, nothing)).breaks).toBe(1);
  });
});
