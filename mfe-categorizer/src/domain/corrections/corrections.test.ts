import fc from 'fast-check';
import { rowOf } from '../../testing/rowOf.ts';
import { createDeviceStore } from '../deviceStore.ts';
import { applyCorrections, correct, correctionsSchema, isSameSubject, type Correction } from './corrections.ts';

const cafe = rowOf({ counterparty: 'CORNER CAFE', category: 'Others' });
const refund = rowOf({ counterparty: 'CORNER CAFE', debitPaise: 0, creditPaise: 5_00, category: 'Refund' });
const shop = rowOf({ counterparty: 'GREEN LEAF', category: 'Others' });

test('a correction holds for the same counterparty on the same side', () => {
  const corrections = correct([], cafe, 'Food & Dining');
  expect(applyCorrections([cafe, refund, shop, cafe], corrections)).toEqual([
    { ...cafe, category: 'Food & Dining', categoryBefore: 'Others' },
    refund,
    shop,
    { ...cafe, category: 'Food & Dining', categoryBefore: 'Others' },
  ]);
  expect([isSameSubject(cafe, refund), isSameSubject(cafe, { ...cafe, description: 'other' })]).toEqual([false, true]);
});

test('a later correction takes the place of an earlier one, and none takes it back', () => {
  const twice = correct(correct([], cafe, 'Travel'), cafe, 'Health');
  expect(twice).toEqual([{ counterparty: 'CORNER CAFE', side: 'debit', category: 'Health' }]);
  expect(correct(twice, cafe, undefined)).toEqual([]);
});

test('a row whose category is what the person chose is not marked', () => {
  const [row] = applyCorrections([{ ...cafe, category: 'Health' }], correct([], cafe, 'Health'));
  expect(row).not.toHaveProperty('categoryBefore');
});

test('if no counterparty is named, the description distinguishes rows', () => {
  const unnamed = rowOf({ counterparty: '', description: '000123' });
  expect(isSameSubject(unnamed, rowOf({ counterparty: '', description: '000124' }))).toBe(false);
  expect(correct([], rowOf({ counterparty: '', description: '' }), 'Cash')).toEqual([
    { counterparty: '–', side: 'debit', category: 'Cash' },
  ]);
});

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what is saved is loaded again, whatever it says, and nothing is kept of nothing', () => {
  const correction = fc.record({
    counterparty: fc.string({ minLength: 1, maxLength: 400 }),
    side: fc.constantFrom('debit' as const, 'credit' as const),
    category: fc.string({ minLength: 1, maxLength: 60 }),
  });
  fc.assert(
    fc.property(fc.array(correction), (corrections: readonly Correction[]) => {
      const storage = fakeStorage();
      const store = createDeviceStore('kept', correctionsSchema, () => storage);
      expect(store.save(corrections)).toBe(true);
      expect(store.load()).toEqual(corrections);
      expect(storage.kept.size).toBe(corrections.length === 0 ? 0 : 1);
    }),
  );
});

test.each(['{', '[1]', '[{"counterparty":"","side":"debit","category":"x"}]', 'null'])(
  'what is stored and cannot be read is nothing: %s',
  (text) => {
    expect(
      createDeviceStore('kept', correctionsSchema, () => ({ ...fakeStorage(), getItem: () => text })).load(),
    ).toEqual([]);
  },
);

test('a browser that forbids storage loses nothing but the memory', () => {
  const store = createDeviceStore('kept', correctionsSchema, () => {
    throw new Error('denied');
  });
  expect(store.load()).toEqual([]);
  expect(store.save([{ counterparty: 'A', side: 'debit', category: 'B' }])).toBe(false);
});

test('no more than a thousand are remembered, the oldest forgotten first', () => {
  let corrections: readonly Correction[] = [];
  for (let index = 0; index <= 1000; index += 1)
    corrections = correct(corrections, rowOf({ counterparty: `C${index}` }), 'Cash');
  expect([corrections.length, corrections[0]?.counterparty]).toEqual([1000, 'C1']);
});
