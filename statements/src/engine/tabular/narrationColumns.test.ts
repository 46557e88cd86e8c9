import { parseTabular } from '../report/parseTabular.ts';

function read(...lines: readonly string[]) {
  const { transactions } = parseTabular(new TextEncoder().encode(lines.join('\n')), { maxRows: 50 });
  return transactions.map(({ description, status }) => [description, status]);
}

describe('ST-33 the narration', () => {
  test('is the titled column that most rows fill', () => {
    expect(
      read(
        'Date,Operation,Details,Reference,Debit,Credit,Balance',
        '13/04/2026,CARD SETTLEMENT,,316,30.50,,969.50',
        '14/04/2026,TRANSFER,By a person of a long name,107276,,120.00,1089.50',
        '15/04/2026,CARD SETTLEMENT,,317,9.50,,1080.00',
      ).map(([narration]) => narration),
    ).toEqual(['CARD SETTLEMENT', 'TRANSFER', 'CARD SETTLEMENT']);
  });

  test('is neither the name of the account nor the kind of the transaction, if another column says more', () => {
    expect(
      read(
        'Bezeichnung Konto;Buchung;Wertstellungsdatum;Buchungstext;Verwendungszweck;Saldo;Betrag',
        'Giro;28.12.2018;29.12.2018;Lastschrift;BLUMEN;969,50;-30,50',
        'Giro;27.12.2018;28.12.2018;Lastschrift;FAHRKARTE;1000,00;-2,90',
        'Giro;20.12.2018;28.12.2018;Gutschrift;MIETE;1002,90;50,00',
      ).map(([narration]) => narration),
    ).toEqual(['BLUMEN', 'FAHRKARTE', 'MIETE']);
  });

  test('of a row without one is that of another titled column, and is not confirmed', () => {
    expect(
      read(
        'Date,Narration,Payee,Debit,Credit,Balance',
        '13/04/2026,RENT,AN OWNER,30.50,,969.50',
        '14/04/2026,,A PERSON,,120.00,1089.50',
        '15/04/2026,TEA,A STALL,9.50,,1080.00',
      ).slice(1),
    ).toEqual([
      ['A PERSON', 'figures-proved'],
      ['TEA', 'proved'],
    ]);
  });

  test('is not confirmed as empty if another column has words', () => {
    const rows = (branch: string) =>
      read(
        'Date,Narration,Branch,Debit,Credit,Balance',
        '13/04/2026,RENT,PUNE MAIN,30.50,,969.50',
        `14/04/2026,,${branch},,120.00,1089.50`,
        '15/04/2026,TEA,PUNE MAIN,9.50,,1080.00',
      );
    expect(rows('PUNE MAIN')[1]).toEqual(['', 'figures-proved']);
    expect(rows('')[1]).toEqual(['', 'proved']);
  });
});

test('ST-33 a pending row without a booking date has the date of its transaction', () => {
  const text = [
    'Narration;Könyvelés dátuma;Fizetés dátuma;Összeg',
    'A SHOP;2026-04-14;2026-04-13;-10',
    'B SHOP;;2026-04-15;-20',
  ].join('\n');
  const { transactions } = parseTabular(new TextEncoder().encode(text), { maxRows: 50 });
  expect(transactions.map(({ date }) => date)).toEqual(['2026-04-13', '2026-04-15']);
});
