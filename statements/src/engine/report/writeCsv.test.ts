import fc from 'fast-check';
import { anyCharacter } from '../../../testing/anyCharacter.ts';
import type { Transaction } from './statement.ts';
import { csvHeader, textCell, writeCsv } from './writeCsv.ts';

const row: Transaction = {
  date: '2026-01-04',
  description: 'A, "B"',
  debitPaise: 12000,
  creditPaise: 0,
  unsidedPaise: 0,
  balancePaise: -5,
  category: 'Others',
  status: 'proved',
};

describe('writeCsv', () => {
  test('writes six unquoted fields a row below the header', () => {
    expect(writeCsv([row])).toBe(`${csvHeader}\n2026-01-04,A 'B',120.00,0.00,-0.05,Others\n`);
  });

  test('leaves a balance that is not printed empty', () => {
    expect(writeCsv([{ ...row, balancePaise: undefined }])).toBe(
      `${csvHeader}\n2026-01-04,A 'B',120.00,0.00,,Others\n`,
    );
    expect(writeCsv([{ ...row, balancePaise: 0 }])).toBe(`${csvHeader}\n2026-01-04,A 'B',120.00,0.00,0.00,Others\n`);
  });

  test('leaves both amounts empty where the side is not known', () => {
    expect(writeCsv([{ ...row, debitPaise: 0, unsidedPaise: 12000 }])).toBe(
      `${csvHeader}\n2026-01-04,A 'B',,,-0.05,Others\n`,
    );
  });

  test('writes six fields a row for any narration', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (description) => {
        const lines = writeCsv([{ ...row, description }]).split('\n');
        expect(lines).toHaveLength(3);
        expect(lines[1]?.split(',')).toHaveLength(6);
        expect(lines[1]).not.toMatch(/["\r]/);
      }),
    );
  });
});

describe('textCell', () => {
  test.each(['=HYPERLINK(1)', '+1', '-UPI', '@SUM', '\t=1', ' =1', '\uff1d1', '\u200b=1'])(
    'prevents a spreadsheet from running %j',
    (text) => {
      expect(textCell(text)).toMatch(/^'/);
    },
  );

  test('prevents formulas after a semicolon, and removes invisible characters', () => {
    expect(textCell('A; =1+1;-2;B')).toBe("A;'=1+1;'-2;B");
    expect(textCell('AMA\u00adZON\u0000\r\n PAY')).toBe('AMAZON PAY');
  });

  test('leaves plain text unchanged', () => {
    expect(textCell('UPI-A PERSON-a@b')).toBe('UPI-A PERSON-a@b');
  });
});
