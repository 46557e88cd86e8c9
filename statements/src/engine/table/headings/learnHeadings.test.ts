import { typedLines } from '../../text/testing/typedLines.ts';
import { learnHeadings } from './learnHeadings.ts';

/** The first heading learned from titles 100 points apart on one line. */
function learn(...titles: readonly string[]) {
  return learnHeadings(typedLines(titles.map((text, index) => ({ x: 10 + 110 * index, y: 50, text }))), 0)[0];
}

const roles = (...titles: readonly string[]) => learn(...titles)?.map(([role]) => role);

describe('learnHeadings', () => {
  test('gives every column its role, with the title as printed', () => {
    expect(learn('Txn Date', 'Particulars', 'Debit', 'Credit', 'Balance')).toEqual([
      ['date', 'Txn Date'],
      ['narration', 'Particulars'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ]);
  });

  test('keeps a title with a stroke in it whole, whatever is below it', () => {
    const typed = (y: number, texts: readonly (readonly [number, string])[]) =>
      texts.map(([x, text]) => ({ x, y, text }));
    const titles = typed(50, [
      [10, 'Date'],
      [60, 'Narration / Description'],
      [300, 'Debit'],
      [360, 'Credit'],
    ]);
    const rows = [62, 74, 86].flatMap((y) =>
      typed(y, [
        [10, '01/04/26'],
        [60, 'NEFT-PAY'],
        [102, 'CORP INDIA'],
        [300, '10.00'],
      ]),
    );
    expect(learnHeadings(typedLines([...titles, ...rows]), 0)[0]?.[1]).toEqual([
      'narration',
      'Narration / Description',
    ]);
  });

  test('finds no columns in a list of loans and their instalments', () => {
    expect(learn('Loan Type', 'Creation Date', 'No. of Installments', 'EMI/Loan Amount', 'Balance')).toBeUndefined();
    expect(learn('Particulars', 'Date', 'Maturity Date', 'Amount', 'Maturity Amount')).toBeUndefined();
    expect(roles('Date', 'Particulars', 'Instalment', 'Debit', 'Credit')).toContain('debit');
  });

  test('takes a second date for a value date, whichever comes first', () => {
    expect(roles('Transaction Date', 'Date', 'Narration', 'Debit', 'Credit', 'Balance')?.slice(0, 2)).toEqual([
      'date',
      'valueDate',
    ]);
    expect(roles('Date', 'Transaction Date', 'Narration', 'Debit', 'Credit', 'Balance')?.slice(0, 2)).toEqual([
      'valueDate',
      'date',
    ]);
  });

  test('uses a value date if there is no other date', () => {
    expect(roles('Value Date', 'Narration', 'Debit', 'Credit', 'Balance')?.[0]).toBe('date');
  });

  test('ignores an amount beside a debit and a credit', () => {
    expect(roles('Date', 'Narration', 'Amount', 'Debit', 'Credit', 'Balance')).toEqual([
      'date',
      'narration',
      'other',
      'debit',
      'credit',
      'balance',
    ]);
  });

  test.each<[readonly string[], readonly string[]]>([
    [
      ['Date', 'Narration', 'Amount', 'Dr / Cr', 'Balance'],
      ['amount', 'side', 'balance'],
    ],
    [
      ['Date', 'Narration', 'Amount', 'Dr / Cr', 'Balance', 'D/C'],
      ['amount', 'side', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Dr / Cr'],
      ['debit', 'credit', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Narration', 'Type', 'Debit', 'Credit', 'Balance'],
      ['other', 'debit', 'credit', 'balance'],
    ],
  ])('tells what the sides in %j belong to', (titles, expected) => {
    expect(roles(...titles)?.slice(2)).toEqual(expected);
  });

  test('keeps unknown titles as columns', () => {
    expect(roles('Date', 'Quibble', 'Narration', 'Debit', 'Credit', 'Balance')?.[1]).toBe('other');
  });

  test('reads titles that are stacked on two lines', () => {
    const lines = typedLines([
      { x: 10, y: 50, text: 'Txn' },
      { x: 10, y: 60, text: 'Date' },
      { x: 110, y: 50, text: 'Particulars' },
      { x: 220, y: 50, text: 'Withdrawal' },
      { x: 220, y: 60, text: 'Amount' },
      { x: 330, y: 50, text: 'Deposit' },
      { x: 330, y: 60, text: 'Amount' },
      { x: 440, y: 50, text: 'Balance' },
    ]);
    expect(learnHeadings(lines, 0)[0]).toEqual([
      ['date', 'Txn Date'],
      ['narration', 'Particulars'],
      ['debit', 'Withdrawal Amount'],
      ['credit', 'Deposit Amount'],
      ['balance', 'Balance'],
    ]);
  });

  test('needs no balance', () => {
    expect(roles('Date', 'Particulars', 'Debit', 'Credit')).toEqual(['date', 'narration', 'debit', 'credit']);
  });

  test('needs both sides, unless the name above the titles tells that the table holds one', () => {
    const below = (name: string) =>
      learnHeadings(
        typedLines([
          { x: 10, y: 26, text: name },
          ...['Date', 'Details', 'Deposit Amount'].map((text, index) => ({ x: 10 + 110 * index, y: 50, text })),
        ]),
        1,
      );
    expect(below('Deposits')[0]?.map(([role]) => role)).toEqual(['date', 'narration', 'credit']);
    expect(below('Your account')).toEqual([]);
  });

  test('takes payments beside purchases for those that a card receives', () => {
    expect(roles('Date', 'Details', 'Purchases ($)', 'Payments ($)')).toEqual(['date', 'narration', 'debit', 'credit']);
    expect(roles('Date', 'Details', 'Payments', 'Receipts')).toEqual(['date', 'narration', 'debit', 'credit']);
  });

  test('tries an unknown title above as many figures as the amounts for that of the balance', () => {
    const at = (y: number, ...texts: readonly string[]) =>
      texts.map((text, index) => ({ x: 10 + 110 * index, y, text }));
    const rows = [1, 2, 3].flatMap((day) => at(50 + 12 * day, `0${day}/04/2026`, 'RENT', '10.00', `${90 - day}.00`));
    const learned = learnHeadings(typedLines([...at(50, 'Date', 'Details', 'Amount', 'Pot'), ...rows]), 0);
    expect(learned[0]?.map(([role]) => role)).toEqual(['date', 'narration', 'amount', 'balance']);
    expect(learned[1]?.map(([role]) => role)).toEqual(['date', 'narration', 'amount', 'other']);
  });

  test('never takes a column of money for the narration', () => {
    expect(roles('Date', 'Amount', 'Amount')).toEqual(['date', 'amount', 'other']);
  });

  test.each<[string, readonly string[]]>([
    ['a date', ['Particulars', 'Debit', 'Credit', 'Balance']],
    ['an amount', ['Date', 'Particulars', 'Balance']],
    ['one of the sides', ['Date', 'Particulars', 'Debit', 'Balance']],
  ])('learns nothing from titles without %s', (_what, titles) => {
    expect(learn(...titles)).toBeUndefined();
  });
});

describe('titles by their places', () => {
  const texts = (...all: readonly (readonly [x: number, y: number, text: string])[]) =>
    typedLines(all.map(([x, y, text]) => ({ x, y, text })));
  /** The columns learned from the places of a heading's words alone. */
  const byPlace = (lines: ReturnType<typeof texts>) => learnHeadings(lines, 0).at(-1);

  test('count once where their words say the same', () => {
    const lines = texts([10, 50, 'Date'], [110, 50, 'Particulars'], [220, 50, 'Debit'], [330, 50, 'Credit']);
    expect(learnHeadings(lines, 0)).toEqual([
      [
        ['date', 'Date'],
        ['narration', 'Particulars'],
        ['debit', 'Debit'],
        ['credit', 'Credit'],
      ],
    ]);
  });

  test('are words close together, and words one above the other', () => {
    const lines = texts(
      [10, 50, 'GL.'],
      [10, 60, 'Date'],
      [110, 50, 'Narration'],
      [220, 50, 'Withdrawl'],
      [220, 60, 'in rupees'],
      [330, 50, 'Deposit'],
      [330, 60, 'in rupees'],
      [440, 50, 'Balance'],
    );
    expect(byPlace(lines)).toEqual([
      ['date', 'GL. Date'],
      ['narration', 'Narration'],
      ['debit', 'Withdrawl in rupees'],
      ['credit', 'Deposit in rupees'],
      ['balance', 'Balance'],
    ]);
  });

  test('are guessed by their words where these are not known as a whole', () => {
    const lines = texts(
      [10, 50, 'दिनांक'],
      [110, 50, 'विवरण'],
      [220, 50, 'नामे Debit'],
      [330, 50, 'जमा'],
      [440, 50, 'शेष'],
    );
    expect(byPlace(lines)?.map(([role]) => role)).toEqual(['date', 'narration', 'debit', 'credit', 'balance']);
  });

  test('are one each if a text is below both of them', () => {
    const lines = texts(
      [10, 50, 'Date'],
      [110, 50, 'Narration'],
      [220, 50, 'Debit'],
      [280, 50, 'Credit'],
      [440, 50, 'Balance'],
      [220, 60, 'both of these in rupees'],
    );
    expect(byPlace(lines)?.map(([, title]) => title)).toEqual(expect.arrayContaining(['Debit', 'Credit']));
  });

  test('are the date’s if the dates are below, though no word says so', () => {
    const heading: (readonly [number, number, string])[] = [
      [10, 50, 'Quibble'],
      [110, 50, 'Particulars'],
      [220, 50, 'Debit'],
      [330, 50, 'Credit'],
    ];
    const dates = (count: number) =>
      Array.from({ length: count }, (_, index) => [12, 80 + 10 * index, '01/04/2026'] as const);
    expect(byPlace(texts(...heading, ...dates(2)))?.[0]).toEqual(['date', 'Quibble']);
    expect(byPlace(texts(...heading, ...dates(1)))).toBeUndefined();
  });

  test('make the column of text with the most room the narration, if no word says so', () => {
    const lines = texts([10, 50, 'Date'], [110, 50, 'Xyz'], [150, 50, 'Abc'], [330, 50, 'Debit'], [440, 50, 'Credit']);
    expect(byPlace(lines)?.map(([role]) => role)).toEqual(['date', 'other', 'narration', 'debit', 'credit']);
  });

  test('begin on the line that is asked for', () => {
    const lines = texts([10, 50, 'Xyz'], [10, 60, 'Date'], [110, 60, 'Narration'], [220, 60, 'Amount']);
    expect(learnHeadings(lines, 1).at(-1)?.[0]).toEqual(['date', 'Date']);
    expect(learnHeadings(lines, 0).at(-1)?.[0]).toEqual(['date', 'Xyz Date']);
    const ruled = texts([10, 50, '----'], [10, 60, 'Date'], [110, 60, 'Narration'], [220, 60, 'Amount']);
    expect(learnHeadings(ruled, 0)).toEqual([]);
  });

  /** Titles close to each other at these places, above two rows of texts at these places. */
  function learnOver(titles: readonly (readonly [number, string])[], row: readonly (readonly [number, string])[]) {
    const lines = [titles, row, row].map((texts, index) => texts.map(([x, text]) => ({ x, y: 50 + 12 * index, text })));
    return learnHeadings(typedLines(lines.flat()), 0)[0];
  }

  test('takes titles that touch for two where the rows below them have two columns', () => {
    const row = [
      [10, '13/04/2026'],
      [80, 'UPI/A'],
      [204, '100.00'],
      [250, '50.00'],
      [310, '900.00'],
      [346, '1042'],
    ] as const;
    const titles = [
      [10, 'Date'],
      [80, 'Narration'],
      [208, 'Debit'],
      [232, 'Credit'],
      [260, 'Amount'],
      [302, 'Balance'],
      [334, 'Teller'],
    ] as const;
    expect(learnOver(titles, row)).toEqual([
      ['date', 'Date'],
      ['narration', 'Narration'],
      ['debit', 'Debit'],
      ['credit', 'Credit Amount'],
      ['balance', 'Balance'],
      ['other', 'Teller'],
    ]);
  });

  test('also takes columns that are as close as words for two, after all else', () => {
    const lines = [50, 62, 74].map((y) =>
      (y === 50
        ? ([
            [10, 'Date'],
            [80, 'Narration'],
            [150, 'Amount'],
            [204, 'Balance'],
            [236, 'Teller'],
          ] as const)
        : ([
            [10, '13/04/2026'],
            [80, 'UPI/A'],
            [150, '-100.00'],
            [208, '900.00'],
            [236, '1042'],
          ] as const)
      ).map(([x, text]) => ({ x, y, text })),
    );
    const headings = learnHeadings(typedLines(lines.flat()), 0);
    expect(headings[0]?.at(-1)).toEqual(['balance', 'Balance Teller']);
    expect(headings.at(-1)?.slice(-2)).toEqual([
      ['balance', 'Balance'],
      ['other', 'Teller'],
    ]);
  });

  test.each([
    ['Txn Type', ['DR', 'CR'], 'side'],
    ['Status', ['Deposit', 'Withdrawal'], 'side'],
    ['Status', ['Deposit', 'Done'], 'other'],
    ['Status', ['Deposit', ''], 'other'],
    ['Type', ['CASH', 'CLG'], 'other'],
    ['Type', ['CASH', ''], 'side'],
  ])('tells by its cells whether a column titled %s names sides: %j', (title, cells, role) => {
    const titles = ['Date', 'Narration', 'Amount', title, 'Balance'].map((text, at) => ({
      x: 10 + 110 * at,
      y: 50,
      text,
    }));
    const rows = cells.flatMap((text, at) =>
      ['13/04/2026', 'UPI/A', '100.00', text, '900.00'].flatMap((cell, column) =>
        cell === '' ? [] : [{ x: 10 + 110 * column, y: 62 + 12 * at, text: cell }],
      ),
    );
    expect(learnHeadings(typedLines([...titles, ...rows]), 0)[0]?.[3]?.[0]).toBe(role);
  });

  test('leaves what comes right after the balance to the balance', () => {
    const titles = ['Date', 'Narration', 'Amount', 'Balance', '(Rs.)'].map((text, at) => ({
      x: 10 + 110 * at,
      y: 50,
      text,
    }));
    const rows = [62, 74].flatMap((y) =>
      ['13/04/2026', 'UPI/A', '-100.00', '900.00', 'Cr'].map((text, at) => ({ x: 10 + 110 * at, y, text })),
    );
    expect(learnHeadings(typedLines([...titles, ...rows]), 0)[0]?.map(([role]) => role)).not.toContain('side');
  });

  test('also reads the first line alone: what is below it may be the first line of a row', () => {
    const headings = learnHeadings(
      typedLines([
        ...['Date', 'Narration', 'Amount'].map((text, index) => ({ x: 10 + 110 * index, y: 50, text })),
        { x: 120, y: 62, text: 'NEFT CR' },
      ]),
      0,
    );
    expect(headings.map((heading) => heading[1])).toEqual(
      expect.arrayContaining([
        ['credit', 'Narration NEFT CR'],
        ['narration', 'Narration'],
      ]),
    );
  });
});

describe('a title above two columns', () => {
  const at = (texts: readonly (readonly [x: number, y: number, text: string])[]) =>
    learnHeadings(typedLines(texts.map(([x, y, text]) => ({ x, y, text }))), 0)[0];
  const rows = [86, 98].flatMap((y) =>
    (
      [
        [30, '01/04/2026'],
        [90, 'A NARRATION THAT IS LONG'],
        [240, '123456'],
        [340, '10.00'],
        [516, '990.00'],
      ] as const
    ).map(([x, text]) => [x, y, text] as const),
  );
  const lower = [
    [30, 70, 'Date'],
    [320, 70, 'Withdrawal'],
    [402, 70, 'Deposit'],
  ] as const;
  const roles = (heading: ReturnType<typeof at>) => heading?.map(([role, title]) => `${role}: ${title}`);

  test('is not the title of a column: the amounts of both sides, or a word that continues below', () => {
    const upper = [
      [240, 60, 'Chq No'],
      [512, 60, 'Balance'],
    ] as const;
    const expected = ['other: Chq No', 'debit: Withdrawal', 'credit: Deposit', 'balance: Balance'];
    for (const x of [352, 361, 372]) {
      const read = roles(at([...upper, [x, 60, 'Amount'], ...lower, [138, 70, 'Particulars'], ...rows]));
      expect(read).toEqual(['date: Date', 'narration: Particulars', ...expected]);
    }
    const read = roles(at([...upper, [48, 60, 'Transaction'], ...lower, [138, 70, 'Particulars'], ...rows]));
    expect(read).toEqual(['date: Transaction Date', 'narration: Particulars', ...expected]);
  });

  test('heads one of its own where the lines with dates have no words below it', () => {
    const dates = [86, 98].flatMap((y) => [
      [30, y, '01/04/2026'] as const,
      [90, y, 'A NARRATION THAT IS LONG'] as const,
    ]);
    const titles = [
      [30, 70, 'Date'],
      [138, 70, 'Particulars'],
      [240, 60, 'Chq No'],
      [320, 60, 'Amount'],
      [402, 70, 'Status'],
      [512, 60, 'Balance'],
    ] as const;
    expect(roles(at([...titles, ...dates]))).toContain('amount: Amount');
  });
});
