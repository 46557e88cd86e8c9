import type { ComparedRow } from './compareRows.ts';
import { scoreRows } from './scoreRows.ts';

const row = (day: number, balancePaise: number, changes: Partial<ComparedRow> = {}): ComparedRow => ({
  date: `2026-04-${String(day).padStart(2, '0')}`,
  narration: `NEFT TO SHOP ${day}`,
  debitPaise: 100,
  creditPaise: 0,
  balancePaise,
  ...changes,
});
const truth = [row(1, 900), row(2, 800), row(3, 700)];

describe('scoreRows', () => {
  test('counts the rows of a refused file as refused, not as missing', () => {
    expect(scoreRows(truth, undefined)).toMatchObject({ rows: 3, refused: 3, missing: 0, silent: 0, figures: 0 });
  });

  test('calls missing rows silent only if nothing is said against the file', () => {
    const rows = [row(1, 900), row(3, 700)];
    expect(scoreRows(truth, { rows, isAlarmed: false })).toMatchObject({ missing: 1, silent: 1 });
    expect(scoreRows(truth, { rows, isAlarmed: true })).toMatchObject({ missing: 1, silent: 0 });
  });

  test('counts an alarm about rows that are all right as false', () => {
    expect(scoreRows(truth, { rows: truth, isAlarmed: true })).toMatchObject({ figures: 3, falseAlarm: 1 });
  });

  test('does not call an alarm false if rows are wrong, or if the printed balances do not follow', () => {
    expect(scoreRows(truth, { rows: truth.slice(1), isAlarmed: true }).falseAlarm).toBe(0);
    const misprint = [row(1, 900), row(2, 750), row(3, 700)];
    expect(scoreRows(misprint, { rows: misprint, isAlarmed: true }).falseAlarm).toBe(0);
  });

  test('takes a statement with its newest row first as in order', () => {
    const newestFirst = truth.toReversed();
    expect(scoreRows(newestFirst, { rows: newestFirst, isAlarmed: true }).falseAlarm).toBe(1);
  });

  test('does not count rows without an amount, printed or read', () => {
    const notice = row(2, 900, { debitPaise: 0 });
    expect(scoreRows([...truth, notice], { rows: [notice, ...truth], isAlarmed: false })).toMatchObject({
      rows: 3,
      figures: 3,
      invented: 0,
    });
  });
});
