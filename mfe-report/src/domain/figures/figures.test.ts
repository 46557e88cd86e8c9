import fc from 'fast-check';
import { inputIds, ratioInputs, type InputId } from '../ratios/inputs.ts';
import { panel } from '../../texts/en/panel.ts';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { furtherIds } from '../furtherIds.ts';
import { termIds } from '../termIds.ts';
import { askedInputs } from './askedInputs.ts';
import { computeReport } from './computeReport.ts';
import { readFiguresLink, writeFiguresLink } from './figuresLink.ts';
import { readKeptDraft } from './keptDraft.ts';
import { hasContent, type ReportDraft } from './reportDraft.ts';
import { readFigure, tidyFigure } from './readFigure.ts';
import {
  emptyYears,
  isYearLabel,
  withEarlierYear,
  withFigure,
  withLabel,
  withoutYear,
  type ReportYears,
} from './reportYears.ts';
import { isSample, sampleYears } from './sampleYears.ts';

const allRatios = [...termIds, ...furtherIds];

describe('a figure as people write it', () => {
  test.each<[InputId, string, number]>([
    ['totalAssets', '15,00,000', 1_500_000],
    ['totalAssets', '15 lakh', 1_500_000],
    ['totalAssets', '₹1.5 crore', 15_000_000],
    ['totalAssets', '10,00,000 crore', 10_000_000_000_000],
    ['netProfit', '-2.5 lakh', -250_000],
    ['netProfit', '(2,50,000)', -250_000],
    ['netProfit', '−250000', -250_000],
    ['inventory', '-0', 0],
    ['rate', '10', 0.1],
    ['rate', '7 %', 0.07],
    ['rate', '0', 0],
    ['periods', '5', 5],
    ['periods', '2.5', 2.5],
    ['totalAssets', '१५ लाख', 1_500_000],
    ['rate', '१०.५%', 0.105],
    ['periods', '५', 5],
  ])('%s: “%s” is %d', (input, text, value) => {
    expect(readFigure(input, text)).toEqual({ kind: 'value', value });
  });

  test.each<[InputId, string, string]>([
    ['totalAssets', 'a lot', 'Write Total assets as an amount, such as 15,00,000, 15 lakh or 1.5 crore.'],
    ['totalAssets', '1,5', 'Write Total assets as an amount, such as 15,00,000, 15 lakh or 1.5 crore.'],
    ['totalAssets', '-5', 'Total assets cannot be below zero.'],
    ['totalAssets', '60 lakh crore', 'Write Total assets as an amount, such as 15,00,000, 15 lakh or 1.5 crore.'],
    ['netProfit', '60,00,000 crore', 'Net profit can be at most fifty lakh crore rupees. Please check the zeros.'],
    ['rate', 'ten', 'Write the rate in percent, such as 10 or 10.5%.'],
    ['rate', '-5', 'Write the rate in percent, such as 10 or 10.5%.'],
    ['rate', '2000', 'The rate can be at most 1,000%.'],
    ['periods', '1e3', 'Write the number of periods in digits, such as 5.'],
    ['periods', '5000', 'There can be at most 1,000 periods.'],
  ])('%s: “%s” is refused: %s', (input, text, sentence) => {
    const read = readFigure(input, text);
    expect(read.kind === 'fault' && panel.figureFaults[read.fault](ratioWords.label(input))).toBe(sentence);
  });

  test.each(['', ' ', '\u00a0'])('“%s” is not a figure', (text) => {
    expect(readFigure('netProfit', text)).toEqual({ kind: 'empty' });
  });

  test.each<[InputId, string, string]>([
    ['totalAssets', '1.5 crore', '1,50,00,000'],
    ['netProfit', '(5000)', '−5,000'],
    ['rate', '10.50%', '10.5'],
    ['periods', '05', '5'],
    ['totalAssets', 'a lot', 'a lot'],
    ['totalAssets', ' ', ''],
  ])('%s: “%s” is written %s', (input, text, tidied) => {
    expect(tidyFigure(input, text)).toBe(tidied);
  });

  test('what is written is read back', () => {
    const anyInput = fc.constantFrom(...inputIds.filter((input) => ratioInputs[input].kind === 'rupees'));
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 1e12 }), (input, paise) => {
        const value = paise / 100;
        expect(readFigure(input, tidyFigure(input, String(value)))).toEqual({ kind: 'value', value });
      }),
    );
  });
});

describe('the years', () => {
  const years = emptyYears(new Date(2026, 9, 13));

  test.each([
    [new Date(2026, 9, 13), ['2024-25', '2025-26']],
    [new Date(2026, 2, 31), ['2023-24', '2024-25']],
    [new Date(2026, 3, 1), ['2024-25', '2025-26']],
    [new Date(2000, 5, 1), ['1998-99', '1999-00']],
  ])('on %s are the two that ended last', (today, labels) => {
    expect(emptyYears(today).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['2024-25', '2023-24'],
    ['2000-01', '1999-00'],
    ['2024/2025', '2023/2024'],
    ['2024', '2023'],
    ['Plan', 'Earlier'],
  ])('before %s comes %s', (label, before) => {
    expect(withEarlierYear([{ label, typed: {} }])[0]?.label).toBe(before);
  });

  test('are three at most and one at least', () => {
    const three = withEarlierYear(years);
    expect(three).toHaveLength(3);
    expect(withEarlierYear(three)).toBe(three);
    const one = withoutYear(years, 0);
    expect(one.map(({ label }) => label)).toEqual(['2025-26']);
    expect(withoutYear(one, 0)).toBe(one);
  });

  test('take a figure and a name each for itself', () => {
    expect(withLabel(withFigure(years, 1, 'npv', '5'), 0, 'Plan')).toEqual([
      { label: 'Plan', typed: {} },
      { label: '2025-26', typed: { npv: '5' } },
    ]);
  });

  test.each(['2025-26', 'FY26', 'Plan A', '31/3/2026', 'H1 (2026)'])('can be called “%s”', (label) => {
    expect(isYearLabel(label)).toBe(true);
  });

  test.each(['', ' ', '2025_26', 'वर्ष', 'a very long name', '-5'])('cannot be called “%s”', (label) => {
    expect(isYearLabel(label)).toBe(false);
  });
});

describe('what is asked for', () => {
  test('is what the chosen ratios need, each once, as accounts have it', () => {
    expect(askedInputs(['debt-ratio', 'asset-turnover-ratio', 'asset-to-sales-ratio'])).toEqual([
      'salesRevenue',
      'totalAssets',
      'totalLiabilities',
    ]);
  });

  test('for the Cash Conversion Cycle is what its three periods need', () => {
    expect(askedInputs(['cash-conversion-cycle'])).toEqual([
      'netCreditSales',
      'costOfGoodsSold',
      'averageInventory',
      'averageAccountsReceivable',
      'averageAccountsPayable',
    ]);
  });

  test('for Net Profit Margin is the net profit, unless it follows from what is asked for Net Profit', () => {
    expect(askedInputs(['net-profit-margin'])).toEqual(['salesRevenue', 'netProfit']);
    expect(askedInputs(['net-profit-margin', 'net-profit'])).toEqual([
      'salesRevenue',
      'grossProfit',
      'operatingExpenses',
      'interest',
      'taxes',
    ]);
  });

  test('for all ratios is each of the figures but the net profit, which follows', () => {
    expect(askedInputs(allRatios)).toEqual(inputIds.filter((input) => input !== 'netProfit'));
  });
});

describe('a report', () => {
  const years: ReportYears = [
    { label: '2024-25', typed: { currentAssets: '12 lakh', currentLiabilities: '0' } },
    { label: '2025-26', typed: { currentAssets: '18 lakh', currentLiabilities: '12 lakh' } },
  ];

  test('has each ratio over the years, with its worked line, or why it has no value', () => {
    expect(computeReport(['current-ratio'], years, ratioWords)).toEqual([
      {
        id: 'current-ratio',
        unit: 'x',
        years: [
          {
            label: '2024-25',
            kind: 'undefined',
            reason: 'Current liabilities is ₹0, and nothing can be divided by zero.',
          },
          {
            label: '2025-26',
            kind: 'value',
            value: 1.5,
            text: '1.5',
            short: '1.5',
            worked: '₹18,00,000 ÷ ₹12,00,000 = 1.5',
          },
        ],
      },
    ]);
  });

  test('names every figure that is missing', () => {
    const [, quick] = computeReport(['current-ratio', 'quick-ratio'], years, ratioWords);
    expect(quick?.years[1]).toEqual({
      label: '2025-26',
      kind: 'undefined',
      reason: 'It needs Inventory and Prepaid expenses.',
    });
  });

  test('is nothing without a figure that it needs, and leaves out years without any', () => {
    expect(computeReport(['payback-period'], years, ratioWords)).toEqual([]);
    const first: ReportYears = [{ label: '2023-24', typed: { npv: '5' } }, ...years];
    expect(computeReport(['current-ratio'], first, ratioWords)[0]?.years.map(({ label }) => label)).toEqual([
      '2024-25',
      '2025-26',
    ]);
  });

  test('takes the net profit from the ratio of that name where both are chosen', () => {
    const typed = { salesRevenue: '100', grossProfit: '40', operatingExpenses: '20', taxes: '5', interest: '5' };
    const [margin] = computeReport(['net-profit-margin', 'net-profit'], [{ label: '2025', typed }], ratioWords);
    expect(margin?.years[0]).toMatchObject({ value: 0.1, worked: '₹10 ÷ ₹100 = 10%' });
    const without = computeReport(
      ['net-profit-margin', 'net-profit'],
      [{ label: '2025', typed: { salesRevenue: '1' } }],
      ratioWords,
    );
    expect(without[0]?.years[0]).toMatchObject({ reason: 'It needs Net profit.' });
  });
});

describe('the sample', () => {
  test('gives every ratio a value in every year', () => {
    for (const { years } of computeReport(allRatios, sampleYears, ratioWords)) {
      expect(years.map(({ kind }) => kind)).toEqual(['value', 'value', 'value']);
    }
  });

  test('is in line with itself', () => {
    for (const { typed } of sampleYears) {
      const of = (input: InputId) => {
        const read = readFigure(input, typed[input] ?? '');
        return read.kind === 'value' ? read.value : Number.NaN;
      };
      expect(of('salesRevenue') - of('costOfGoodsSold')).toBe(of('grossProfit'));
      expect(of('grossProfit') - of('operatingExpenses') - of('taxes') - of('interest')).toBe(of('netProfit'));
      expect(of('currentAssets')).toBeLessThan(of('totalAssets'));
      expect(of('currentLiabilities')).toBeLessThan(of('totalLiabilities'));
      expect(of('inventory') + of('prepaidExpenses') + of('accountsReceivable')).toBeLessThan(of('currentAssets'));
      expect(of('netCreditSales')).toBeLessThan(of('netSales'));
      expect(of('grossProfit') - of('operatingExpenses')).toBe(of('operatingProfit'));
      expect(of('totalLiabilities') + of('shareholdersEquity')).toBe(of('totalAssets'));
      expect(of('dividendPerShare') * of('numberOfShares')).toBeLessThan(of('netProfit'));
    }
  });

  test('is told from everything else', () => {
    expect(isSample(sampleYears)).toBe(true);
    expect(isSample(withoutYear(sampleYears, 0))).toBe(true);
    expect(isSample(withFigure(sampleYears, 0, 'npv', '1'))).toBe(false);
    expect(isSample(emptyYears(new Date(2026, 9, 13)))).toBe(false);
    expect(isSample([{ label: 'Plan', typed: {} }])).toBe(false);
  });
});

const draftOf = (years: ReportYears): ReportDraft => ({ company: '', years, formulas: [] });

describe('figures in an address', () => {
  const years: ReportYears = [
    { label: '2024-25', typed: { netProfit: '−5,000', rate: '7' } },
    { label: 'Plan (A)', typed: { netProfit: '6,00,000.5' } },
  ];

  test('are digits after the hash', () => {
    expect(writeFiguresLink(draftOf(years))).toBe('#years=2024-25_Plan+%28A%29&netProfit=-5000_600000.5&rate=7_');
  });

  test('come back as they were', () => {
    for (const draft of [draftOf(years), draftOf(sampleYears)]) {
      expect(readFiguresLink(writeFiguresLink(draft))).toEqual(draft);
    }
  });

  test('come with the company and the formulas of the person', () => {
    const draft: ReportDraft = {
      company: 'Kaveri & Söhne',
      years: [{ label: '2025', typed: { npv: '5' } }],
      formulas: [
        { name: 'A = b', text: '(Net profit + Interest) ÷ Total assets × 100%' },
        { name: 'मार्जिन', text: 'Net profit' },
      ],
    };
    expect(hasContent(draft)).toBe(true);
    expect(readFiguresLink(writeFiguresLink(draft))).toEqual(draft);
    expect(readFiguresLink(`#years=2025&company=${'x'.repeat(100)}&formula=${'x'.repeat(1000)}`)).toEqual(
      draftOf([{ label: '2025', typed: {} }]),
    );
  });

  test('that are refused stay behind, and none are no address', () => {
    expect(writeFiguresLink(draftOf([{ label: '2025', typed: { npv: 'a lot', periods: '5' } }]))).toBe(
      '#years=2025&periods=5',
    );
    expect(writeFiguresLink(draftOf([{ label: '2025', typed: { npv: 'a lot' } }]))).toBe('');
  });

  test.each([
    '',
    '#quick-ratio',
    '#years=',
    '#years=a_b_c_d',
    '#npv=5',
    '#years=%3Cscript%3E',
    `#years=${'9'.repeat(200)}`,
  ])('“%s” is no such address', (hash) => {
    expect(readFiguresLink(hash)).toBeUndefined();
  });

  test('that are out of range are left out', () => {
    expect(readFiguresLink('#years=2025&npv=a&rate=-5&inventory=-5&stock=5&periods=3&toString=5')).toEqual(
      draftOf([{ label: '2025', typed: { periods: '3' } }]),
    );
    expect(readFiguresLink(`#years=2025&npv=${'9'.repeat(200)}`)).toEqual(draftOf([{ label: '2025', typed: {} }]));
  });

  test('any hash is figures or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readFiguresLink(`#years=2025&npv=${text}`);
        for (const { typed } of read?.years ?? []) {
          if (typed.npv !== undefined) expect(readFigure('npv', typed.npv).kind).toBe('value');
        }
      }),
    );
  });
});

describe('figures of a history entry', () => {
  test('come back as they were typed, refused ones too', () => {
    const years: ReportYears = [{ label: '', typed: { npv: 'a lot' } }];
    expect(readKeptDraft({ reportYears: years })).toEqual(draftOf(years));
  });

  test.each([null, undefined, 5, {}, { reportYears: [] }, { reportYears: [{ label: 5, typed: {} }] }])(
    '%j has none',
    (state) => {
      expect(readKeptDraft(state)).toBeUndefined();
    },
  );

  test('that no ratio knows are left out', () => {
    expect(readKeptDraft({ reportYears: [{ label: 'a', typed: { salary: '5', npv: '5' } }] })).toEqual(
      draftOf([{ label: 'a', typed: { npv: '5' } }]),
    );
  });
});
