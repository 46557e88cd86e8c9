import { parseTabular } from '../report/parseTabular.ts';

/** Exports that do not tell which amounts are debits: the rows are read, in neither column, and the answer says so. */

function read(...lines: readonly string[]) {
  const { transactions, doubts } = parseTabular(new TextEncoder().encode(lines.join('\n')), { maxRows: 50 });
  return {
    doubts,
    rows: transactions.map(({ date, description, ...row }) => [
      date,
      description,
      row.creditPaise - row.debitPaise,
      row.unsidedPaise,
    ]),
  };
}

describe('ST-33 an amount whose side nothing tells is read without a side', () => {
  const rows = [
    ['2026-04-13', 'A SHOP', 0, 1250],
    ['2026-04-14', 'B SHOP, PUNE', 0, 300_000],
  ];

  test.each([
    ['below titles of which one is a number', '1,Date ,Points ,Description ,Amount|,D1,7,A,12.50|,D2,3,B,3000'],
    ['below titles in Hebrew on two lines', '"תאריך\nעסקה",שם בית עסק,"סכום\nבש""ח"|D1,A,12.50|D2,B,3000'],
    ['without titles', 'D1,A,D1,12.50|D2,B,D2,3000.00'],
    ['without titles, in two columns of which each row fills one', 'D1,A,Card,-12.50,|D2,B,Card,,3000.00'],
  ])('%s', (_, text) => {
    const lines = text
      .replaceAll('D1', '13/04/2026')
      .replaceAll('D2', '14/04/2026')
      .replaceAll(',A,', ',A SHOP,')
      .replaceAll(',B,', ',"B SHOP, PUNE",')
      .split('|');
    expect(read(...lines)).toEqual({ rows, doubts: ['sides-unknown'] });
  });
});

test('ST-33 Dr and Cr beside the only figures tell the sides without titles', () => {
  const { rows, doubts } = read('13/04/2026,A SHOP,12.50,Dr', '14/04/2026,SALARY,3000.00,Cr');
  expect(rows.map(([, , net]) => net)).toEqual([-1250, 300_000]);
  expect(doubts).toEqual([]);
});

test('ST-33 a minus in the only column of amounts tells a debit, though its title names credits', () => {
  const { rows, doubts } = read('Date;Payee;Inflow', '13/04/2026;A SHOP;-12,50', '14/04/2026;SALARY;3000,00');
  expect(rows.map(([, , net]) => net)).toEqual([-1250, 300_000]);
  expect(doubts).toEqual([]);
});

test('ST-33 two columns of figures without titles are not taken for amounts if a row fills both', () => {
  expect(() => read('13/04/2026,A SHOP,12.50,7.00', '14/04/2026,B SHOP,3000.00,9.00')).toThrow('no titles');
});
