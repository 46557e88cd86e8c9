import { parseTabular } from '../report/parseTabular.ts';

/** Exports in the forms that banks write, rewritten for these tests and read without column names from a sender. */

function read(...lines: readonly string[]) {
  const { transactions, proof, doubts } = parseTabular(new TextEncoder().encode(lines.join('\n')), { maxRows: 1000 });
  const rows = transactions.map(({ date, description, debitPaise, creditPaise, balancePaise }) => [
    date,
    description,
    debitPaise,
    creditPaise,
    balancePaise,
  ]);
  return { rows, proof, doubts, statuses: transactions.map(({ status }) => status), transactions };
}

const none = undefined;

describe('what separates the cells', () => {
  const april = [
    ['2026-04-03', 'UPI-TEA STALL', 2500, 0, 97500],
    ['2026-04-14', 'NEFT CR-ACME', 0, 100000, 197500],
  ];

  test.each(['~', '|', ';', '^', '\t'])('may be %j', (separator) => {
    const lines = [
      ['Txn Date', 'Narration', 'Withdrawal (₹)', 'Deposit (₹)', 'Balance (₹)'],
      ['03/04/2026', 'UPI-TEA STALL', '25.00', '', '975.00'],
      ['14/04/2026', 'NEFT CR-ACME', '', '1,000.00', '1,975.00'],
    ];
    expect(read(...lines.map((cells) => cells.join(separator))).rows).toEqual(april);
  });

  test('may be in an unquoted narration or amount: the columns tell where they end', () => {
    const { rows, proof } = read(
      '  Date     ,Narration       ,Value Dat,Debit Amount ,Credit Amount ,Chq/Ref Number ,Closing Balance',
      '03/04/26 ,UPI-TEA STALL, 12 MG ROAD, PUNE ,03/04/26 ,25.00 ,0.00 ,000012 ,975.00',
      '14/04/26 ,NEFT CR-ACME ,14/04/26 ,0.00 ,1,000.00 ,000013 ,1,975.00',
      '15/04/26 ,ATM WDL ,15/04/26 ,975.00 ,0.00 ,000014 ,1000.00',
      '16/04/26 ,ATM WDL ,16/04/26 ,400.00 ,0.00 ,000015 ,600.00',
      '17/04/26 ,ATM WDL ,17/04/26 ,300.00 ,0.00 ,000016 ,300.00',
    );
    expect(rows.slice(0, 3)).toEqual([
      ['2026-04-03', 'UPI-TEA STALL, 12 MG ROAD, PUNE', 2500, 0, 97500],
      ['2026-04-14', 'NEFT CR-ACME', 0, 100000, 197500],
      ['2026-04-15', 'ATM WDL', 97500, 0, 100000],
    ]);
    expect(proof.breaks).toBe(0);
  });

  test('may be spaces alone, in columns of one width', () => {
    const { rows } = read(
      'STATEMENT OF ACCOUNT   03/04/2026 to 20/04/2026',
      '',
      'DATE        PARTICULARS                DEBIT      CREDIT     BALANCE',
      '---------------------------------------------------------------------',
      '03/04/2026  UPI-TEA STALL              25.00                  975.00',
      '14/04/2026  NEFT CR-ACME TRADERS                1,000.00    1,975.00',
      '20/04/2026  ATM WDL                 1,500.00                  475.00',
    );
    expect(rows).toEqual([
      ['2026-04-03', 'UPI-TEA STALL', 2500, 0, 97500],
      ['2026-04-14', 'NEFT CR-ACME TRADERS', 0, 100000, 197500],
      ['2026-04-20', 'ATM WDL', 150000, 0, 47500],
    ]);
  });
});

describe('titles', () => {
  test.each([
    ['Txn Date,Details,Debit (-),Credit (+),Bal (INR)'],
    ['दिनांक,विवरण,नामे,जमा,शेष'],
    ['दिनांक Date,विवरण Particulars,नामे Debit,जमा Credit,शेष Balance'],
    ['Date,Description,Withdrawl Amt,Deposit Amt,Running Balance'],
    ['Buchungstag,Verwendungszweck,Soll,Haben,Kontostand'],
  ])('are understood: %s', (titles) => {
    const { rows } = read('Bank,,,,', titles, '13/04/2026,A,1.00,,99.00', '14/04/2026,B,,2.00,101.00');
    expect(rows).toEqual([
      ['2026-04-13', 'A', 100, 0, 9900],
      ['2026-04-14', 'B', 0, 200, 10100],
    ]);
  });

  test('may be on two lines', () => {
    const { rows } = read(
      'Txn,Narration,Withdrawal,Deposit,Closing',
      'Date,,Amount,Amount,Balance',
      '13/04/2026,A,1.00,,99.00',
      '14/04/2026,B,,2.00,101.00',
    );
    expect(rows.map(([, , debit, credit]) => [debit, credit])).toEqual([
      [100, 0],
      [0, 200],
    ]);
  });

  test('are below any preamble, between rulers, and above footers', () => {
    const { rows, proof } = read(
      'ACME BANK LTD,,,,,,',
      'Statement of account,,From : 01/04/2026,,To : 30/04/2026,,',
      '********,**********,*****,*****,*****,*****,*****',
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '********,**********,*****,*****,*****,*****,*****',
      '03/04/26,UPI-TEA,0001,03/04/26,25,,975',
      '04/04/26,INT,0002,04/04/26,,5.5,980.5',
      '********,**********,*****,*****,*****,*****,*****',
      'STATEMENT SUMMARY :-,,,,,,',
      'Opening Balance,Debits,Credits,Closing Bal,,,',
      '1000.00,25.00,5.50,980.50,,,',
      'Generated on 01/05/2026,,,,,,',
    );
    expect(rows).toEqual([
      ['2026-04-03', 'UPI-TEA', 2500, 0, 97500],
      ['2026-04-04', 'INT', 0, 550, 98050],
    ]);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 100000, closingPaise: 98050 });
  });

  test('may be missing where the balances tell what the columns are', () => {
    const { rows } = read(
      '13/04/2026,OPENING A SHOP,0001,10.00,,990.00',
      '14/04/2026,SALARY OF APRIL,0002,,500.00,1490.00',
      '15/04/2026,RENT OF APRIL,0003,400.00,,1090.00',
    );
    expect(rows.map(([, , debit, credit, balance]) => [debit, credit, balance])).toEqual([
      [1000, 0, 99000],
      [0, 50000, 149000],
      [40000, 0, 109000],
    ]);
  });

  test.each([
    [['13/04/2026,A SHOP,10.00,990.00', '14/04/2026,B SHOP,20.00,480.00'], 'no titles'],
    [
      ['Quando,Quem,Quanto,Resta', '13/04/2026,A SHOP,10.00,990.00', '14/04/2026,B SHOP,20.00,480.00'],
      'The titles of its columns were not understood',
    ],
    [['Date,Narration', '13/04/2026,A SHOP'], '“a column of amounts”'],
    [['Narration,Debit,Credit', 'A SHOP,1.00,'], '“a column of dates”'],
  ])('are needed otherwise: %j', (lines, message) => {
    expect(() => read(...lines)).toThrow(expect.objectContaining({ code: 'table-missing' }));
    expect(() => read(...lines)).toThrow(message);
  });

  test('alone are an empty statement', () => {
    expect(read('Date,Narration,Debit,Credit,Balance').rows).toEqual([]);
  });
});

describe('the number of a transaction', () => {
  const rows = ['13/04/2026,T2604131,A SHOP,10.00,,990.00', '14/04/2026,T2604142,B SHOP,20.00,,970.00'];

  test('is no narration beside a text', () => {
    const { rows: found, statuses } = read('Date,Transaction ID,Merchant,Debit,Credit,Balance', ...rows);
    expect(found.map(([, narration]) => narration)).toEqual(['A SHOP', 'B SHOP']);
    expect(statuses.at(-1)).toBe('proved');
  });

  test('is not proved if it is the only text', () => {
    const { statuses } = read(
      'Date,Transaction ID,Debit,Credit,Balance',
      ...rows.map((line) => line.replace(/,[AB] SHOP/, '')),
    );
    expect(statuses.at(-1)).toBe('figures-proved');
  });
});

describe('amounts', () => {
  test('without a sign, a side or a balance have no side', () => {
    const lines = ['Date,Description,Amount', '13/04/2026,A SHOP,10.00', '14/04/2026,B SHOP,20.00'];
    const { rows, transactions, doubts } = read(...lines);
    expect(rows.map(([, , debit, credit]) => [debit, credit])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(transactions.map(({ unsidedPaise }) => unsidedPaise)).toEqual([1000, 2000]);
    expect(doubts).toEqual(['sides-unknown']);
  });

  test('may have a decimal comma, and points between thousands', () => {
    const { rows } = read(
      'Datum;Omschrijving;Bedrag;Saldo',
      '13-04-2026;HUUR;-1.234,50;8.765,50',
      '14-04-2026;LOON;+2.000;10.765,50',
    );
    expect(rows).toEqual([
      ['2026-04-13', 'HUUR', 123450, 0, 876550],
      ['2026-04-14', 'LOON', 0, 200000, 1076550],
    ]);
  });

  test.each([
    ['75000', 7500000],
    ['"75,000"', 7500000],
    ['75000.5', 7500050],
    ['.72', 72],
    ['"12,84.53"', 128453],
  ])('are read from %s', (amount, paise) => {
    expect(read('Date,Narration,Debit,Credit', `13/04/2026,A,${amount},nan`, '14/04/2026,B,-,1.00').rows).toEqual([
      ['2026-04-13', 'A', paise, 0, none],
      ['2026-04-14', 'B', 0, 100, none],
    ]);
  });

  test('in the currency of the account count, not those in the currency of the shop', () => {
    const { rows } = read(
      'Date,Narration,Original Amount,Amount,Dr/Cr',
      '13/04/2026,A SHOP ABROAD,10.00,850.00,Dr',
      '14/04/2026,REFUND,1.00,85.00,Cr',
    );
    expect(rows.map(([, , debit, credit]) => [debit, credit])).toEqual([
      [85000, 0],
      [0, 8500],
    ]);
  });

  test.each([
    ['Af', 'Bij'],
    ['Soll', 'Haben'],
    ['D', 'K'],
    ['outflow', 'inflow'],
  ])('have their sides beside them: %s and %s', (debit, credit) => {
    const { rows } = read('Date;Text;Amount;Type', `13/04/2026;A;1.00;${debit}`, `14/04/2026;B;2.00;${credit}`);
    expect(rows.map(([, , paid, received]) => [paid, received])).toEqual([
      [100, 0],
      [0, 200],
    ]);
  });
});

describe('dates', () => {
  test('are month-first where the calendar, the period or their order says so', () => {
    const titles = 'Date,Description,Amount';
    const dates = (...lines: readonly string[]) => read(...lines).rows.map(([date]) => date);
    expect(dates(titles, '04/05/2026,A,-1.00', '04/13/2026,B,-2.00')).toEqual(['2026-04-05', '2026-04-13']);
    const period = 'Period 06/01/2026 - 06/30/2026';
    expect(dates(period, titles, '06/05/2026,A,-1.00', '06/07/2026,B,-2.00')).toEqual(['2026-06-05', '2026-06-07']);
  });

  test('that can be read either way are not proved, except in an Indian file', () => {
    const titles = 'Date,Description,Amount,Balance';
    const lines = ['04/05/2026,A,-1.00,9.00', '05/05/2026,B,-2.00,7.00', '06/07/2026,C,-2.00,5.00'];
    const [ambiguous, figuresAlone] = [['dates-ambiguous'], ['inferred', 'proved', 'figures-proved']];
    expect(read('USD', titles, ...lines)).toMatchObject({ statuses: figuresAlone, doubts: ambiguous });
    expect(read('IFSC', titles, ...lines)).toMatchObject({ statuses: ['inferred', 'proved', 'proved'], doubts: [] });
    expect(read(titles, ...lines, '07/08/2026,D,"1,00,000.00","1,00,005.00"').doubts).toEqual([]);
    expect(read(titles, ...lines, '07/08/2026,D,"100,000.00","100,005.00"').doubts).toEqual(ambiguous);
  });

  test('that can be read either way leave a row in doubt which the balances contradict', () => {
    const lines = ['Date,Description,Amount,Balance', '04/05/2026,A,-1.00,9.00', '06/07/2026,B,-2.00,6.00'];
    expect(read(...lines).statuses).toEqual(['inferred', 'unproved']);
  });

  test('without a year take it from the period, over a new year too; without one they are refused', () => {
    const table = ['Date,Narration,Debit,Credit', '30 Dec,A,1.00,', '2 Jan,B,,2.00'];
    expect(read('Statement from 01/12/2025 to 31/01/2026', ...table).rows.map(([date]) => date)).toEqual([
      '2025-12-30',
      '2026-01-02',
    ]);
    expect(() => read(...table)).toThrow('no year');
  });

  test.each(['20260413', '2026.04.13.', 'Mon 13 Apr 2026', '2026-04-13T10:11:12Z', '13-Apr-2026 10:11 PM'])(
    'are read from %s',
    (date) => {
      expect(read('Date,Narration,Debit,Credit', `${date},A,1.00,`).rows[0]?.[0]).toBe('2026-04-13');
    },
  );

  test('that a spreadsheet set to American dates has swapped are put back', () => {
    const { rows } = read(
      'Date,Narration,Debit,Credit,Balance',
      '2026-03-04,A,1.00,,99.00',
      '2026-05-04,B,1.00,,98.00',
      '13/04/2026,C,1.00,,97.00',
    );
    expect(rows.map(([date]) => date)).toEqual(['2026-04-03', '2026-04-05', '2026-04-13']);
    const { rows: sound } = read('Date,Narration,Debit,Credit', '2026-04-13,A,1.00,', '14/04/2026,B,1.00,');
    expect(sound.map(([date]) => date)).toEqual(['2026-04-13', '2026-04-14']);
  });

  test('printed once a day count for the rows below, where the balances agree', () => {
    const { rows, proof } = read(
      'Date,Narration,Debit,Credit,Balance',
      '13/04/2026,A,1.00,,99.00',
      ',B,2.00,,97.00',
      '14/04/2026,C,,3.00,100.00',
    );
    expect(rows.map(([date]) => date)).toEqual(['2026-04-13', '2026-04-13', '2026-04-14']);
    expect(proof.breaks).toBe(0);
  });

  test('missing from a pending row make a break: it is not left out without a word', () => {
    const { rows, proof, doubts } = read(
      'Date,Narration,Amount',
      'Pending,A,-5.00',
      '13/04/2026,B,-1.00',
      '14/04/2026,C,2.00',
    );
    expect(rows).toHaveLength(2);
    expect(proof.breaks).toBe(1);
    expect(doubts).toEqual(['lines-unread']);
  });
});

describe('a column of states', () => {
  test('tells payments that were not made: they are no rows', () => {
    const { rows, proof } = read(
      'Date,Activity,Debit,Credit,Status',
      '13/04/2026,Paid for order,30,,SUCCESS',
      '14/04/2026,Paid for order,45,,FAILED',
      '15/04/2026,CANCELLED,,45,SUCCESS',
    );
    expect(rows.map(([date]) => date)).toEqual(['2026-04-13', '2026-04-15']);
    expect(proof.breaks).toBe(0);
  });
});

describe('accounts', () => {
  const first = ['13/04/2026,A,1.00,,99.00', '14/04/2026,B,,2.00,101.00'];
  const second = ['13/04/2026,C,5.00,,495.00', '14/04/2026,D,5.00,,490.00'];
  const titles = 'Date,Narration,Debit,Credit,Balance';

  test('of a file are proved one by one, below titles of their own', () => {
    const { rows, proof, statuses } = read(
      'Account 1,,,,',
      'Opening Balance,,,,100.00',
      titles,
      ...first,
      'Closing Balance,,,,101.00',
      'Account 2,,,,',
      'Opening Balance,,,,500.00',
      titles,
      ...second,
      'Closing Balance,,,,490.00',
    );
    expect(rows.map(([, narration]) => narration)).toEqual(['A', 'B', 'C', 'D']);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: undefined, closingPaise: undefined });
    expect(new Set(statuses)).toEqual(new Set(['proved']));
  });

  test('are told apart by the ends of their numbers', () => {
    const { accounts } = parseTabular(
      new TextEncoder().encode(
        ['Account No: 50100012345678', titles, ...first, 'Account No: 50100087654321', titles, ...second].join('\n'),
      ),
      { maxRows: 100 },
    );
    expect(accounts).toMatchObject([
      { numberEnd: '5678', rowCount: 2 },
      { numberEnd: '4321', rowCount: 2 },
    ]);
  });

  test('may be named in a column', () => {
    const line = (account: string) => (row: string) => `${account},${row}`;
    const [a = '', b = ''] = first.map(line('X1'));
    const [c = '', d = ''] = second.map(line('X2'));
    const { rows, proof } = read(`Account,${titles}`, a, c, b, d);
    expect(rows.map(([, narration]) => narration)).toEqual(['A', 'C', 'B', 'D']);
    expect(proof.breaks).toBe(0);
  });

  test('that do not agree either way stay one, with its break', () => {
    expect(read(titles, ...first, ...second).proof.breaks).toBe(1);
  });
});

describe('an export of one amount with its side in words', () => {
  test('takes the description for the narration, not the kind of transaction before it', () => {
    const { rows } = read(
      'Transaction type,Primary / Addon Customer Name,DATE,Description,AMT,Debit / Credit',
      'Domestic,A PERSON,03/04/2026,TEA STALL PUNE,25.00,',
      'Domestic,A PERSON,14/04/2026,PAYMENT RECEIVED,100.00,Cr',
      'Domestic,A PERSON,25/04/2026,BOOK SHOP,75.00,',
    );
    expect(rows.map(([, description]) => description)).toEqual(['TEA STALL PUNE', 'PAYMENT RECEIVED', 'BOOK SHOP']);
  });

  test('knows income and expense', () => {
    const { rows } = read(
      'date,type,amount,description',
      '2026-04-03,expense,25.00,TEA STALL',
      '2026-04-14,income,100.00,SALARY',
    );
    expect(rows).toEqual([
      ['2026-04-03', 'TEA STALL', 2500, 0, none],
      ['2026-04-14', 'SALARY', 0, 10000, none],
    ]);
  });
});

test('ST-33 numbers of cheques that happen to follow one amount are no balance', () => {
  const { rows } = read(
    'Txn_Date,Description,RefNoChequeNo,Debit,Credit',
    '17/02/2026,SALARY,,,910.50',
    '22/02/2026,REFUND,226110,,10.00',
    '22/02/2026,CASHBACK,226117,,7.00',
    '23/02/2026,INTEREST,,,1.00',
  );
  expect(rows.map(([, , , , balance]) => balance)).toEqual([none, none, none, none]);
  const against = read(
    'Date,Code,Description,Debit,Credit',
    '24/09/2026,,SALARY,,3.00',
    '30/09/2026,291086,RENT,7.00,',
    '01/10/2026,291093,INTEREST,,574.00',
  );
  expect(against.rows.map(([, , , , balance]) => balance)).toEqual([none, none, none]);
});

test('ST-33 the rest of a title may be on the line below it', () => {
  const { statuses } = read(
    'Date,Balance,Narration,Debit,Credit,Balance',
    ',before,,,,',
    '13/04/2026,100.00,A SHOP,10.00,,90.00',
    '14/04/2026,90.00,SALARY,,20.00,110.00',
    '15/04/2026,110.00,B SHOP,5.00,,105.00',
  );
  expect(statuses).toEqual(['inferred', 'proved', 'proved']);
});

test('ST-33 titles that name rupees put the day first', () => {
  const { doubts, rows } = read('Date,Details,Amount (INR)', '02/09/2026,A,-10.00', '06/09/2026,B,20.00');
  expect({ doubts, dates: rows.map(([date]) => date) }).toEqual({ doubts: [], dates: ['2026-09-02', '2026-09-06'] });
});
