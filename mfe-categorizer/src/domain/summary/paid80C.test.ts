import { rowOf } from '../../testing/rowOf.ts';
import type { TableRow } from '../statement/statementTable.ts';
import { paid80C } from './paid80C.ts';

const premium = (date: string, what: string, row: Partial<TableRow> = {}) =>
  rowOf({ date, category: 'Insurance', reason: { by: 'merchant', what }, debitPaise: 10_000_50, ...row });
const saving = (date: string, description: string) =>
  rowOf({ date, description, category: 'Investments', debitPaise: 5_000_00 });

test('what the last financial year paid for life insurance and listed savings is added up, with its names', () => {
  const rows = [
    saving('2025-03-31', 'TRF TO PPF 00012'),
    saving('2025-04-01', 'TRF TO PPF 00012'),
    saving('2026-03-31', 'ACH AXIS ELSS TAX SAVER'),
    premium('2025-06-01', 'LIC of India'),
    premium('2025-07-01', 'LIC of India'),
  ];
  expect(paid80C(rows)).toEqual({
    year: '2025-26',
    paise: 30_001_00,
    rupees: 30_001,
    names: ['PPF', 'ELSS', 'LIC of India'],
  });
});

test.each([
  ['a health insurer', premium('2025-06-01', 'Star Health')],
  ['insurance by a word alone', premium('2025-06-01', '', { reason: { by: 'keyword', what: 'LIFE INSURANCE' } })],
  ['money from an insurer', premium('2025-06-01', 'LIC of India', { debitPaise: 0, creditPaise: 5 })],
  ['another fund', saving('2025-06-01', 'SIP NIFTY INDEX')],
  ['a shop with such letters', rowOf({ description: 'PPF HARDWARE', category: 'Shopping' })],
  ['a date that cannot be read', premium('soon', 'LIC of India')],
])('%s is not in it', (_, row) => {
  expect(paid80C([row])).toBeUndefined();
});

test('paise are left out of whole rupees, so that no more is claimed than was paid', () => {
  expect(paid80C([premium('2099-12-31', 'HDFC Life', { debitPaise: 99_99 })])).toMatchObject({
    year: '2099-00',
    rupees: 99,
  });
});
