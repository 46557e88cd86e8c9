import { readFileSync } from 'node:fs';
import { writeWorkbook } from '../testing/writeWorkbook.ts';
import { parseTabular } from '../parseTabular.ts';
import { readWorkbook } from '../readWorkbook.ts';
import { unlockWorkbook } from './unlockWorkbook.ts';

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../testing/exports/files/${name}`, import.meta.url)));

describe('ST-33 a workbook is opened with its password', () => {
  test.each([['agile-ABCD1234.xlsx', 'ABCD1234', ['Date', 'Description', 'Debit', 'Credit', 'Balance']]])(
    '%s',
    (name, password, first) => {
      const bytes = fileOf(name);
      expect(readWorkbook(bytes, password)[0]?.lines[0]).toEqual(first);
      expect(() => readWorkbook(bytes, 'another')).toThrow(expect.objectContaining({ code: 'password-wrong' }));
      expect(() => readWorkbook(bytes)).toThrow(expect.objectContaining({ code: 'password-needed' }));
    },
  );

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
