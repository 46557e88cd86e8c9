import { estimateByAct } from '../act/estimate.ts';
import { toRupees } from '../money.ts';
import { toActInputs } from '../toActInputs.ts';
import type { Ais } from './ais.ts';
import { combineDocuments, type Named } from './combineDocuments.ts';
import { compareWithEstimate } from './compareWithEstimate.ts';
import type { Form16, FormFigure } from './form16.ts';
import type { FormFacts } from './formFacts.ts';
import type { FormRow } from './formRow.ts';
import { toEstimateFigures } from './toEstimateFigures.ts';
import { withEdits } from './usedAmounts.ts';

type Amounts = Partial<Record<FormRow, number | readonly [claimed: number, allowed: number]>>;

const figureOf = (amount: number | readonly [number, number]): FormFigure => {
  const [claimed, allowed] = typeof amount === 'number' ? [undefined, amount] : amount;
  return {
    paise: allowed * 100,
    ...(claimed !== undefined && { claimedPaise: claimed * 100 }),
    place: { page: 2, line: 3 },
    status: 'proved',
  };
};

const facts: FormFacts = { year: '2025-26', tan: 'BLRS12345A', pan: 'ABCPD1234E', hasPartA: true, hasPartB: true };

const form = (name: string, amounts: Amounts, other: Partial<FormFacts> = {}): Named<Form16> => ({
  name,
  document: {
    facts: { ...facts, ...other },
    figures: Object.fromEntries(Object.entries(amounts).map(([row, amount]) => [row, figureOf(amount)])),
  },
});

const ais = (name: string, rupees: number, other: Partial<Ais> = {}): Named<Ais> => ({
  name,
  document: {
    year: '2025-26',
    pan: 'ABCPD1234E',
    entries: [{ income: 'savingsInterest', code: 'SFT-016(SB)', source: 'SAMPLE BANK', paise: rupees * 100 }],
    ...other,
  },
});

const notesOf = (...parameters: Parameters<typeof combineDocuments>) => combineDocuments(...parameters).notes;

describe('documents that do not fit', () => {
  const first = form('a.pdf', { salary: 10 });
  test.each([
    [
      'of a year without rules',
      form('b.pdf', {}, { year: '2022-23' }),
      { kind: 'yearWithoutRules', name: 'b.pdf', year: '2022-23' },
    ],
    [
      'of an earlier year',
      form('b.pdf', {}, { year: '2024-25' }),
      { kind: 'otherYear', name: 'b.pdf', year: '2024-25', used: '2025-26' },
    ],
    ['of another person', form('b.pdf', {}, { pan: 'ZZZPD1234E' }), { kind: 'otherPerson', name: 'b.pdf' }],
    ['the same twice', form('b.pdf', { salary: 10 }), { kind: 'sameTwice', name: 'a.pdf' }],
    [
      'a later version',
      form('b.pdf', { salary: 11 }, { updated: '2026-07-01' }),
      { kind: 'revised', name: 'a.pdf', used: 'b.pdf' },
    ],
  ])('%s: one counts, and the other is named', (_, second, note) => {
    expect(notesOf([first, second], [])).toEqual([note]);
  });

  test('a form without a year is left out, and so is everything if no year has rules', () => {
    const { year, forms, notes } = combineDocuments(
      [form('a.pdf', {}, { year: '2019-20' })],
      [ais('b.json', 1, { year: '2019-20' })],
    );
    expect([year, forms]).toEqual([undefined, []]);
    expect(notes.map(({ kind }) => kind)).toEqual(['yearWithoutRules', 'yearWithoutRules']);
    const { year: _, ...withoutYear } = facts;
    const unnamed = { name: 'c.pdf', document: { facts: withoutYear, figures: {} } };
    expect(notesOf([unnamed], [])).toEqual([{ kind: 'yearUnknown', name: 'c.pdf' }]);
  });

  test('an earlier version that is added later is left out', () => {
    const later = form('a.pdf', { salary: 11 }, { updated: '2026-07-01' });
    const { figures, notes } = combineDocuments([later, form('b.pdf', { salary: 10 }, { updated: '2026-06-01' })], []);
    expect(figures.salary?.paise).toBe(1100);
    expect(notes).toEqual([{ kind: 'revised', name: 'b.pdf', used: 'a.pdf' }]);
  });
});

test('parts A and B in two files are one form; a missing part is named', () => {
  const partA = form('a.pdf', { taxDeducted: 5 }, { hasPartB: false });
  const partB = form('b.pdf', { salary: 10 }, { hasPartA: false });
  expect(combineDocuments([partA, partB], [])).toMatchObject({
    figures: { taxDeducted: { paise: 500 }, salary: { paise: 1000 } },
    notes: [],
  });
  expect(notesOf([partA], [])).toEqual([{ kind: 'partMissing', name: 'a.pdf', part: 'B' }]);
  expect(notesOf([partB], [])).toEqual([{ kind: 'partMissing', name: 'b.pdf', part: 'A' }]);
});

test('two employers: salaries and tax are added, what was reported to both counts once', () => {
  const first = form('a.pdf', {
    salary: 600_000,
    standardDeduction: 75_000,
    taxDeducted: 20_000,
    total80C: [120_000, 120_000],
    section80CCD2: [10_000, 10_000],
  });
  const second = form(
    'b.pdf',
    {
      salary: 500_000,
      otherEmployers: 600_000,
      standardDeduction: 75_000,
      taxDeducted: 30_000,
      total80C: [150_000, 150_000],
      section80CCD2: [5_000, 5_000],
    },
    { tan: 'MUMS12345A' },
  );
  const { figures, notes } = combineDocuments([first, second], []);
  const rupees = Object.fromEntries(Object.entries(figures).map(([row, { paise }]) => [row, paise / 100]));
  expect(rupees).toEqual({
    salary: 1_100_000,
    standardDeduction: 75_000,
    taxDeducted: 50_000,
    total80C: 150_000,
    section80CCD2: 15_000,
  });
  expect(figures.section80CCD2?.claimedPaise).toBe(15_000_00);
  expect(notes).toEqual([
    { kind: 'employers', count: 2 },
    { kind: 'salaryOfOthers', name: 'b.pdf' },
  ]);
});

test('the newest AIS of the person and year counts, also without a form', () => {
  const { year, ais: sums } = combineDocuments(
    [],
    [ais('a.json', 5), ais('b.json', 7), ais('c.json', 9, { pan: 'ZZZPD1234E' })],
  );
  expect([year, sums]).toEqual(['2025-26', { interest: 700, dividends: 0, countedOnce: 0 }]);
});

const compared = (
  amounts: Amounts,
  {
    regime = 'old',
    interest = 0,
    employers = 1,
    edits = {},
  }: { regime?: 'old' | 'new'; interest?: number; employers?: number; edits?: Partial<Record<FormRow, string>> } = {},
) => {
  const { figures } = form('a.pdf', amounts).document;
  const sums = interest > 0 ? { interest: interest * 100, dividends: 0, countedOnce: 0 } : undefined;
  const { lines, due } = compareWithEstimate({
    year: '2025-26',
    regime,
    figures,
    amounts: withEdits(figures, edits),
    ais: sums,
    employers,
  });
  return {
    due: due / 100,
    differences: lines.flatMap(({ row, ours, reason }) => (reason === undefined ? [] : [[row, ours / 100, reason]])),
  };
};

/** 12,00,000 − 50,000 − 1,50,000 = 10,00,000; tax 1,12,500, cess 4,500. */
const asTheAct: Amounts = {
  salary: 1_200_000,
  standardDeduction: 50_000,
  total80C: [180_000, 150_000],
  totalIncome: 1_000_000,
  netTax: 117_000,
  taxDeducted: 117_000,
};

test('a form that is as the Act says has no differences, and nothing is due', () => {
  expect(compared(asTheAct)).toEqual({ due: 0, differences: [] });
});

test.each([
  [
    'a deduction above its limit',
    { ...asTheAct, total80C: [180_000, 180_000], totalIncome: 970_000, netTax: 110_760 } as const,
    {},
    [
      ['total80C', 150_000, 'limit'],
      ['totalIncome', 1_000_000, 'sum'],
      ['netTax', 117_000, 'sum'],
    ],
  ],
  [
    'interest of the AIS',
    asTheAct,
    { interest: 10_000 },
    [
      ['otherSources', 10_000, 'fromAis'],
      ['totalIncome', 1_010_000, 'sum'],
      ['netTax', 120_120, 'sum'],
    ],
  ],
  [
    'what was typed',
    asTheAct,
    { edits: { salary: '12,10,000' } },
    [
      ['salary', 1_210_000, 'edited'],
      ['totalIncome', 1_010_000, 'sum'],
      ['netTax', 120_120, 'sum'],
    ],
  ],
  ['another tax on the same income', { ...asTheAct, netTax: 114_400 }, {}, [['netTax', 117_000, 'rules']]],
  [
    'two employers',
    { ...asTheAct, totalIncome: 950_000, netTax: 100_000 },
    { employers: 2 },
    [
      ['totalIncome', 1_000_000, 'together'],
      ['netTax', 117_000, 'together'],
    ],
  ],
  [
    'a loss from house property above its limit',
    { ...asTheAct, houseProperty: -250_000, totalIncome: 750_000, netTax: 65_000 },
    {},
    [
      ['houseProperty', -200_000, 'limit'],
      ['totalIncome', 800_000, 'sum'],
      ['netTax', 75_400, 'sum'],
    ],
  ],
  [
    'what the new regime does not allow',
    {
      salary: 1_500_000,
      houseRentAllowance: 100_000,
      standardDeduction: 75_000,
      professionalTax: 2_400,
      houseProperty: -100_000,
      totalIncome: 1_425_000,
      netTax: 97_500,
    },
    { regime: 'new' },
    [
      ['houseRentAllowance', 0, 'regime'],
      ['professionalTax', 0, 'regime'],
      ['houseProperty', 0, 'regime'],
    ],
  ],
] as const)('%s is explained', (_, amounts, options, differences) => {
  expect(compared(amounts, options).differences).toEqual(differences);
});

test('a relief lowers the tax, and tax that was deducted too much is refunded', () => {
  expect(compared({ ...asTheAct, relief: 7_000, netTax: 110_000, taxDeducted: 120_000 })).toEqual({
    due: -10_000,
    differences: [],
  });
});

test('the estimate begins with the figures of the form', () => {
  const { figures } = form('a.pdf', {
    salary: 1_200_000,
    perquisites: 50_000,
    gratuity: 20_000,
    houseRentAllowance: 90_000,
    travelConcession: 10_000,
    professionalTax: 2_400,
    houseProperty: -150_000,
    otherSources: 5_000,
    section80C: [100_000, 100_000],
    section80CCD1B: [60_000, 50_000],
    section80CCD2: [80_000, 80_000],
    section80D: [30_000, 25_000],
    section80G: [10_000, 5_000],
    taxDeducted: 90_000,
  }).document;
  const { amounts, choices } = toEstimateFigures({
    amounts: withEdits(figures, {}),
    ais: { interest: 700_000, dividends: 300_000, countedOnce: 0 },
    year: '2025-26',
    employers: [{ span: { from: 1, to: 12 }, figures }],
  });
  expect(choices).toEqual({ year: '2025-26', metroCity: 'no', leaving: 'form16-20000-0-0-0-0-0-0-0-0' });
  expect(amounts).toEqual({
    basicSalary: '1100000',
    dividends: '3000',
    otherAllowance: '50000',
    exemptAllowances: '100000',
    section80C: '100000',
    section80CCD1B: '60000',
    employerNps: '80000',
    ownPremium: '30000',
    otherDeductions: '5000',
    homeLoanInterest: '150000',
    professionalTax: '2400',
    otherIncome: '10000',
    taxDeducted: '90000',
  });
});

test('exemptions of either regime above the other salary lower the basic salary; a let-out house is other income', () => {
  const { figures } = form('a.pdf', { salary: 500_000, commutedPension: 50_000, houseProperty: 20_000 }).document;
  const { amounts } = toEstimateFigures({
    amounts: withEdits(figures, {}),
    ais: undefined,
    year: '2025-26',
    employers: [],
  });
  expect(amounts).toEqual({ basicSalary: '450000', otherIncome: '20000' });
});

test('two employers reach the estimate as two, with their months, and what leaving one paid stays exempt', () => {
  const later = form(
    'a.pdf',
    { salary: 700_000, otherEmployers: 600_000, perquisites: 20_000, taxDeducted: 30_000, section80CCD2: 10_000 },
    { tan: 'MUMS12345A', span: { from: 6, to: 12 } },
  );
  const earlier = form(
    'b.pdf',
    { salary: 600_000, gratuity: 100_000, leaveEncashment: 40_000, taxDeducted: 20_000.5 },
    { span: { from: 1, to: 5 } },
  );
  const { figures, employers, year = '2025-26' } = combineDocuments([later, earlier], []);
  expect(employers.map(({ span }) => span?.from)).toEqual([1, 6]);
  // The person corrects the salary of both together: the first employer has the difference.
  const amounts = withEdits(figures, { salary: '13,10,000' });
  const estimate = toEstimateFigures({ amounts, ais: undefined, year, employers });
  expect(estimate).toEqual({
    amounts: { basicSalary: '470000', employerNps: '10000', taxDeducted: '20000.5' },
    choices: {
      year: '2025-26',
      metroCity: 'no',
      jobs: '1-5_6-12-690000-0-20000-30000',
      leaving: 'form16-100000-40000-0-0-0-0-0-0-0',
    },
  });
  const { new: recent } = estimateByAct(toActInputs(estimate, year));
  // 13,10,000 and 20,000, of which 1,40,000 exempt, less 75,000 and NPS.
  expect(toRupees(recent.totalIncome)).toBe(1_105_000);
});

test('what was typed takes the place of a figure, a loss too; what is no amount changes nothing', () => {
  const { figures } = form('a.pdf', { salary: 5, houseProperty: -7, section80D: [9, 8] }).document;
  expect(withEdits(figures, { salary: '6', houseProperty: '−8', section80D: 'nine', taxDeducted: '4' })).toEqual({
    salary: 600,
    houseProperty: -800,
    section80D: 900,
    taxDeducted: 400,
  });
});
