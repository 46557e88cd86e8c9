import { readFileSync } from 'node:fs';
import { writeWorkbook } from '../testing/writeWorkbook.ts';
import { parseTabular } from '../../report/parseTabular.ts';
import { readWorkbook } from '../readWorkbook.ts';
import { unlockWorkbook } from './unlockWorkbook.ts';

/** Files whose rows fill several blocks, with their passwords. */
const longer: [string, string][] = [
  ['standard-Ban1yan9.xlsx', 'Ban1yan9'],
  ['rc4-Tea5tall.xls', 'Tea5tall'],
  ['rc4-cryptoapi-Mang0Tree.xls', 'Mang0Tree'],
  ['rc4-cryptoapi-40-Mang0Tree.xls', 'Mang0Tree'],
  ['xor-Lotus77.xls', 'Lotus77'],
];

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../testing/exports/files/${name}`, import.meta.url)));

describe('ST-33 a workbook is opened with its password', () => {
  const titles = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
  test.each<[string, string]>([['agile-ABCD1234.xlsx', 'ABCD1234'], ...longer])('%s', (name, password) => {
    const bytes = fileOf(name);
    expect(readWorkbook(bytes, password)[0]?.lines[0]).toEqual(titles);
    expect(() => readWorkbook(bytes, 'another')).toThrow(expect.objectContaining({ code: 'password-wrong' }));
    expect(() => readWorkbook(bytes)).toThrow(expect.objectContaining({ code: 'password-needed' }));
  });

  test.each(longer)('the rows of %s add up', (name, password) => {
    const { transactions, proof } = parseTabular(fileOf(name), { maxRows: 50, readWorkbook, password });
    expect(transactions).toHaveLength(28);
    expect(transactions[1]).toMatchObject({
      date: '2026-04-03',
      description: 'UPI-TEA STALL-4821',
      debitPaise: 4525,
      creditPaise: 0,
      balancePaise: 2_195_525,
    });
    expect(proof).toMatchObject({ breaks: 0, closingPaise: 1_655_725 });
  });

  test('and its rows are those of the statement', () => {
    const options = { maxRows: 50, readWorkbook, password: 'ABCD1234' };
    const { transactions, proof } = parseTabular(fileOf('agile-ABCD1234.xlsx'), options);
    expect(transactions.map(({ debitPaise, creditPaise }) => debitPaise - creditPaise)).toEqual([
      -500_000, 120_050, 30_000,
    ]);
    expect(proof.breaks).toBe(0);
  });
});

test('a workbook without a password is returned as it is, also if one is given', () => {
  const bytes = writeWorkbook([[['a']]], { bookType: 'biff8' });
  expect(unlockWorkbook(bytes, 'any')).toBe(bytes);
});

test('a protection that no program describes is refused as unknown', () => {
  const bytes = fileOf('agile-ABCD1234.xlsx');
  const text = new TextDecoder('latin1').decode(bytes);
  const changed = bytes.slice();
  for (const { index } of text.matchAll(/SHA512/g)) changed.set(new TextEncoder().encode('SHA999'), index);
  expect(() => unlockWorkbook(changed, 'ABCD1234')).toThrow(expect.objectContaining({ code: 'protection-unknown' }));
});
