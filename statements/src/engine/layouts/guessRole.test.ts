import { guessRole } from './guessRole.ts';

test.each([
  ['Withdrawl', 'debit'],
  ['Transaction Debit Amount (in Rs.)', 'debit'],
  ['नामे', 'debit'],
  ['निकासी (₹)', 'debit'],
  ['Deposit (INR)', 'credit'],
  ['जमा', 'credit'],
  ['नावे (रु.)', 'debit'],
  ['शिल्लक', 'balance'],
  ['रक्कम', 'amount'],
  ['तपशील', 'narration'],
  ['शेष', 'balance'],
  ['Out (£)', 'debit'],
  ['In (£)', 'credit'],
  ['Retraits ($)', 'debit'],
  ['Débit', 'debit'],
  ['Dépôts', 'credit'],
  ['Crédit', 'credit'],
  ['Solde', 'balance'],
  ['Montant', 'amount'],
  ['Libellé', 'narration'],
  ['Running Balance', 'balance'],
  ['GL. Date', 'date'],
  ['दिनांक', 'date'],
  ['Value Dt', 'valueDate'],
  ['Dr / Cr', 'side'],
  ['Txn Amount', 'amount'],
  ['Account Description', 'narration'],
  ['विवरण', 'narration'],
  ['Chq No.', undefined],
  ['Branch', undefined],
])('%s heads a column of %s', (title, role) => {
  expect(guessRole(title)).toBe(role);
});

test.each([
  ['Fecha', 'date'],
  ['Data', 'date'],
  ['Buchungstag', 'date'],
  ['Concepto', 'narration'],
  ['Lançamento', 'narration'],
  ['Verwendungszweck', 'narration'],
  ['Débitos', 'debit'],
  ['Saídas', 'debit'],
  ['Soll', 'debit'],
  ['Crédito', 'credit'],
  ['Haben', 'credit'],
  ['Importe', 'amount'],
  ['Valor (R$)', 'amount'],
  ['Betrag', 'amount'],
  ['Saldo', 'balance'],
  ['Activity', undefined],
  ['Notes', undefined],
])('%s heads a column of %s in another language', (title, role) => {
  expect(guessRole(title)).toBe(role);
});
