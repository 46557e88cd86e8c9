import fc from 'fast-check';
import { fillBalances } from './fillBalances.ts';

const row = (netPaise: number, balancePaise?: number) => ({
  debitPaise: Math.max(-netPaise, 0),
  creditPaise: Math.max(netPaise, 0),
  balancePaise,
});

describe('fillBalances', () => {
  test('keeps printed balances, also wrong ones', () => {
    expect(fillBalances([row(-10, 90), row(5, 1000)], 100)).toEqual([90, 1000]);
  });

  test('derives a balance from the row before, or from the opening balance', () => {
    expect(fillBalances([row(-10), row(5), row(1, 96), row(1)], 100)).toEqual([90, 95, 96, 97]);
  });

  test('derives a balance from the row after where nothing is known before', () => {
    expect(fillBalances([row(-10), row(5), row(1, 96)], undefined)).toEqual([90, 95, 96]);
  });

  test('prefers the row before to the row after', () => {
    expect(fillBalances([row(-10, 90), row(5), row(1, 1000)], undefined)).toEqual([90, 95, 1000]);
  });

  test('leaves balances unknown where none is printed', () => {
    expect(fillBalances([row(-10), row(5)], undefined)).toEqual([undefined, undefined]);
    expect(fillBalances([], 100)).toEqual([]);
  });

  test('restores any balances of a consistent statement that are left out', () => {
    const steps = fc.array(fc.record({ net: fc.integer({ min: -1000, max: 1000 }), isPrinted: fc.boolean() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(steps, fc.integer(), fc.boolean(), (drawn, opening, isOpeningKnown) => {
        let balance = opening;
        const balances = drawn.map(({ net }) => (balance += net));
        const rows = drawn.map(({ net, isPrinted }, index) => row(net, isPrinted ? balances[index] : undefined));
        const isAnyKnown = isOpeningKnown || drawn.some(({ isPrinted }) => isPrinted);
        expect(fillBalances(rows, isOpeningKnown ? opening : undefined)).toEqual(
          isAnyKnown ? balances : balances.map(() => undefined),
        );
      }),
    );
  });
});
