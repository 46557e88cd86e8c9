import { loadCsvReader, type ReadCsv } from './csvReader.ts';
import { decodeExport, guessColumns } from './guessColumns.ts';

let readCsv: ReadCsv;

beforeAll(async () => {
  readCsv = await loadCsvReader();
});

test('the header is found below a bank’s preamble', () => {
  const text = [
    'HDFC BANK Ltd.      Statement of accounts',
    '',
    'SUNITA SINGH,,,,,,',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '01/10/25,UPI,1,01/10/25,10.00,,90.00',
  ].join('\n');
  expect(guessColumns(text, readCsv)).toEqual({
    description: 'Narration',
    debit: 'Withdrawal Amt.',
    credit: 'Deposit Amt.',
  });
});

test('tabs and quoted names are understood', () => {
  expect(guessColumns('Txn Date\tDescription\tDebit\tCredit\tBalance', readCsv)?.debit).toBe('Debit');
  expect(guessColumns('Date,Details,"Debit, INR","Credit, INR"', readCsv)).toEqual({
    description: 'Details',
    debit: 'Debit, INR',
    credit: 'Credit, INR',
  });
});

test.each(['', 'a,b,c', 'Date,Narration,Debit/Credit,Amount', 'Date,Narration,Debit'])(
  'a header without three such columns gives no guess: “%s”',
  (text) => {
    expect(guessColumns(text, readCsv)).toBeUndefined();
  },
);

test('an export in UTF-16 is decoded by its first bytes', () => {
  const utf16 = (text: string, bigEndian: boolean) =>
    Uint8Array.from(
      Array.from(`\uFEFF${text}`, (char) => {
        const code = char.charCodeAt(0);
        return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }).flat(),
    );
  expect(decodeExport(utf16('Debit ₹', false))).toBe('Debit ₹');
  expect(decodeExport(utf16('Debit ₹', true))).toBe('Debit ₹');
  expect(decodeExport(new TextEncoder().encode('Debit ₹'))).toBe('Debit ₹');
});
