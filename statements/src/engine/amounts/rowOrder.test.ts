import fc from 'fast-check';
import { isNewestFirst } from './rowOrder.ts';

interface Row {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly unsidedPaise?: number;
  readonly balancePaise: number | undefined;
}

const debit = (paise: number, balancePaise: number | undefined, date?: string): Row => ({
  ...(date !== undefined && { date }),
  debitPaise: paise,
  creditPaise: 0,
  balancePaise,
});

const unsided = (paise: number, balancePaise: number): Row => ({
  debitPaise: 0,
  creditPaise: 0,
  unsidedPaise: paise,
  balancePaise,
});

describe('isNewestFirst', () => {
  test('is told by the running balance', () => {
    const rows = [debit(10, 90), debit(20, 70), debit(5, 65)];
    expect(isNewestFirst(rows)).toBe(false);
    expect(isNewestFirst(rows.toReversed())).toBe(true);
  });

  test('is told by the running balance before the dates', () => {
    const rows = [debit(10, 90, '2026-04-03'), debit(20, 70, '2026-04-02'), debit(5, 65, '2026-04-01')];
    expect(isNewestFirst(rows)).toBe(false);
  });

  test('is told by the majority where a figure is wrong', () => {
    const rows = [debit(10, 90), debit(20, 70), debit(6, 65), debit(1, 64)];
    expect(isNewestFirst(rows)).toBe(false);
    expect(isNewestFirst(rows.toReversed())).toBe(true);
  });

  test('is told by amounts without a side, which may be on either', () => {
    const rows = [unsided(10, 90), unsided(25, 115), unsided(5, 110)];
    expect(isNewestFirst(rows)).toBe(false);
    expect(isNewestFirst(rows.toReversed())).toBe(true);
  });

  test('does not take an amount on the wrong side for a link', () => {
    const rows = [debit(0, 100, '2026-04-01'), debit(10, 110, '2026-04-02')];
    expect(isNewestFirst(rows)).toBe(false);
    const reversed = [debit(10, 110, '2026-04-02'), debit(0, 100, '2026-04-01')];
    expect(isNewestFirst(reversed)).toBe(true);
  });

  test('is told by the dates where balances are missing', () => {
    const rows = [debit(10, undefined, '2026-04-01'), debit(20, 70, '2026-04-02'), debit(5, undefined, '2026-04-03')];
    expect(isNewestFirst(rows)).toBe(false);
    expect(isNewestFirst(rows.toReversed())).toBe(true);
  });

  test('is false where nothing tells', () => {
    expect(isNewestFirst([])).toBe(false);
    expect(isNewestFirst([debit(10, 90)])).toBe(false);
    expect(isNewestFirst([debit(0, 5, '2026-04-01'), debit(0, 5, '2026-04-01')])).toBe(false);
  });

  test('is the opposite for reversed rows, unless nothing tells', () => {
    const steps = fc.array(fc.record({ debitPaise: fc.nat(1000), creditPaise: fc.nat(1000) }), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, (drawn) => {
        let balancePaise = 0;
        const rows = drawn.map((step): Row => {
          balancePaise += step.creditPaise - step.debitPaise;
          return { ...step, balancePaise };
        });
        fc.pre(isNewestFirst(rows) || isNewestFirst(rows.toReversed()));
        expect(isNewestFirst(rows.toReversed())).toBe(!isNewestFirst(rows));
      }),
    );
  });
});
