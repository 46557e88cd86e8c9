import fc from 'fast-check';
import { noFigures } from '../figures.ts';
import { fromRupees, toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { additionIds, findRoom, measureAddition } from './additions.ts';
import type { ActInputs } from './estimate.ts';

const person: ActInputs = {
  ...toActInputs(noFigures, '2026-27'),
  basicSalary: 1_200_000,
  houseRentAllowance: 480_000,
  otherAllowance: 120_000,
  rentPaid: 300_000,
  section80C: 100_000,
  section80CCD1B: 20_000,
  section80D: { selfFamily: 12_000, selfSenior: false, parents: 40_000, parentsSenior: false },
};

test.each([
  ['section80C', {}, 50_000],
  ['section80CCD1B', {}, 30_000],
  ['section80D', {}, 13_000],
  ['section80D', { section80D: { ...person.section80D, selfSenior: true } }, 38_000],
  // 10% of 12,00,000 and the allowance of 4,80,000, which is 40% of the salary too.
  ['rentPaid', {}, 300_000],
  // 40% of the salary is less than the allowance.
  ['rentPaid', { houseRentAllowance: 600_000 }, 300_000],
  ['rentPaid', { houseRentAllowance: 600_000, city: 'Delhi' }, 420_000],
  ['rentPaid', { houseRentAllowance: 0, rentPaid: 0 }, 0],
  // Six months: 60,000 and the allowance of these months, 2,40,000.
  ['rentPaid', { homeSpan: { from: 4, to: 9 }, rentPaid: 200_000 }, 100_000],
  // The second employer pays no allowance: of the first six months 60,000 and 2,40,000 are half of the year's rent.
  [
    'rentPaid',
    {
      basicSalary: 600_000,
      houseRentAllowance: 240_000,
      jobSpan: { from: 1, to: 6 },
      otherJobs: [
        { span: { from: 7, to: 12 }, basicSalary: 600_000, houseRentAllowance: 0, otherAllowance: 0, taxDeducted: 0 },
      ],
    },
    300_000,
  ],
  ['section80C', { section80C: 200_000 }, 0],
] as const)('%s of %j has room for %d', (id, figures, room) => {
  expect(toRupees(findRoom({ ...person, ...figures }, id))).toBe(room);
});

test.each([
  // 30% of 50,000 and its cess.
  ['section80C', 50_000, 15_600],
  // The first 1,50,000 are already claimed in part: no more than 50,000 counts.
  ['section80C', 80_000, 15_600],
  ['section80CCD1B', 30_000, 9_360],
  ['section80D', 13_000, 4_060],
  // Down from 14,13,000: 30% of 3,00,000 and its cess.
  ['rentPaid', 300_000, 93_600],
] as const)('%s of %d more saves %d in the old regime and nothing in the new one', (id, more, saved) => {
  const effect = measureAddition(person, id)(more);
  expect([toRupees(effect.saved.old), effect.saved.new]).toEqual([saved, 0n]);
});

test('paying more can make the old regime the better one', () => {
  const figures = { ...person, homeLoanInterest: 200_000, otherAllowance: 0 };
  expect(measureAddition(figures, 'rentPaid')(0).betterRegime).toBe('new');
  expect(measureAddition(figures, 'rentPaid')(300_000).betterRegime).toBe('old');
});

test('more never costs tax, and beyond the room it saves nothing more', () => {
  const amount = fc.integer({ min: 0, max: 400_000 });
  fc.assert(
    fc.property(fc.constantFrom(...additionIds), amount, amount, amount, (id, section80C, rentPaid, more) => {
      const inputs = { ...person, section80C, rentPaid };
      const { saved } = measureAddition(inputs, id)(more);
      expect(saved.old).toBeGreaterThanOrEqual(0n);
      expect(saved.new).toBe(0n);
      const room = findRoom(inputs, id);
      if (fromRupees(more) > room) expect(saved).toEqual(measureAddition(inputs, id)(toRupees(room)).saved);
    }),
    { numRuns: 60 },
  );
});
