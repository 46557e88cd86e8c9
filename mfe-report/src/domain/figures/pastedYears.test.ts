import fc from 'fast-check';
import { panel } from '../../texts/en/panel.ts';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { inputIds, ratioInputs } from '../ratios/inputs.ts';
import { readPastedYears } from './pastedYears.ts';
import { sampleYears } from './sampleYears.ts';
import { splitTable } from './splitTable.ts';

const labels = ['2023-24', '2024-25', '2025-26'];
const paste = (text: string, unit: 'rupees' | 'thousand' | 'lakh' | 'crore' = 'rupees') => {
  const pasted = readPastedYears(text, unit, labels, ratioWords.label);
  return pasted && { ...pasted, problems: pasted.problems.map(panel.pasteProblem) };
};

describe('a block of cells', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,"15,00,000","say ""no"""', [['a', '15,00,000', 'say "no"']]],
    ['a\t15,00,000\n\n\t\n', [['a', '15,00,000']]],
    ['a,,b', [['a', '', 'b']]],
    ['"a\nb",c', [['a\nb', 'c']]],
    ['', []],
  ])('%j', (text, rows) => {
    expect(splitTable(text)).toEqual(rows);
  });

  test('of any text ends', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(splitTable(text))));
  });
});

describe('figures that are pasted', () => {
  test('from a spreadsheet are matched by name, and named by the first row', () => {
    expect(
      paste('Particulars\t2024-25\t2025-26\nTotal assets\t42,00,000\t50,00,000\nNet Profit\t(4,500)\t6.4 lakh'),
    ).toEqual({
      years: [
        { label: '2024-25', typed: { totalAssets: '42,00,000', netProfit: '−4,500' } },
        { label: '2025-26', typed: { totalAssets: '50,00,000', netProfit: '6,40,000' } },
      ],
      recognised: 2,
      problems: [],
    });
  });

  test('as CSV, with amounts in quotation marks', () => {
    expect(paste('Inventory,"6,00,000"\nTrade receivables,700000')?.years).toEqual([
      { label: '2025-26', typed: { inventory: '6,00,000', accountsReceivable: '7,00,000' } },
    ]);
  });

  test.each([
    ['Revenue from operations', 'salesRevenue'],
    ['Less: Finance costs (₹)', 'interest'],
    ['PAT', 'netProfit'],
    ['COGS', 'costOfGoodsSold'],
    ['Sundry Debtors', 'accountsReceivable'],
    ['averageInventory', 'averageInventory'],
    ['NPV', 'npv'],
  ])('“%s” is %s', (name, input) => {
    expect(Object.keys(paste(`${name}\t5`)?.years[0]?.typed ?? {})).toEqual([input]);
  });

  test.each(['FY24', 'FY ’24', '2023-24', '2023–2024', '31 March 2024', '31-Mar-2024', 'Plan'])(
    'are read below the heading “%s”',
    (heading) => {
      expect(paste(`In rupees\t${heading}\nSales\t5`)).toMatchObject({ recognised: 1, problems: [] });
    },
  );

  test('may have no heading, and a first row that is not known', () => {
    expect(paste('Goodwill\t500\nSales\t5')).toEqual({
      years: [{ label: '2025-26', typed: { salesRevenue: '5' } }],
      recognised: 1,
      problems: ['“Goodwill” is not a figure that these ratios use.'],
    });
  });

  test('with the latest year first are put in order', () => {
    expect(paste('\tMar 2026\tMar 2025\nInventory\t2\t1')?.years).toEqual([
      { label: 'Mar 2025', typed: { inventory: '1' } },
      { label: 'Mar 2026', typed: { inventory: '2' } },
    ]);
  });

  test('in lakh are rupees, also below zero, and those that say their own unit stay', () => {
    const { years: [year] = [] } =
      paste('Net profit\t(2.5)\nInventory\t1,200\nTotal assets\t2 crore\nRate\t10%', 'lakh') ?? {};
    expect(year?.typed).toEqual({
      netProfit: '−2,50,000',
      inventory: '12,00,00,000',
      totalAssets: '2,00,00,000',
      rate: '10',
    });
  });

  test('say what is not known and what is not understood, and leave empty what is empty', () => {
    expect(paste('Sales\t5\t-\nGoodwill\t7\t8\nInventory\tsome\t9')).toEqual({
      years: [
        { label: '2024-25', typed: { salesRevenue: '5' } },
        { label: '2025-26', typed: { inventory: '9' } },
      ],
      recognised: 2,
      problems: [
        '“Goodwill” is not a figure that these ratios use.',
        '“some” in the row “Inventory” is not understood.',
      ],
    });
  });

  test('of which there are two of a kind are the first', () => {
    expect(paste('Revenue from operations\t5\nTotal revenue\t6')).toEqual({
      years: [{ label: '2025-26', typed: { salesRevenue: '5' } }],
      recognised: 1,
      problems: ['“Total revenue” is left out: Sales revenue was given before.'],
    });
  });

  test('of five years are those of the last three, and it is said', () => {
    const pasted = paste('\t2022\t2023\t2024\t2025\t2026\nSales\t1\t2\t3\t4\t5');
    expect(pasted?.years.map(({ label, typed }) => [label, typed.salesRevenue])).toEqual([
      ['2024', '3'],
      ['2025', '4'],
      ['2026', '5'],
    ]);
    expect(pasted?.problems).toEqual(['There are 5 columns of figures. The last 3 are taken.']);
  });

  test('have names that fit', () => {
    expect(paste('\tFY ’25 (audited)\t***\nSales\t1\t2')?.years.map(({ label }) => label)).toEqual([
      'FY 25 (audit',
      'Year 2',
    ]);
  });

  test('without any that is known are none', () => {
    expect(paste('Goodwill\t5')).toBeUndefined();
    expect(paste('just words')).toBeUndefined();
    expect(paste('')).toBeUndefined();
  });

  test('that the page itself shows are read back as they are', () => {
    const rows = inputIds.map((input) =>
      [ratioInputs[input].label, ...sampleYears.map(({ typed }) => typed[input])].join('\t'),
    );
    const table = [['', ...sampleYears.map(({ label }) => label)].join('\t'), ...rows].join('\n');
    expect(paste(table)).toEqual({ years: sampleYears, recognised: inputIds.length, problems: [] });
  });

  test('of any kind are figures that a field takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { typed } of paste(`Sales\t${text}\t5`)?.years ?? []) {
          if (typed.salesRevenue !== undefined) expect(typed.salesRevenue).toMatch(/^[\d,.]+$/);
        }
      }),
    );
  });
});
