import { read, utils, write } from '@e965/xlsx';
import * as v from 'valibot';
import { readYearsTable } from '../domain/figures/pastedYears.ts';
import { emptyYears } from '../domain/figures/reportYears.ts';
import { sampleYears } from '../domain/figures/sampleYears.ts';
import { askedInputs } from '../domain/figures/askedInputs.ts';
import { furtherIds } from '../domain/furtherIds.ts';
import type { Ratio } from '../domain/ratios/ratio.ts';
import { panel } from '../texts/en/panel.ts';
import { panel as hindi } from '../texts/hi/panel.ts';
import { readTables, type Table } from './readTables.ts';
import { writeWorkbook, type WorkbookContent } from './writeWorkbook.ts';

const own: Ratio = { id: 'own-1', name: 'Twice the margin', unit: '%', formula: ['times', 'net-profit-margin', 2] };
const content: WorkbookContent = {
  ratios: ['net-profit-margin', 'net-profit', ...furtherIds, own],
  company: 'Kaveri',
  years: sampleYears,
  texts: panel,
};

const bytesSchema = v.instance(ArrayBuffer);

function bookOf(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes'], ['Nothing here']]), 'Cover');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Accounts');
  return new Uint8Array(v.parse(bytesSchema, write(book, { type: 'array', bookType: 'xlsx' })));
}

const take = (table: Table | undefined) => {
  const years = readYearsTable(table ?? [], [], panel.ratios.label);
  return years?.take([...years.labels.keys()], 'rupees');
};

test.each([
  ['English', panel],
  ['Hindi', hindi],
])('the figures come back from a workbook in %s as they went', (_, texts) => {
  const [figures] = readTables(writeWorkbook({ ...content, texts }));
  const years = readYearsTable(figures ?? [], [], texts.ratios.label);
  const asked = askedInputs(content.ratios);
  expect(years?.take([0, 1, 2], 'rupees')).toEqual({
    years: sampleYears.map(({ label, typed }) => ({
      label,
      typed: Object.fromEntries(asked.map((input) => [input, typed[input]])),
    })),
    recognised: asked.length,
    problems: [],
  });
});

const cellSchema = v.object({ v: v.union([v.string(), v.number()]), f: v.optional(v.string()) });

test('the ratios are formulas over the sheet of figures, with their values', () => {
  const { Sheets } = read(writeWorkbook(content), { type: 'array' });
  const cells = v.parse(v.record(v.string(), v.unknown()), Sheets['Ratios']);
  /** The cell of the latest year in the row of a ratio. */
  const latest = (name: string) => {
    const [address = ''] = Object.entries(cells).find(([, cell]) => v.is(cellSchema, cell) && cell.v === name) ?? [];
    return v.parse(cellSchema, cells[address.replace('A', 'D')]);
  };
  expect(v.parse(cellSchema, cells['A1']).v).toBe('Kaveri');
  expect(latest('Net Profit Margin')).toEqual({ v: 0.08, f: expect.stringMatching(/^D\d+\/'The figures'!D\d+$/) });
  expect(latest('Return on Capital Employed (ROCE)')).toEqual({
    v: expect.closeTo(1_100_000 / (5_000_000 - 1_200_000), 12),
    f: expect.stringMatching(/^'The figures'!D\d+\/\('The figures'!D\d+-'The figures'!D\d+\)$/),
  });
  expect(latest('Twice the margin').v).toBeCloseTo(0.16, 12);
});

test('without figures it is a template of what is asked for, with the years and no ratios', () => {
  const years = emptyYears(new Date(2026, 9, 13));
  const tables = readTables(writeWorkbook({ ...content, ratios: ['current-ratio'], years }));
  expect(tables).toEqual([
    [
      ['', '2024-25', '2025-26'],
      ['Current assets', '', ''],
      ['Current liabilities', '', ''],
    ].map((row) => row.filter((cell, at) => at === 0 || cell !== '')),
  ]);
});

test('a workbook of others is read: other names, dates as headings, percentages, rows that are none', () => {
  const date = (serial: number) => ({ t: 'n', v: serial, z: 'd-mmm-yyyy' });
  const tables = readTables(
    bookOf([
      ['₹', date(46_112), date(45_747)],
      ['Revenue from operations', 1234.5, 1000],
      ['Profit for the year', -5, { t: 'n', v: 0.1 + 0.2 }],
      ['Discount rate', { t: 'n', v: 0.125, z: '0.0%' }, { t: 'n', v: 0.07, z: '0%' }],
      ['Goodwill', 7, 8],
    ]),
  );
  expect(tables).toHaveLength(2);
  expect(take(tables[1])).toEqual({
    years: [
      { label: '2024-25', typed: { salesRevenue: '1,000', netProfit: '0.3', rate: '7' } },
      { label: '2025-26', typed: { salesRevenue: '1,234.5', netProfit: '−5', rate: '12.5' } },
    ],
    recognised: 3,
    problems: [{ kind: 'unknown', name: 'Goodwill' }],
  });
});

test('CSV is read by its commas, in UTF-8 or as Excel saves it', () => {
  const csv = 'Particulars,As at 31 March 2026\n"Total assets","5,00,000"\nकुल,1\n';
  expect(take(readTables(new TextEncoder().encode(csv))[0])?.years).toEqual([
    { label: '2025-26', typed: { totalAssets: '5,00,000' } },
  ]);
  // 0x92 is an apostrophe in Windows-1252.
  const latin = Uint8Array.from(Buffer.from('Shareholders\u0092 equity,5', 'latin1'));
  expect(take(readTables(latin)[0])?.years[0]?.typed).toEqual({ shareholdersEquity: '5' });
});

test('a picture is no workbook', () => {
  expect(() => readTables(Uint8Array.from([0x89, 0x50, 0, 0]))).toThrow('This file is no text.');
});
