import fc from 'fast-check';
import { cagr } from './cagr.ts';
import type { Calculator, Field } from './calculator.ts';
import { emi } from './emi.ts';
import { fixedDeposit } from './fixedDeposit.ts';
import { readFigures, readFlows, writeFigures, writeFlows } from './fragment.ts';
import { emptyRow, findRowFaults, printRow, readRow } from './paymentRow.ts';
import { sip } from './sip.ts';
import { decimals, printFigure, readTypedFigure } from './typedFigure.ts';

const calculators: readonly Pick<Calculator<string, string>, 'fields' | 'example'>[] = [emi, sip, fixedDeposit, cagr];

/** Any figure that a field takes. */
function figureOf({ unit, min, max }: Field<string>) {
  const size = 10 ** decimals[unit];
  return fc.integer({ min: Math.ceil(min * size), max: Math.min(max * size, 2 ** 31) }).map((whole) => whole / size);
}

test.each(calculators)('a link holds any figures, and what is typed is what is shown: %#', ({ fields, example }) => {
  expect(readFigures({ fields, example }, writeFigures({ fields }, example))).toEqual(example);
  const figures = fc.record(Object.fromEntries(fields.map((field) => [field.name, figureOf(field)])));
  fc.assert(
    fc.property(figures, (any) => {
      expect(readFigures({ fields, example }, writeFigures({ fields }, any))).toEqual(any);
      for (const field of fields) {
        const value = any[field.name] ?? Number.NaN;
        expect(readTypedFigure(printFigure(value, field.unit), field)).toEqual({ value });
      }
    }),
  );
});

test('a link writes figures by name, in the order of the form', () => {
  expect(writeFigures(emi, emi.example)).toBe('amount=2500000&rate=8.5&months=240');
});

test.each([
  'main',
  'amount=2500000&rate=8.5',
  'amount=25,00,000&rate=8.5&months=240',
  'amount=2500000&rate=8.555&months=240',
  'amount=2500000&rate=-1&months=240',
  'amount=2500000&rate=51&months=240',
  'amount=0&rate=8.5&months=240',
  'amount=2500000&rate=8.5&months=24.5',
  'amount=2500000&rate=8.5&months=481',
  'amount=1e6&rate=8.5&months=240',
])('a link with %s is refused', (fragment) => {
  expect(readFigures(emi, fragment)).toBeUndefined();
});

test('a link holds payments in their order', () => {
  const flows = [
    { day: '2024-02-29', rupees: -10_000.5 },
    { day: '2025-01-01', rupees: 11_000 },
  ];
  expect(writeFlows(flows)).toBe('flow=2024-02-29:-10000.5&flow=2025-01-01:11000');
  expect(readFlows(writeFlows(flows))).toEqual(flows);
});

test.each([
  '',
  'flow=2024-01-01:-100',
  'flow=2024-01-01:-100&flow=2025-02-30:110',
  'flow=2024-01-01:-100&flow=2025-13-01:110',
  'flow=2024-01-01:-100&flow=2025-01-01:0',
  'flow=2024-01-01:-100&flow=2025-01-01:110.555',
  'flow=2024-01-01:-100&flow=2025-01-01:2000000000',
  'flow=2024-01-01:-100&flow=tomorrow:110',
  Array.from({ length: 401 }, () => 'flow=2024-01-01:-100').join('&'),
])('a link with the payments %s is refused', (fragment) => {
  expect(readFlows(fragment)).toBeUndefined();
});

const percent = { unit: 'percent', min: 0, max: 50 } as const;
const months = { unit: 'months', min: 1, max: 480 } as const;
const amount = { unit: 'rupees', min: 1, max: 1_000_000_000 } as const;

test.each([
  ['25 lakh', amount, { value: 2_500_000 }],
  ['2.125 lakh', amount, { value: 212_500 }],
  ['₹25,00,000.50', amount, { value: 2_500_000.5 }],
  ['८.५', percent, { value: 8.5 }],
  [' 8.5 %', percent, { value: 8.5 }],
  ['0', percent, { value: 0 }],
  ['', percent, { fault: 'missing' }],
  ['%', percent, { fault: 'missing' }],
  ['eight', percent, { fault: 'unreadable' }],
  ['8.555', percent, { fault: 'decimals' }],
  ['24.5', months, { fault: 'decimals' }],
  ['-1', percent, { fault: 'low' }],
  ['0', months, { fault: 'low' }],
  ['50.01', percent, { fault: 'high' }],
  ['101 crore', amount, { fault: 'high' }],
  ['999999 crore', amount, { fault: 'high' }],
])('“%s” is read as typed in %o', (text, field, read) => {
  expect(readTypedFigure(text, field)).toEqual(read);
});

test.each([
  [{ day: '2024-01-01', paid: '100', received: '' }, undefined],
  [emptyRow, { day: 'missing', paid: 'oneAmount' }],
  [{ day: '2024-01-01', paid: '100', received: '100' }, { paid: 'oneAmount' }],
  [{ day: '2024-01-01', paid: 'x', received: '' }, { paid: 'unreadable' }],
  [
    { day: '', paid: '', received: '0' },
    { day: 'missing', received: 'low' },
  ],
])('the row %o is checked', (row, faults) => {
  expect(findRowFaults(row)).toEqual(faults);
});

test('a row is a payment of one side, and a payment is a row', () => {
  for (const rupees of [-100_000.5, 250]) {
    const flow = { day: '2024-01-01', rupees };
    expect(readRow(printRow(flow))).toEqual(flow);
  }
  expect(printRow({ day: '2024-01-01', rupees: -100_000.5 }).paid).toBe('1,00,000.5');
});
