import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyCharacter } from '../../../testing/anyCharacter.ts';
import { formatPaise } from '../amounts/money.ts';
import { writeCsv } from './writeCsv.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import { parseTabular } from './parseTabular.ts';

const samples = join(import.meta.dirname, '../../../samples');
const threeNames = { description: 'Narration', debit: 'Debit', credit: 'Credit' };
const oneAmount = { description: 'Narration', debit: 'Amount', credit: 'Amount' };

function parse(text: string, names = threeNames, maxRows = 50) {
  // The currency shows that the day of a date comes first.
  return parseTabular(new TextEncoder().encode(`INR\n${text}`), { names, maxRows });
}

function lines(...rows: string[]): string {
  return rows.join('\n');
}

/** Date, debit, credit and balance of every line of an output. */
function figures(csv: string): string[] {
  return csv.split('\n').map((line) => line.split(',').toSpliced(1, 1).slice(0, 4).join(','));
}

/** Debit, credit and balance of every row, in paise. */
function paise({ transactions }: ReturnType<typeof parse>): (number | undefined)[][] {
  return transactions.map((row) => [row.debitPaise, row.creditPaise, row.balancePaise]);
}

function refusalOf(text: string, names = threeNames): StatementRefusal {
  try {
    parse(text, names);
  } catch (error) {
    if (error instanceof StatementRefusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('a bank’s export', () => {
  test.each([
    ['csv-hdfc', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.'],
    ['csv-icici', 'Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )'],
    ['csv-icici', 'transaction  REMARKS', 'Withdrawal\nAmount', 'Deposit Amount(INR)'],
    ['csv-sbi-tab', 'Description', 'Debit', 'Credit'],
    ['csv-axis', 'PARTICULARS', 'DR', 'CR'],
    ['csv-utf16-quoted', 'Details', 'Debit, INR', 'Credit, INR'],
  ])('is converted exactly: %s by %j', (name, description, debit, credit) => {
    const bytes = readFileSync(join(samples, `${name}.csv`));
    const { transactions, proof } = parseTabular(bytes, { names: { description, debit, credit }, maxRows: 50 });
    expect(figures(writeCsv(transactions))).toEqual(
      figures(readFileSync(join(samples, `${name}.expected.csv`), 'utf8')),
    );
    expect(proof.breaks).toBe(0);
  });

  const rows = [
    ['Date', 'NARRATION', '"debit\n(INR )"', ' credit ', 'Balance'],
    ['01/04/2026', 'UPI', '1.00', '', '99.00'],
  ];
  const expected = [{ date: '2026-04-01', description: 'UPI', debitPaise: 100, creditPaise: 0, balancePaise: 9900 }];

  test.each([',', ';', '\t', '|'])(
    'may be separated by %j, with titles in any case and with line breaks',
    (delimiter) => {
      expect(parse(rows.map((row) => row.join(delimiter)).join('\r\n')).transactions).toMatchObject(expected);
    },
  );

  test.each<[string, (text: string) => Uint8Array]>([
    ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 big endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 little endian without mark', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16 big endian without mark', (text) => Buffer.from(text, 'utf16le').swap16()],
    ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ])('may be written in %s', (_encoding, encode) => {
    const text = lines('Date,Narration,Debit,Credit', '01/04/2026,CAFÉ,1.00,');
    const { transactions } = parseTabular(Uint8Array.from(encode(text)), { names: threeNames, maxRows: 5 });
    expect(transactions).toMatchObject([{ description: 'CAFÉ', debitPaise: 100 }]);
  });

  test('keeps a quoted narration with delimiters, quotes and line breaks in one row', () => {
    const text = lines('Date,Narration,Debit,Credit', '01/04/2026,"A, ""B""\nC",1.00,');
    expect(parse(text).transactions).toMatchObject([{ description: 'A, "B" C' }]);
    expect(writeCsv(parse(text).transactions).split('\n')[1]).toBe("2026-04-01,A 'B' C,1.00,0.00,,Others");
  });

  test('may have rows that are longer or shorter than its titles', () => {
    const text = lines('Date,Narration,Debit,Credit,Balance,', '01/04/2026,A,1.00', '02/04/2026,B,,2.00,3.00,x,y');
    expect(paise(parse(text))).toEqual([
      [100, 0, undefined],
      [0, 200, 300],
    ]);
  });

  test('is read row for row in any dialect', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 11 });
    const row = fc.record({ paise: amount, isDebit: fc.boolean(), narration: fc.string({ maxLength: 30 }) });
    const dialect = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      nothing: fc.constantFrom('', '-', ' ', '0.00', 'NA'),
      preamble: fc.array(fc.constantFrom('Account No :,5010', 'Name,A PERSON', '', 'Narration,Debit'), {
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), dialect, (movements, how) => {
        let balance = 0;
        const cells = movements.map(({ paise: size, isDebit, narration }) => {
          balance += isDebit ? -size : size;
          const sides = isDebit ? [formatPaise(size), how.nothing] : [how.nothing, formatPaise(size)];
          return ['01-Apr-26', `N ${narration}`, ...sides, formatPaise(balance)];
        });
        const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const table = [['Date', 'Narration', 'Debit', 'Credit', 'Balance'], ...cells];
        const text = [...how.preamble, ...table.map((one) => one.map(quote).join(how.delimiter))].join(how.lineEnd);
        const { transactions, proof } = parse(text);
        expect(transactions.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual(
          movements.map(({ paise: size, isDebit }) => (isDebit ? [size, 0] : [0, size])),
        );
        expect(proof.breaks).toBe(0);
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    '01/07/2026',
    '1/7/2026',
    '01-07-26',
    '01.07.2026',
    '1 Jul 2026',
    '01 July 2026',
    '1-Jul-26',
    '2026-07-01',
    '01/07/2026 10:15:59',
    '01-07-2026 10:15 AM',
    '2026-07-01T10:15:59.123Z',
    '2026-07-01T10:15:59+05:30',
    '"1 Jul 2026, 10:15 pm"',
    '="01/07/2026"',
    "'01/07/2026",
  ])('are read from %s', (date) => {
    expect(parse(lines('Date,Narration,Debit,Credit', `${date},A,1.00,`)).transactions).toMatchObject([
      { date: '2026-07-01' },
    ]);
  });

  test.each([
    ['Value Dt,Txn Date', '02/04/2026,01/04/2026'],
    ['Value Date,Date', '02/04/2026,01/04/2026'],
    ['Valued,Posted', '01/04/2026,04/05'],
    ['Date,Value Date', '7,01/04/2026'],
  ])('are the transaction dates, by title and content: %s', (titles, cells) => {
    const text = lines(`${titles},Narration,Debit,Credit`, `${cells},A,1.00,`);
    expect(parse(text).transactions).toMatchObject([{ date: '2026-04-01' }]);
  });
});

describe('amounts', () => {
  test.each([
    ['1,23,456.78', 12345678],
    ['123,456.78', 12345678],
    ['="1,000.00"', 100000],
    ['"=""1,000.00"""', 100000],
    ['₹ 500', 50000],
    ['500.0000', 50000],
    ['500.00 Dr', 50000],
    ['500.00(Dr)', 50000],
  ])('are read from %s', (amount, size) => {
    const cell = amount.startsWith('=') || amount.startsWith('"') ? amount : `"${amount}"`;
    const text = lines('Date,Narration,Debit,Credit,Balance', `01/04/2026,A,${cell},,`);
    expect(paise(parse(text))).toEqual([[size, 0, undefined]]);
  });

  test.each(['', ' ', '-', '–', '−', '--', 'NA', 'N/A', 'nil', '0.00'])(
    'are missing if their cell holds %j',
    (nothing) => {
      const text = lines('Date,Narration,Debit,Credit', `01/04/2026,A,${nothing},1.00`);
      expect(paise(parse(text))).toEqual([[0, 100, undefined]]);
    },
  );

  test('may be negative debits throughout, or a single reversed debit', () => {
    const negative = lines('Date,Narration,Debit,Credit', '01/04/2026,A,-1.00,', '01/04/2026,B,(2.00),');
    expect(paise(parse(negative)).map(([debit]) => debit)).toEqual([100, 200]);
    const takenBack = lines('Date,Narration,Debit,Credit', '01/04/2026,A,1.00,', '01/04/2026,B,-2.00,');
    expect(paise(parse(takenBack))).toEqual([
      [100, 0, undefined],
      [0, 200, undefined],
    ]);
    const credit = lines('Date,Narration,Debit,Credit', '01/04/2026,A,,1.00 Cr', '01/04/2026,B,,2.00 Dr');
    expect(paise(parse(credit))).toEqual([
      [0, 100, undefined],
      [200, 0, undefined],
    ]);
  });

  test('may be in one signed column', () => {
    const text = lines('Date,Narration,Amount', '01/04/2026,A,-1.00', '02/04/2026,B,+2.00', '02/04/2026,C,3.00−');
    expect(paise(parse(text, oneAmount))).toEqual([
      [100, 0, undefined],
      [0, 200, undefined],
      [300, 0, undefined],
    ]);
  });

  test('may be in one column with Dr or Cr after each', () => {
    const text = lines(
      'Date,Narration,Amount',
      '01/04/2026,A,1.00 Dr',
      '02/04/2026,B,2.00 (Cr)',
      '02/04/2026,C,3 CREDIT',
    );
    expect(paise(parse(text, oneAmount))).toEqual([
      [100, 0, undefined],
      [0, 200, undefined],
      [0, 300, undefined],
    ]);
  });

  test('may have their side in a separate column, however it is named', () => {
    const text = lines(
      'Sl. No.,Date,Narration,Amount,Dr / Cr,Balance,Dr / Cr',
      '1,01/04/2026,A,150.00,DR,50.00,DR',
      '2,02/04/2026,B,250.00,CR,200.00,CR',
    );
    const expected = [
      [15000, 0, -5000],
      [0, 25000, 20000],
    ];
    for (const [debit, credit] of [
      ['Amount', 'amount'],
      ['Amount', 'Dr / Cr'],
      ['Dr/Cr', 'Amount'],
    ]) {
      const { transactions, proof } = parse(text, {
        description: 'Narration',
        debit: debit ?? '',
        credit: credit ?? '',
      });
      expect(transactions.map((row) => [row.debitPaise, row.creditPaise, row.balancePaise])).toEqual(expected);
      expect(proof.breaks).toBe(0);
    }
  });

  test('take the side that agrees with the balances where two columns state a side', () => {
    const text = lines(
      'Date,Cr/Dr,Narration,Amount,Balance,Type',
      '01/04/2026,CR,A,1.00,99.00,CR',
      '02/04/2026,DR,B,2.00,97.00,CR',
    );
    expect(paise(parse(text, oneAmount))).toEqual([
      [0, 100, 9900],
      [200, 0, 9700],
    ]);
  });

  test('without any sign get the side that the balances give; what has none stays without one', () => {
    const text = lines('Date,Narration,Amount,Balance', '01/04/2026,A,1.00,99.00', '02/04/2026,B,2.00,97.00');
    expect(parse(text, oneAmount).transactions).toMatchObject([
      { debitPaise: 0, creditPaise: 0, unsidedPaise: 100, balancePaise: 9900, status: 'unproved' },
      { debitPaise: 200, creditPaise: 0, unsidedPaise: 0, balancePaise: 9700, status: 'proved' },
    ]);
    expect(paise(parse(lines('Opening Balance,98.00', text), oneAmount))[0]).toEqual([0, 100, 9900]);
  });

  test('without any sign have no side, and the answer says so', () => {
    const text = lines('Date,Narration,Amount', '01/04/2026,A,1.00', '02/04/2026,B,2.00');
    const { transactions, doubts } = parse(text, oneAmount);
    expect(transactions.map(({ unsidedPaise, status }) => [unsidedPaise, status])).toEqual([
      [100, 'unprovable'],
      [200, 'unprovable'],
    ]);
    expect(doubts).toEqual(['sides-unknown']);
  });

  test('are debits where only credits are marked, as on cards', () => {
    const text = lines('Date,Narration,Amount,Sign', '01/04/2026,A,1.00,', '02/04/2026,B,2.00,CR');
    expect(paise(parse(text, oneAmount))).toEqual([
      [100, 0, undefined],
      [0, 200, undefined],
    ]);
  });

  test('are debits where they are positive on a card: what is paid to it is negative', () => {
    const text = lines(
      'Date,Narration,Amount',
      '01/04/2026,A SHOP,1.00',
      '02/04/2026,PAYMENT RECEIVED - THANK YOU,-2.00',
    );
    expect(paise(parse(text, oneAmount))).toEqual([
      [100, 0, undefined],
      [0, 200, undefined],
    ]);
  });

  test('that cannot be read are refused with their line', () => {
    const text = lines('Date,Narration,Debit,Credit', '01/04/2026,A,1.00,', '02/04/2026,B,1.00E+05,');
    expect(refusalOf(text)).toMatchObject({ code: 'unreadable-rows', message: expect.stringContaining('Line 2 ') });
    const badDate = lines('Date,Narration,Debit,Credit', '01/04/2026,A,1.00,', '32/13/2026,B,1.00,');
    expect(refusalOf(badDate)).toMatchObject({ code: 'unreadable-rows', message: expect.stringContaining('Line 2 ') });
    const noSide = lines('Date,Narration,Amount,Type', ...Array(6).fill('01/04/2026,A,1.00,DR'), '02/04/2026,B,1.00,');
    expect(parse(noSide, oneAmount).transactions.at(-1)).toMatchObject({
      debitPaise: 0,
      creditPaise: 0,
      unsidedPaise: 100,
    });
  });
});

describe('balances', () => {
  test('of opening, closing and total lines are not rows, but prove the first and the last', () => {
    const text = lines(
      'Account,X',
      'Date,Narration,Debit,Credit,Balance',
      '01/04/2026,Opening Balance,,,100.00',
      '02/04/2026,POS 1,1.00,,99.00',
      ',Total,1.00,0.00,',
      '30/04/2026,Closing Balance,0.00,0.00,99.00',
      'Legend: POS is a card',
    );
    const { transactions, proof } = parse(text);
    expect(transactions).toMatchObject([{ description: 'POS 1', status: 'proved' }]);
    expect(proof).toMatchObject({ openingPaise: 10000, closingPaise: 9900, breaks: 0 });
  });

  const row = '02/04/2026,A,1.00,,99.00';
  test.each([
    ['Balance as on 1 Apr 2026,:,100.00', ['02/04/2026,A,1.00,,99.00', '03/04/2026,B,1.00,,98.00'], 10000],
    ['Opening Balance : INR 100.00', [row], 10000],
    ['"Opening Balance as on 01/04/2026: 100.00"', [row], 10000],
    ['Opening Bal,Closing Bal\n100.00,99.00', [row], 10000],
    ['Brought Forward,,,,100.00', [row], 10000],
    ['B/F,100.00 Dr', ['02/04/2026,A,,1.00,-99.00'], -10000],
  ])('are read where an export prints them: %j', (line, rows, openingPaise) => {
    const { transactions, proof } = parse(lines(line, 'Date,Narration,Debit,Credit,Balance', ...rows));
    expect(proof).toMatchObject({ openingPaise, breaks: 0 });
    expect(transactions[0]?.status).toBe('proved');
  });

  test.each([
    'Closing balance includes funds earmarked for hold of 5.00',
    'Opening Balance Enquiry,5.00',
    'Balance as on request,5.00',
    'Opening Balance',
  ])('are not read from %j', (line) => {
    const table = lines('Date,Narration,Debit,Credit,Balance', '02/04/2026,A,1.00,,99.00', '03/04/2026,B,1.00,,98.00');
    const { proof, transactions } = parse(lines(line, table, line));
    expect(proof).toMatchObject({ closingPaise: 9800, breaks: 0 });
    expect(transactions[0]?.status).toBe('inferred');
  });

  test('that are wrong count as a break', () => {
    const text = lines(
      'Date,Narration,Debit,Credit,Balance',
      '01/04/2026,A,1.00,,99.00',
      '02/04/2026,B,2.00,,90.00',
      '03/04/2026,C,,1.00,91.00',
    );
    const { transactions, proof } = parse(text);
    expect(proof.breaks).toBe(1);
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'unproved', 'proved']);
  });

  test('come from the column that agrees with the amounts, whatever its title', () => {
    const text = lines(
      'Date,Narration,Debit,Credit,Available Balance,Ledger Balance',
      '01/04/2026,A,1.00,,500.00,99.00',
      '02/04/2026,B,2.00,,500.00,97.00',
    );
    expect(paise(parse(text)).map(([, , balance]) => balance)).toEqual([9900, 9700]);
    const unnamed = text.replace('Available Balance,Ledger Balance', 'Ref,Running');
    expect(paise(parse(unnamed)).map(([, , balance]) => balance)).toEqual([9900, 9700]);
    expect(parse(unnamed.replace('97.00', '90.00')).transactions.map(({ balancePaise }) => balancePaise)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('may be newest first', () => {
    const text = lines(
      'Date,Narration,Debit,Credit,Balance',
      '03/04/2026,C,,1.00,98.00',
      '02/04/2026,B,2.00,,97.00',
      '01/04/2026,A,1.00,,',
    );
    const { proof, transactions } = parse(text);
    expect(proof).toMatchObject({ order: 'newest first', breaks: 0 });
    expect(transactions.map(({ balancePaise, status }) => [balancePaise, status])).toEqual([
      [9800, 'proved'],
      [9700, 'inferred'],
      [undefined, 'unprovable'],
    ]);
  });

  test('that are printed once a day prove the day, and nothing is filled in', () => {
    const text = lines(
      'Date,Narration,Debit,Credit,Balance',
      '01/04/2026,A,1.00,,99.00',
      '02/04/2026,B,2.00,,',
      '02/04/2026,C,3.00,,94.00',
    );
    const { transactions, proof } = parse(text);
    expect(proof.breaks).toBe(0);
    expect(transactions.map(({ balancePaise, status }) => [balancePaise, status])).toEqual([
      [9900, 'inferred'],
      [undefined, 'proved'],
      [9400, 'proved'],
    ]);
    const wrong = parse(text.replace('2.00', '2.01'));
    expect(wrong.proof).toMatchObject({ breaks: 1, statuses: ['inferred', 'unproved', 'unproved'] });
  });

  test('are missing, and nothing is proved, without such a column', () => {
    const { transactions, proof } = parse(
      lines('Date,Narration,Debit,Credit', '01/04/2026,A,1.00,', '02/04/2026,B,,2'),
    );
    expect(transactions.map(({ balancePaise, status }) => [balancePaise, status])).toEqual([
      [undefined, 'unprovable'],
      [undefined, 'unprovable'],
    ]);
    expect(proof.breaks).toBe(0);
  });
});

describe('columns', () => {
  test('are found below a preamble that also holds their names', () => {
    const text = lines('Narration,Debit,Credit', '', 'Date,Narration,Debit,Credit', '01/04/2026,A,1.00,');
    expect(parse(text).transactions).toMatchObject([{ description: 'A' }]);
  });

  test('may share a name: the contents decide', () => {
    const text = lines(
      'Date,Transaction Date,Transaction Remarks,Debit Card,Debit Amt,Credit Amt',
      '01/04/2026,01/04/2026,A,-,1.00,',
      '01/04/2026,01/04/2026,B,XX12,,2.00',
    );
    const { transactions } = parse(text, { description: 'Transaction', debit: 'Debit', credit: 'Credit' });
    expect(transactions).toMatchObject([
      { description: 'A', debitPaise: 100 },
      { description: 'B', creditPaise: 200 },
    ]);
  });

  test('may be named in any script', () => {
    const text = lines('दिनांक,विवरण,नामे,जमा', '01/04/2026,A,1.00,');
    expect(parse(text, { description: 'विवरण', debit: 'नामे', credit: 'जमा' }).transactions).toHaveLength(1);
  });

  test.each([
    ['Detail', '“Detail”', 'Date,Narration,Debit,Credit'],
    ['N', '“N”', 'Date,Narration,Debit,Credit'],
  ])('that are missing are listed with those that are there: %s', (description, missing, titles) => {
    const { code, message } = refusalOf(lines('Name,A PERSON', titles, '01/04/2026,SECRET,1.00,'), {
      ...threeNames,
      description,
    });
    expect(code).toBe('columns-missing');
    expect(message).toContain(`Not found: ${missing}.`);
    expect(message).toContain('The columns of this file are “Date”, “Narration”, “Debit”, “Credit”.');
    expect(message).not.toMatch(/SECRET|PERSON/);
  });

  test('are shown even if none of the names is there', () => {
    const text = lines('Account,5010,X', 'Date;Particulars;Out;In', '01/04/2026;SECRET;1.00;');
    const { message } = refusalOf(text);
    expect(message).toContain('Not found: “Narration”, “Debit”, “Credit”.');
    expect(message).toContain('“Date”, “Particulars”, “Out”, “In”.');
  });

  test('are quoted as plain text, shortened, and not too many', () => {
    const titles = ['<b>Date</b>\u202e', 'x'.repeat(500), ...Array.from({ length: 20 }, (_, index) => `C${index}`)];
    const { message } = refusalOf(lines([...titles, 'Narration'].join(','), '01/04/2026,A,1.00'));
    expect(message).toContain('“b Date /b”');
    expect(message).toContain(`“${'x'.repeat(40)}”`);
    expect(message).toContain('“C9” and 11 more.');
    expect(message.length).toBeLessThan(600);
  });

  test('are not made up where the file has none', () => {
    expect(refusalOf('just a line of text').message).toMatch(/Not found: “Narration”, “Debit”, “Credit”\.$/);
  });

  test('may be there without any row', () => {
    expect(parse('Date,Narration,Debit,Credit,Balance\n').transactions).toEqual([]);
    expect(
      parse(lines('Date,Narration,Debit,Credit', '01/04/2026,Opening Balance,,', 'Total,,0.00,0.00')).transactions,
    ).toEqual([]);
  });
});

describe('parseExport', () => {
  test.each([
    ['no-date-column', 'Narration,Debit,Credit\nA,1.00,'],
    ['not-text', 'Date\u0001Narration'],
    ['unreadable-rows', 'Date,Narration,Debit,Credit\n01/04/2026,"A,1.00,\n02/04/2026,B,1.00,'],
  ])('refuses with %s', (code, text) => {
    expect(refusalOf(text).code).toBe(code);
  });

  test('refuses an empty file', () => {
    expect(() => parseTabular(new Uint8Array(), { names: threeNames, maxRows: 5 })).toThrow(
      expect.objectContaining({ code: 'not-text' }),
    );
  });

  test('reads lines whose quotation marks are in pairs and not doubled', () => {
    const text = lines('Date,Narration,Debit,Credit', '01/04/2026,"A "B"",1.00,', '"02/04/2026","C, D",,"2.00"');
    expect(parse(text).transactions).toMatchObject([
      { description: 'A "B"', debitPaise: 100 },
      { description: 'C, D', creditPaise: 200 },
    ]);
  });

  test('says how many rows there are and how many may be', () => {
    const text = `Date,Narration,Debit,Credit,Balance\n${'01/04/2026,A,1.00,,5.00\n'.repeat(51)}`;
    expect(refusalOf(text)).toMatchObject({
      code: 'too-many-rows',
      message: expect.stringContaining('This one has 51; the limit is 50.'),
    });
  });

  test('throws nothing but refusals at any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 300 }),
        fc.constantFrom('', 'Date,Narration,Debit,Credit\n'),
        (tail, head) => {
          try {
            parse(head + tail);
          } catch (error) {
            expect(error).toBeInstanceOf(StatementRefusal);
          }
        },
      ),
    );
  });
});
