import fc from 'fast-check';
import type { Transaction } from '../statement/statement.ts';
import { csvHeader, textCell, writeCsv } from './writeCsv.ts';

const row: Transaction = {
  date: '2026-01-04',
  description: 'A, "B"',
  debitPaise: 12000,
  creditPaise: 0,
  balancePaise: -5,
  category: 'Others',
  standing: 'proved',
};

describe('writeCsv', () => {
  test('writes six plain fields a row below the header', () => {
    expect(writeCsv([row])).toBe(`${csvHeader}\n2026-01-04,A 'B',120.00,0.00,-0.05,Others\n`);
  });

  test('keeps six fields a row whatever the narration holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (description) => {
        const lines = writeCsv([{ ...row, description }]).split('\n');
        expect(lines).toHaveLength(3);
        expect(lines[1]?.split(',')).toHaveLength(6);
        expect(lines[1]).not.toMatch(/["\r]/);
      }),
    );
  });
});

describe('textCell', () => {
  test.each(['=HYPERLINK(1)', '+1', '-UPI', '@SUM', '\t=1', ' =1', '\uff1d1', '\u200b=1'])('disarms %j', (text) => {
    expect(textCell(text)).toMatch(/^'/);
  });

  test('disarms what a semicolon would make a cell of its own, and drops what nobody sees', () => {
    expect(textCell('A; =1+1;-2;B')).toBe("A;'=1+1;'-2;B");
    expect(textCell('AMA\u00adZON\u0000\r\n PAY')).toBe('AMAZON PAY');
  });

  test('leaves plain text alone', () => {
    expect(textCell('UPI-A PERSON-a@b')).toBe('UPI-A PERSON-a@b');
  });
});
