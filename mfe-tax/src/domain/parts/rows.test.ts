import fc from 'fast-check';
import { leavingRules } from '../act/leaving.ts';
import { readFigures, writeFigures } from '../figures.ts';
import { readHomes, writeHomes } from './homeRows.ts';
import { readJobs, toJobs, writeJobs } from './jobRows.ts';
import { noLeaving, readLeaving, toLeaving, writeLeaving } from './leavingFields.ts';

const wholeYear = { from: 1, to: 12 };

test.each(['', '0-5', '6-5', '1-13', 'a-b', '-', '1.5-3', '_'])('“%s” says no months: the whole year', (text) => {
  expect(readJobs(text).first).toEqual(wholeYear);
  expect(readHomes(text).first).toEqual(wholeYear);
});

test('one employer and one home in all months are not written', () => {
  expect(writeJobs({ first: wholeYear, others: [] })).toBeUndefined();
  expect(writeHomes({ first: wholeYear, others: [] })).toBeUndefined();
  expect([readJobs(undefined), readHomes(undefined)]).toEqual([
    { first: wholeYear, others: [] },
    { first: wholeYear, others: [] },
  ]);
  expect(writeJobs({ first: { from: 1, to: 5 }, others: [] })).toBe('1-5');
  expect(writeHomes({ first: { from: 2, to: 12 }, others: [] })).toBe('2-12');
});

test('what was typed is written as rupees, and what cannot be read is nothing', () => {
  const row = {
    span: { from: 6, to: 12 },
    basicSalary: '7 lakh',
    houseRentAllowance: '',
    otherAllowance: 'a lot',
    taxDeducted: '1,250.50',
  };
  const text = writeJobs({ first: { from: 1, to: 5 }, others: [row] });
  expect(text).toBe('1-5_6-12-700000-0-0-1250.5');
  expect(toJobs(text)).toEqual({
    jobSpan: { from: 1, to: 5 },
    otherJobs: [
      { span: row.span, basicSalary: 700_000, houseRentAllowance: 0, otherAllowance: 0, taxDeducted: 1250.5 },
    ],
  });
  expect(readJobs(text).others).toEqual([
    { span: row.span, basicSalary: '7,00,000', houseRentAllowance: '', otherAllowance: '', taxDeducted: '1,250.5' },
  ]);
  expect(readJobs('1-5_6-12-1e6--x').others[0]).toMatchObject({ basicSalary: '', houseRentAllowance: '' });
});

test('a home has one of the known groups of cities', () => {
  expect(readHomes('1-5_6-12-90000-four_1-1-1-everywhere').others).toEqual([
    { span: { from: 6, to: 12 }, rentPaid: '90,000', city: 'four' },
    { span: { from: 1, to: 1 }, rentPaid: '1', city: 'other' },
  ]);
});

test('no more than four employers and six homes are read', () => {
  const rows = Array.from({ length: 9 }, () => '1-2').join('_');
  expect([readJobs(rows).others.length, readHomes(rows).others.length]).toEqual([3, 5]);
});

test('leaving has a known rule, and counts within their limits', () => {
  expect([readLeaving(undefined), readLeaving('retired-1'), toLeaving('')]).toEqual([undefined, undefined, undefined]);
  expect(toLeaving('covered-1-2-3-4-5-6-7-8-9')).toEqual({
    rule: 'covered',
    gratuity: 1,
    leavePay: 2,
    lastSalary: 3,
    averageSalary: 4,
    gratuityEarlier: 5,
    leavePayEarlier: 6,
    years: 7,
    months: 8,
    leaveDays: 9,
  });
  expect(readLeaving('others-0-0-0-0-0-0-99-12-9999')).toEqual({
    ...noLeaving,
    rule: 'others',
    years: 60,
    months: 11,
    leaveDays: 1800,
  });
});

test('lists come back from an address as they went in, and nothing else passes', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_99 }).map((paise) => String(paise / 100));
  const span = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
  const home = fc.record({ span, rentPaid: amount, city: fc.constantFrom('four' as const, 'eight', 'other') });
  const job = fc.record({
    span,
    basicSalary: amount,
    houseRentAllowance: amount,
    otherAllowance: amount,
    taxDeducted: amount,
  });
  const leaving = fc.record({
    rule: fc.constantFrom(...leavingRules),
    gratuity: amount,
    leavePay: amount,
    lastSalary: amount,
    averageSalary: amount,
    gratuityEarlier: amount,
    leavePayEarlier: amount,
    years: fc.integer({ min: 0, max: 60 }),
    months: fc.integer({ min: 0, max: 11 }),
    leaveDays: fc.integer({ min: 0, max: 1800 }),
  });
  fc.assert(
    fc.property(span, fc.array(home, { maxLength: 5 }), fc.array(job, { maxLength: 3 }), leaving, (first, ...lists) => {
      const [others, otherJobs, fields] = lists;
      const choices = {
        metroCity: 'no' as const,
        homes: writeHomes({ first, others }),
        jobs: writeJobs({ first, others: otherJobs }),
        leaving: writeLeaving(fields),
      };
      const read = readFigures(writeFigures({ amounts: {}, choices }))?.choices ?? {};
      expect([read.homes, read.jobs, read.leaving]).toEqual([choices.homes, choices.jobs, choices.leaving]);
      expect(writeHomes(readHomes(read.homes))).toBe(choices.homes);
      expect(writeJobs(readJobs(read.jobs))).toBe(choices.jobs);
      const back = readLeaving(read.leaving);
      expect(back && writeLeaving(back)).toBe(choices.leaving);
    }),
  );
  expect(readFigures('#jobs=<b>&homes=1 2&leaving=é')).toBeUndefined();
});
