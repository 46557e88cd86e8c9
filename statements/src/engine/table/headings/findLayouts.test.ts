import { defineBank } from '../../layouts/banks.ts';
import type { Layout } from '../../layouts/layout.ts';
import { typedLines } from '../../text/testing/typedLines.ts';
import { findLayouts } from './findLayouts.ts';

function layoutOf(id: string, bank: string, debit: string): Layout {
  return {
    id,
    bank: defineBank(bank, bank, bank, new RegExp(`${bank} BANK`)),
    headings: [
      [
        ['date', 'Date'],
        ['debit', debit],
      ],
    ],
    narration: 'below',
  };
}

const short = layoutOf('short', 'NORTH', 'Withdrawal');
const long = layoutOf('long', 'NORTH', 'Withdrawal Amount');
const south = layoutOf('south', 'SOUTH', 'Withdrawal');

function find(letterhead: string, debit: string, layouts: readonly Layout[], bankHint?: string) {
  const page = typedLines([
    { x: 10, y: 20, text: letterhead },
    { x: 10, y: 60, text: 'Date' },
    { x: 100, y: 60, text: debit },
  ]);
  return findLayouts([page], layouts, bankHint)[0]?.layout.id;
}

describe('findLayouts', () => {
  test('does not count the signs of currencies among the words of titles', () => {
    const titles = ['Lage', 'Datum', 'विवरण', 'राशि (₹)', 'शेष (₹)', 'Filiale', 'Etage'];
    const page = typedLines(titles.map((text, index) => ({ x: 10 + 110 * index, y: 60, text })));
    expect(findLayouts([page], [])[0]?.layout.id).toBe('generic');
  });

  test('prefers the layout that matches most', () => {
    expect(find('A bank', 'Withdrawal Amount', [short, long])).toBe('long');
    expect(find('A bank', 'Withdrawal', [long, short])).toBe('short');
  });

  test('decides between equal layouts by the marks of a bank, before the bank code', () => {
    expect(find('SOUTH BANK', 'Withdrawal', [short, south], 'NORTH')).toBe('south');
  });

  test('decides last by the bank code', () => {
    expect(find('A bank', 'Withdrawal', [short, south], 'SOUTH')).toBe('south');
    expect(find('A bank', 'Withdrawal', [short, south])).toBe('short');
  });

  test('finds none without the titles', () => {
    expect(find('NORTH BANK', 'Paid', [short, long, south])).toBeUndefined();
  });
});
