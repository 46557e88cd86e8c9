import fc from 'fast-check';
import type { Transaction } from '../report/statement.ts';
import { createAmountReplacer, inventAmounts } from './inventAmounts.ts';

function rowOf(paise: number, balancePaise: number | undefined): Transaction {
  return {
    date: '2026-04-01',
    description: 'A',
    debitPaise: Math.max(0, -paise),
    creditPaise: Math.max(0, paise),
    unsidedPaise: 0,
    balancePaise,
    category: 'Others',
    status: 'proved',
  };
}

const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state % below;
  };
};

test('an amount gets another one with as many digits, in whole rupees where it was, and always the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_00, max: 9_999_999_99 }), fc.nat(), (paise, seed) => {
      const replace = createAmountReplacer(randomFrom(seed));
      const made = replace(paise);
      expect(String(Math.floor(made / 100))).toHaveLength(String(Math.floor(paise / 100)).length);
      expect(made % 100 === 0 || paise % 100 !== 0).toBe(true);
      expect(replace(paise)).toBe(made);
    }),
  );
});

test('balances follow from the rows as before, and keep their sides of zero', () => {
  const movements = fc.integer({ min: -500_000_00, max: 500_000_00 }).filter((paise) => paise !== 0);
  fc.assert(
    fc.property(
      fc.integer({ min: -1000_00, max: 900_000_00 }),
      fc.array(movements),
      fc.nat(),
      (opening, list, seed) => {
        let balance = opening;
        const rows = list.map((paise) => rowOf(paise, (balance += paise)));
        const invented = inventAmounts(rows, opening, balance, createAmountReplacer(randomFrom(seed)));
        let before = invented.openingPaise ?? NaN;
        for (const [index, { amountPaise, balancePaise = NaN }] of invented.rows.entries()) {
          const row = rows[index];
          expect(amountPaise).toBeGreaterThan(0);
          expect(balancePaise).toBe(before + Math.sign(list[index] ?? 0) * amountPaise);
          expect(Math.sign(balancePaise)).toBe(Math.sign(row?.balancePaise ?? NaN));
          before = balancePaise;
        }
        expect(invented.closingPaise).toBe(before);
      },
    ),
  );
});

test('a balance that does not follow is off by as much', () => {
  const rows = [rowOf(-100_00, 900_00), rowOf(-100_00, 777_00)];
  const invented = inventAmounts(rows, 1000_00, 777_00, createAmountReplacer(randomFrom(5)));
  const [first, second] = invented.rows;
  const expected = (first?.balancePaise ?? 0) - (second?.amountPaise ?? 0);
  expect((second?.balancePaise ?? 0) - expected).toBe(-23_00);
});

test('balances that are not printed stay so', () => {
  const invented = inventAmounts([rowOf(5_00, undefined)], undefined, undefined, createAmountReplacer(randomFrom(1)));
  expect(invented).toMatchObject({ openingPaise: undefined, closingPaise: undefined });
  expect(invented.rows).toMatchObject([{ balancePaise: undefined }]);
});
