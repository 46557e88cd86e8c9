import { steps } from '../texts/en/steps.tsx';
import { nameSlab } from './nameSlab.ts';
import { oldRegime } from './regimes.ts';

test('a slab is named by its limits', () => {
  expect(oldRegime.slabs.map((slab) => nameSlab(slab, steps.slabs))).toEqual([
    'Up to 2.5 L',
    '2.5 L to 5 L',
    '5 L to 10 L',
    'Above 10 L',
  ]);
});
