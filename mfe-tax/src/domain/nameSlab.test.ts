import { steps } from '../texts/en/steps.tsx';
import { nameSlab } from './nameSlab.ts';
import { standardRulesOf } from './regimes.ts';

test('a slab is named by its limits', () => {
  expect(standardRulesOf('2026-27').old.slabs.map((slab) => nameSlab(slab, steps.slabs))).toEqual([
    'Up to 2.5 L',
    '2.5 L to 5 L',
    '5 L to 10 L',
    'Above 10 L',
  ]);
});
