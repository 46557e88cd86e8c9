import { noFigures } from '../figures.ts';
import { fromRupees, toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import { estimateByAct, type ActInputs, type RegimeEstimate } from './estimate.ts';

const nothing = toActInputs(noFigures, '2025-26');

/** Claims more than is allowed of everything. */
const everything: ActInputs = {
  ...nothing,
  basicSalary: 1_200_000,
  houseRentAllowance: 400_000,
  otherAllowance: 400_000,
  rentPaid: 360_000,
  city: 'Mumbai',
  section80C: 200_000,
  section80CCD1B: 60_000,
  employerNps: 200_000,
  section80D: { selfFamily: 30_000, selfSenior: false, parents: 60_000, parentsSenior: true },
  homeLoanInterest: 250_000,
  professionalTax: 3_000,
  otherIncome: 100_000,
};

const listed = ({ deductions }: RegimeEstimate) =>
  deductions.map(({ id, section, claimed, allowed }) => [id, section, toRupees(claimed), toRupees(allowed)]);

test('the old regime allows each deduction up to its limit', () => {
  expect(listed(estimateByAct(everything).old)).toEqual([
    ['houseRentAllowance', '10(13A) and rule 2A', 400_000, 240_000],
    ['exemptAllowances', '10', 0, 0],
    ['gratuity', '10(10)', 0, 0],
    ['leavePay', '10(10AA)', 0, 0],
    ['standardDeduction', '16(ia)', 50_000, 50_000],
    ['professionalTax', '16(iii)', 3_000, 2_500],
    ['homeLoanInterest', '24(b)', 250_000, 200_000],
    ['letOutRepairs', '24(a)', 0, 0],
    ['letOutInterest', '24(b) and 71(3A)', 0, 0],
    ['earlierHouseLoss', '71B', 0, 0],
    ['section80C', '80C', 200_000, 150_000],
    ['section80CCD1B', '80CCD(1B)', 60_000, 50_000],
    ['employerNps', '80CCD(2)', 200_000, 120_000],
    ['section80D', '80D', 90_000, 75_000],
    ['otherDeductions', 'Chapter VI-A', 0, 0],
  ]);
});

test('the new regime allows the standard deduction and the employer’s part of NPS alone', () => {
  expect(listed(estimateByAct(everything).new)).toEqual([
    ['houseRentAllowance', '10(13A) and rule 2A', 400_000, 0],
    ['exemptAllowances', '10', 0, 0],
    ['gratuity', '10(10)', 0, 0],
    ['leavePay', '10(10AA)', 0, 0],
    ['standardDeduction', '16(ia)', 75_000, 75_000],
    ['professionalTax', '16(iii)', 3_000, 0],
    ['homeLoanInterest', '24(b)', 250_000, 0],
    ['letOutRepairs', '24(a)', 0, 0],
    ['letOutInterest', '24(b) and 71(3A)', 0, 0],
    ['earlierHouseLoss', '71B', 0, 0],
    ['section80C', '80C', 200_000, 0],
    ['section80CCD1B', '80CCD(1B)', 60_000, 0],
    ['employerNps', '80CCD(2)', 200_000, 168_000],
    ['section80D', '80D', 90_000, 0],
    ['otherDeductions', 'Chapter VI-A', 0, 0],
  ]);
});

test('from 2026-27 the sections are those of the Act of 2025', () => {
  const { old } = estimateByAct({ ...everything, year: '2026-27' });
  expect(old.deductions.map(({ section }) => section)).toEqual([
    'Schedule III and rule 279',
    'Schedule III',
    '19(1)',
    '19(1)',
    '19',
    '19',
    '22',
    '22',
    '22 and 109',
    '110',
    '123',
    '124',
    '124',
    '126',
    'Chapter VIII',
  ]);
});

test('the tax follows from gross income and deductions, and the lower one is named', () => {
  const { old, new: recent, betterRegime, difference } = estimateByAct(everything);
  expect([old.regime, recent.regime]).toEqual(['old', 'new']);
  expect([old, recent].map(({ grossIncome }) => toRupees(grossIncome))).toEqual([2_300_000, 2_300_000]);
  expect([old, recent].map(({ totalIncome }) => toRupees(totalIncome))).toEqual([1_412_500, 2_057_000]);
  expect([old, recent].map(({ payable }) => toRupees(payable))).toEqual([245_700, 222_820]);
  expect([old, recent].map(({ takeHome }) => toRupees(takeHome))).toEqual([2_054_300, 2_077_180]);
  expect([betterRegime, toRupees(difference)]).toEqual(['new', 22_880]);
});

test('the old regime is named when it asks less', () => {
  const { betterRegime, difference } = estimateByAct({ ...everything, otherAllowance: 300_000, rentPaid: 600_000 });
  // Old: 1,58,250 on 11,52,500. New: 1,91,400 on 19,57,000. With cess and rounding 1,64,580 and 1,99,060.
  expect(betterRegime).toBe('old');
  expect(toRupees(difference)).toBe(34_480);
});

test('neither is named when both ask nothing', () => {
  const { old, new: recent, betterRegime, difference } = estimateByAct({ ...nothing, basicSalary: 550_000 });
  expect([old.payable, recent.payable, betterRegime, difference]).toEqual([0n, 0n, 'same', 0n]);
});

test('a government employer’s part of NPS is deducted up to 14% of the basic salary in the old regime too', () => {
  const { old } = estimateByAct({ ...everything, governmentEmployer: true });
  expect(old.deductions.map(({ allowed }) => allowed)).toContain(fromRupees(168_000));
  expect(toRupees(old.totalIncome)).toBe(1_364_500);
});

test('the standard deduction is at most the salary that is left after the exempt house rent allowance', () => {
  const figures = { basicSalary: 40_000, houseRentAllowance: 20_000, rentPaid: 100_000, city: 'Delhi' };
  const { old, new: recent } = estimateByAct({ ...nothing, ...figures, otherIncome: 400_000 });
  expect(toRupees(old.totalIncome)).toBe(400_000);
  const withoutAllowance = estimateByAct({ ...nothing, basicSalary: 40_000, otherIncome: 400_000 });
  expect(toRupees(withoutAllowance.old.totalIncome)).toBe(400_000);
  expect(toRupees(withoutAllowance.new.totalIncome)).toBe(400_000);
  expect(toRupees(recent.totalIncome)).toBe(400_000);
});

test('deductions never make the total income negative', () => {
  const { old } = estimateByAct({ ...nothing, basicSalary: 100_000, section80C: 150_000 });
  expect(old.totalIncome).toBe(0n);
});

test('half of the salary counts for rent in Bengaluru from 2026-27 on, however the city is written', () => {
  const figures = { ...nothing, basicSalary: 1_000_000, houseRentAllowance: 600_000, rentPaid: 900_000 };
  const exempt = (year: ActInputs['year'], city: string) =>
    estimateByAct({ ...figures, year, city }).old.deductions.find(({ id }) => id === 'houseRentAllowance')?.allowed;
  expect(exempt('2025-26', 'Bengaluru')).toBe(fromRupees(400_000));
  expect(exempt('2026-27', 'Bengaluru')).toBe(fromRupees(500_000));
  expect(exempt('2026-27', ' bengaluru ')).toBe(fromRupees(500_000));
  expect(exempt('2024-25', 'Kolkata')).toBe(fromRupees(500_000));
  expect(exempt('2026-27', 'Noida')).toBe(fromRupees(400_000));
});

test('professional tax is deducted from salary alone', () => {
  const figures = { ...nothing, otherIncome: 900_000, professionalTax: 2_500 };
  expect(toRupees(estimateByAct(figures).old.totalIncome)).toBe(900_000);
  expect(toRupees(estimateByAct({ ...figures, basicSalary: 51_000 }).old.totalIncome)).toBe(900_000);
  expect(toRupees(estimateByAct({ ...figures, basicSalary: 60_000 }).old.totalIncome)).toBe(907_500);
});

test('the published example with a rented house in Delhi comes to a total income of 5,03,200', () => {
  const { old } = estimateByAct({
    ...nothing,
    basicSalary: 492_000,
    houseRentAllowance: 84_000,
    rentPaid: 72_000,
    city: 'Delhi',
  });
  expect(toRupees(old.totalIncome)).toBe(503_200);
});

test.each([
  ['under60', true, 117_000],
  ['60to79', true, 114_400],
  ['80plus', true, 104_000],
  ['60to79', false, 117_000],
  ['80plus', false, 117_000],
] as const)('the old tax of %s, resident %s, follows the age of residents', (age, resident, payable) => {
  const { old } = estimateByAct({ ...nothing, age, resident, otherIncome: 1_000_000 });
  expect(toRupees(old.payable)).toBe(payable);
});

test('other exempt allowances and deductions lower the old regime’s income alone, at most the whole salary', () => {
  const before = estimateByAct(everything);
  const { old, new: recent } = estimateByAct({ ...everything, exemptAllowances: 20_000, otherDeductions: 30_000 });
  expect(toRupees(before.old.totalIncome - old.totalIncome)).toBe(50_000);
  expect(recent.totalIncome).toBe(before.new.totalIncome);
  const small = estimateByAct({ ...nothing, basicSalary: 100_000, exemptAllowances: 150_000 });
  expect(listed(small.old).filter(([, , claimed]) => claimed !== 0)).toEqual([
    ['exemptAllowances', '10', 150_000, 100_000],
    ['standardDeduction', '16(ia)', 50_000, 0],
  ]);
});

test('deductions of Chapter VI-A under other sections leave gains with rates of their own', () => {
  const { old } = estimateByAct({
    ...nothing,
    otherIncome: 100_000,
    homeLoanInterest: 150_000,
    otherDeductions: 200_000,
    shortTermGains: 500_000,
  });
  // The loss of 1,50,000 takes the other income, and then 50,000 of the gains.
  expect(toRupees(old.totalIncome)).toBe(450_000);
});

test.each([
  ['80C', { section80C: 20_000 }],
  ['80CCD(1B)', { section80CCD1B: 20_000 }],
  // It is part of the salary: a larger loss uses this up.
  ['80CCD(2)', { employerNps: 20_000, homeLoanInterest: 170_000 }],
  ['80D', { section80D: { ...nothing.section80D, selfFamily: 20_000 } }],
  ['others', { otherDeductions: 20_000 }],
])('what section %s deducts does not lower gains, even if a loss has used up the other income', (_, deduction) => {
  const figures = { basicSalary: 200_000, homeLoanInterest: 150_000, shortTermGains: 500_000 };
  const { old } = estimateByAct({ ...nothing, ...figures, ...deduction });
  expect(toRupees(old.totalIncome)).toBe(500_000);
});

test('gains are part of the gross income and of what is left', () => {
  const { old } = estimateByAct({ ...nothing, otherIncome: 300_000, shortTermGains: 100_000, longTermGains: 50_000 });
  expect(toRupees(old.grossIncome)).toBe(450_000);
  expect(old.takeHome).toBe(old.grossIncome - old.payable);
});

test('other exempt allowances are at most the salary that is left after the exempt house rent allowance', () => {
  const figures = { basicSalary: 100_000, houseRentAllowance: 50_000, rentPaid: 100_000, city: 'Delhi' };
  const { old } = estimateByAct({ ...nothing, ...figures, exemptAllowances: 150_000 });
  expect(listed(old).slice(0, 2)).toEqual([
    ['houseRentAllowance', '10(13A) and rule 2A', 50_000, 50_000],
    ['exemptAllowances', '10', 150_000, 100_000],
  ]);
});
