import { taxBySlabs } from './computeTax.ts';
import { fromRupees } from './money.ts';
import { slabs } from './slabs.ts';

const twoSlabs = slabs([0, 0], [100, 10]);
const incomesIn = (rupees: number) => taxBySlabs(twoSlabs, fromRupees(rupees)).map(({ income }) => income);

test('an income is taxed in the slabs that it reaches', () => {
  expect(taxBySlabs(twoSlabs, fromRupees(150)).map(({ income, tax }) => [income, tax])).toEqual([
    [fromRupees(100), 0n],
    [fromRupees(50), fromRupees(5)],
  ]);
});

test('a slab that an income ends at is not reached, and the first slab always is', () => {
  expect(incomesIn(100)).toEqual([fromRupees(100)]);
  expect(incomesIn(0)).toEqual([0n]);
});
