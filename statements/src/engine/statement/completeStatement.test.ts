import type { StatementRow } from '../amounts/statementRow.ts';
import { prove } from '../proof/proof.ts';
import { completeStatement } from './completeStatement.ts';

test('gives every row a category with a reason', () => {
  const row: StatementRow = {
    date: '2026-04-01',
    narration: 'UPI-LEELA THOMAS-LEELA.T@OKAXIS-UTIB0000553-512345678901-NA',
    debitPaise: 100,
    creditPaise: 0,
    balancePaise: 900,
  };
  const { transactions } = completeStatement('csv', [row], prove([row], {}), new Set(['LEELA THOMAS']));
  expect(transactions).toMatchObject([
    {
      description: row.narration,
      category: 'Self Transfer',
      reason: { by: 'rule', what: 'account holder' },
    },
  ]);
});
