import { compareRows } from './compareRows.ts';
import type { ComparedRow } from './compareRows.ts';

const row = (day: number, changes: Partial<ComparedRow> = {}): ComparedRow => ({
  date: `2026-04-${String(day).padStart(2, '0')}`,
  narration: `NEFT TO SHOP ${day}`,
  debitPaise: 100 * day,
  creditPaise: 0,
  balancePaise: 1000 - day,
  ...changes,
});
const none = { right: 0, narration: 0, wordsAndProved: 0, wrong: 0, missing: 0, invented: 0, wrongAndProved: 0 };

describe('compareRows', () => {
  test('counts rows that are right, whatever the spaces in their narration', () => {
    expect(compareRows([row(1), row(2)], [row(1), row(2, { narration: 'NEFTTO SHOP2' })])).toEqual({
      ...none,
      right: 2,
    });
  });

  test('tells a wrong narration from a wrong figure', () => {
    const read = [row(1, { narration: 'NEFT' }), row(2, { debitPaise: 1 }), row(3, { balancePaise: 5 })];
    expect(compareRows([row(1), row(2), row(3)], read)).toEqual({ ...none, narration: 1, wrong: 2 });
  });

  test('counts a wrong narration that is called proved', () => {
    const read = [row(1, { narration: 'NEFT', areWordsProved: true }), row(2, { narration: 'NEFT' })];
    expect(compareRows([row(1), row(2)], read)).toEqual({ ...none, narration: 2, wordsAndProved: 1 });
  });

  test('finds rows that are missing and rows that are invented', () => {
    expect(compareRows([row(1), row(2), row(3)], [row(1), row(3), row(4)])).toEqual({
      ...none,
      right: 2,
      missing: 1,
      invented: 1,
    });
  });

  test('does not compare a balance that is not printed', () => {
    expect(compareRows([row(1, { balancePaise: undefined })], [row(1)])).toEqual({ ...none, right: 1 });
  });

  test('counts what is wrong and called proved', () => {
    const areFiguresProved = true;
    const read = [
      row(1, { areFiguresProved }),
      row(2, { debitPaise: 1, areFiguresProved }),
      row(3, { balancePaise: 5, areFiguresProved }),
    ];
    expect(compareRows([row(1), row(2), row(3)], read)).toMatchObject({ right: 1, wrong: 2, wrongAndProved: 2 });
    expect(compareRows([], [row(1, { areFiguresProved })])).toMatchObject({ invented: 1, wrongAndProved: 1 });
  });

  test('accepts the second date and the other words of a row with several columns of them', () => {
    const printed = row(1, { otherDate: '2026-04-02', otherNarrations: ['TO A SHOP'] });
    expect(compareRows([printed], [row(1, { date: '2026-04-02', narration: 'TO A SHOP' })])).toEqual({
      ...none,
      right: 1,
    });
    expect(compareRows([printed], [row(1, { date: '2026-04-03' })])).toEqual({ ...none, wrong: 1 });
  });

  test('accepts an amount on any side, or on none, if nothing tells its side', () => {
    const read = [row(1, { debitPaise: 0, unsidedPaise: 100 }), row(2, { debitPaise: 0, creditPaise: 200 })];
    const printed = [row(1, { isSideUnknown: true }), row(2, { isSideUnknown: true })];
    expect(compareRows(printed, read)).toEqual({ ...none, right: 2 });
    expect(compareRows([row(1), row(2)], read)).toEqual({ ...none, wrong: 2 });
  });

  test('does not compare words that the reader could not tell', () => {
    expect(compareRows([row(1, { narration: '*' })], [row(1)])).toEqual({ ...none, right: 1 });
  });
});
