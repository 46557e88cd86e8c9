import fc from 'fast-check';
import { loadCsvReader, type ReadCsv } from '../file/csvReader.ts';
import { parseTransactions } from './parseTransactions.ts';

const HEADER = 'transaction_date,description,debit_amount,credit_amount,balance,category';
let readCsv: ReadCsv;

beforeAll(async () => {
  readCsv = await loadCsvReader();
});

test('rows are read by position, the header and blank lines left out', () => {
  const text = `${HEADER}\n2025-10-02,UPI RENT,32000.00,0.00,164250.00,Rent\n\n   \n2025-10-03,SALARY,0.00,112000.00,276250.00,Salary\n`;
  expect(parseTransactions(text, readCsv)).toEqual({
    ok: true,
    skipped: 0,
    transactions: [
      {
        date: '2025-10-02',
        description: 'UPI RENT',
        debitPaise: 3_200_000,
        creditPaise: 0,
        balancePaise: 16_425_000,
        category: 'Rent',
      },
      {
        date: '2025-10-03',
        description: 'SALARY',
        debitPaise: 0,
        creditPaise: 11_200_000,
        balancePaise: 27_625_000,
        category: 'Salary',
      },
    ],
  });
});

test('rows with fewer than six fields are left out and counted', () => {
  const parsed = parseTransactions(`${HEADER}\na,b,1,0,1\na,b,1,0,1,Cash\nonly one`, readCsv);
  expect(parsed).toMatchObject({ ok: true, skipped: 2, transactions: [{ description: 'b' }] });
});

test('spaces around a field are ignored, and an empty balance is undefined', () => {
  const parsed = parseTransactions(`${HEADER}\n 2025-10-02 , SHOP , 1.00 ,0.00, , Food \n`, readCsv);
  expect(parsed.ok && parsed.transactions).toEqual([
    {
      date: '2025-10-02',
      description: 'SHOP',
      debitPaise: 100,
      creditPaise: 0,
      balancePaise: undefined,
      category: 'Food',
    },
  ]);
});

test('what comes after the sixth field is left out, and so is a byte order mark', () => {
  const parsed = parseTransactions(`\uFEFF${HEADER}\nd,x,1,0,1,Cash,more\n`, readCsv);
  expect(parsed).toMatchObject({ ok: true, skipped: 0, transactions: [{ date: 'd', category: 'Cash' }] });
});

test('numbers that cannot be read are 0, and a row without a category says so', () => {
  const parsed = parseTransactions(`${HEADER}\nd,x,abc,,--, `, readCsv);
  expect(parsed).toMatchObject({
    transactions: [{ debitPaise: 0, creditPaise: 0, balancePaise: 0, category: 'Uncategorized' }],
  });
});

test.each(['', '  \n '])('nothing at all is refused', (text) => {
  expect(parseTransactions(text, readCsv)).toEqual({ ok: false, reason: 'Invalid CSV data: No data received.' });
});

test.each([HEADER, `${HEADER}\ntoo,short`])('data without a row is refused', (text) => {
  expect(parseTransactions(text, readCsv)).toEqual({ ok: false, reason: 'Invalid CSV data: No rows found.' });
});

test('a quoted field is never split, whatever it contains', () => {
  const description = fc.string().map((text) => text.trim());
  const newline = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(fc.array(description, { minLength: 1 }), newline, (descriptions, end) => {
      const quoted = descriptions.map((text) => `2025-10-02,"${text.replaceAll('"', '""')}",1.00,0.00,1.00,Cash`);
      const parsed = parseTransactions([HEADER, ...quoted, ''].join(end), readCsv);
      expect(parsed.ok && parsed.transactions.map((transaction) => transaction.description)).toEqual(descriptions);
    }),
  );
});
