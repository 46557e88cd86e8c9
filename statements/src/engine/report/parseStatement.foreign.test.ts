import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

const size = 8;
const lineHeight = 12;

/** A cell of a typed line: the place where its text starts, or where it ends if it is money. */
type Cell = readonly [place: { readonly x: number } | { readonly end: number }, text: string];

const cellAt = (y: number, [place, text]: Cell): TypedText => ({
  x: 'x' in place ? place.x : place.end - text.length * (size / 2),
  y,
  text,
});

/** Types lines one below the other, from the top of a page. */
const typed = (...lines: readonly (readonly Cell[])[]): TypedText[] =>
  lines.flatMap((cells, index) => cells.map((cell) => cellAt(40 + index * lineHeight, cell)));

const [date, text] = [{ x: 20 }, { x: 90 }];
const [debit, credit, balance] = [{ end: 360 }, { end: 430 }, { end: 520 }];

const parse = (...pages: readonly TypedText[][]) => parseStatement(typedTextSource(pages), { maxPages: 9 });

describe('titles in other languages', () => {
  test.each([
    ['Spanish', ['Fecha', 'Concepto', 'Débito', 'Crédito', 'Saldo']],
    ['Portuguese', ['Data', 'Lançamento', 'Débito', 'Crédito', 'Saldo']],
    ['Italian', ['Data', 'Descrizione', 'Dare', 'Avere', 'Saldo']],
    ['German', ['Datum', 'Verwendungszweck', 'Soll', 'Haben', 'Saldo']],
    ['Slovak', ['Dátum', 'Popis transakcie', 'Debet', 'Kredit', 'Zostatok']],
  ])('are read: %s', (_language, [dated = '', narrated = '', out = '', into = '', left = '']) => {
    const { transactions } = parse(
      typed(
        [
          [date, dated],
          [text, narrated],
          [debit, out],
          [credit, into],
          [balance, left],
        ],
        [
          [date, '23/05/2026'],
          [text, 'MERCADO CENTRAL'],
          [debit, '1.100,00'],
          [balance, '8.900,00'],
        ],
        [
          [date, '24/05/2026'],
          [text, 'NOMINA MAYO'],
          [credit, '350,50'],
          [balance, '9.250,50'],
        ],
        [
          [date, '25/05/2026'],
          [text, 'FARMACIA'],
          [debit, '50,50'],
          [balance, '9.200,00'],
        ],
      ),
    );
    expect(transactions).toMatchObject([
      { date: '2026-05-23', description: 'MERCADO CENTRAL', debitPaise: 110_000, balancePaise: 890_000 },
      { description: 'NOMINA MAYO', creditPaise: 35_050, status: 'proved' },
      { description: 'FARMACIA', debitPaise: 5_050, status: 'proved' },
    ]);
  });

  test('may name a balance in the columns of amounts, before and after the rows', () => {
    const { transactions, proof } = parse(
      typed(
        [
          [date, 'Date'],
          [text, 'Opération'],
          [debit, 'Débit euros'],
          [credit, 'Crédit euros'],
        ],
        [
          [text, 'SOLDE CREDITEUR AU 02/06/2026'],
          [credit, '715,64'],
        ],
        [
          [date, '02/06/2026'],
          [text, 'RETRAIT DAB LYON'],
          [debit, '30,00'],
        ],
        [
          [date, '13/06/2026'],
          [text, 'VIR ENTREPRISE'],
          [credit, '900,00'],
        ],
        [
          [text, 'SOLDE CREDITEUR AU 30/06/2026'],
          [credit, '1.585,64'],
        ],
      ),
    );
    expect(transactions.map(({ description }) => description)).toEqual(['RETRAIT DAB LYON', 'VIR ENTREPRISE']);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 71_564, closingPaise: 158_564 });
  });

  test('may head days without a year, which the number of the statement names', () => {
    const { transactions } = parse(
      typed(
        [[text, 'Kontoauszug 5/2026']],
        [
          [date, 'Datum'],
          [text, 'Verwendungszweck'],
          [credit, 'Betrag'],
        ],
        [
          [date, '2. 5.'],
          [text, 'MIETE'],
          [credit, '-12,90'],
        ],
        [
          [date, '4. 5.'],
          [text, 'GEHALT'],
          [credit, '300,54'],
        ],
        [
          [date, '9. 5.'],
          [text, 'STROM'],
          [credit, '-5,29'],
        ],
      ),
    );
    expect(transactions.map(({ date: day }) => day)).toEqual(['2026-05-02', '2026-05-04', '2026-05-09']);
  });
});

test('a number below a title on two lines is not part of the narration beside it', () => {
  const number = { x: 200 };
  const row = (y: number, ...cells: readonly Cell[]) => cells.map((cell) => cellAt(y, cell));
  const titles = [
    ...row(36, [number, 'ID de la']),
    ...row(40, [date, 'Fecha'], [text, 'Descripción'], [credit, 'Valor'], [balance, 'Saldo']),
    ...row(44, [number, 'operación']),
  ];
  const { transactions } = parse([
    ...titles,
    ...row(
      64,
      [date, '23-02-2026'],
      [text, 'Transferencia enviada A'],
      [number, '5421'],
      [credit, '-10,00'],
      [balance, '90,00'],
    ),
    ...row(
      80,
      [date, '24-02-2026'],
      [text, 'Transferencia enviada B'],
      [number, '5422'],
      [credit, '-20,00'],
      [balance, '70,00'],
    ),
    ...row(
      96,
      [date, '25-02-2026'],
      [text, 'Transferencia enviada C'],
      [number, '5423'],
      [credit, '50,00'],
      [balance, '120,00'],
    ),
  ]);
  expect(transactions.map(({ description }) => description)).toEqual([
    'Transferencia enviada A',
    'Transferencia enviada B',
    'Transferencia enviada C',
  ]);
});

/** Rows that print each date once and their amounts on the last of two lines, as banks in Australia do. */
const australian = (mark: (end: number, y: number) => TypedText[]): TypedText[] => {
  const lines = typed(
    [[text, 'Statement begins 1 September 2026']],
    [[text, 'Statement ends 30 September 2026']],
    [
      [date, 'Date'],
      [text, 'Transaction'],
      [debit, 'Debit'],
      [credit, 'Credit'],
      [balance, 'Balance'],
    ],
    [
      [date, '01 Sep'],
      [{ x: 46 }, '2026 OPENING BALANCE'],
      [balance, '$619.84 DR'],
    ],
    [
      [date, '02 Sep'],
      [text, 'CREDIT INTEREST'],
      [credit, '0.03'],
      [balance, '$619.81 DR'],
    ],
    [
      [date, '06 Sep'],
      [text, 'Saxon Systems'],
    ],
    [
      [text, 'Aug Retainer'],
      [credit, '950.00'],
      [balance, '$330.19 CR'],
    ],
    [
      [date, '07 Sep'],
      [text, 'OPTUS'],
    ],
    [
      [text, '10478488000192'],
      [debit, '34.92'],
      [balance, '$295.27 CR'],
    ],
    [
      [date, '30 Sep'],
      [{ x: 46 }, '2026 CLOSING BALANCE'],
      [balance, '$295.27 CR'],
    ],
    [
      [text, 'Opening balance - Total debits'],
      [credit, '+ Total credits'],
      [balance, '= Closing balance'],
    ],
    [
      [text, '$619.84 DR $34.92'],
      [credit, '$950.03'],
      [balance, '$295.27 CR'],
    ],
  );
  return [...lines, ...lines.flatMap(({ y, x, text: amount }) => (/^\d+\.\d\d$/.test(amount) ? mark(x, y) : []))];
};

describe('rows with dates whose year is beyond their column', () => {
  const expected = [
    { date: '2026-09-02', description: 'CREDIT INTEREST', creditPaise: 3, status: 'proved' },
    { date: '2026-09-06', description: 'Saxon Systems Aug Retainer', creditPaise: 95_000 },
    { date: '2026-09-07', description: 'OPTUS 10478488000192', debitPaise: 3_492 },
  ];

  test('state the balances before and after the rows, and the sums below them are no row', () => {
    const { transactions, proof } = parse(australian(() => []));
    expect(transactions).toMatchObject(expected);
    expect(transactions).toHaveLength(expected.length);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: -61_984, closingPaise: 29_527 });
  });

  test.each([')', '0', '3'])('are read with marks in small type beside their amounts: %s', (mark) => {
    const { transactions } = parse(australian((x, y) => [{ x: x - 2.6, y, text: mark, size: 5 }]));
    expect(transactions).toMatchObject(expected);
  });
});

test('narrations that begin left of a centred, unknown title keep their first lines', () => {
  const wide = { x: 62 };
  const page = typed(
    [[date, 'STATEMENT DATE : 01/10/2025 - 31/10/2025']],
    [
      [date, 'DATE'],
      [{ x: 120 }, 'TRANSACTION'],
      [{ x: 240 }, 'CHEQUE NO.'],
      [debit, 'DEBIT'],
      [credit, 'CREDIT'],
      [balance, 'BALANCE'],
    ],
    [
      [wide, 'Balance b/f'],
      [balance, '2,000.00'],
    ],
    [
      [date, '03Oct'],
      [wide, 'INSTANT CR TRF /MISC RAINTREE'],
      [credit, '500.00'],
      [balance, '2,500.00'],
    ],
    [[wide, 'FREIGHT FORWARDING WORKS']],
    [
      [date, '09Oct'],
      [wide, 'INTERBANK GIRO /FEE'],
      [debit, '0.50'],
      [balance, '2,499.50'],
    ],
    [[wide, 'HANDLING, SEPTEMBER']],
    [
      [date, '21Oct'],
      [wide, 'INTERBANK GIRO /RENTAL OF'],
      [debit, '99.50'],
      [balance, '2,400.00'],
    ],
    [[wide, 'LAMPLIGHT COURT UNIT SIX']],
  );
  expect(parse(page).transactions.map((row) => row.description)).toEqual([
    'INSTANT CR TRF /MISC RAINTREE FREIGHT FORWARDING WORKS',
    'INTERBANK GIRO /FEE HANDLING, SEPTEMBER',
    'INTERBANK GIRO /RENTAL OF LAMPLIGHT COURT UNIT SIX',
  ]);
});
