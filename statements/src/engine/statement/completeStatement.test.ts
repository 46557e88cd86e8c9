import type { StatementRow } from '../amounts/statementRow.ts';
import { prove } from '../proof/proof.ts';
import { completeStatement } from './completeStatement.ts';

const row: StatementRow = {
  date: '2026-04-01',
  narration: 'UPI-LEELA THOMAS-LEELA.T@OKAXIS-UTIB0000553-512345678901-NA',
  debitPaise: 100,
  creditPaise: 0,
  unsidedPaise: 0,
  balancePaise: 900,
};

const account = { number: '00012345' };

describe('completeStatement', () => {
  test('gives every row a category with a reason', () => {
    const { transactions } = completeStatement(
      'csv',
      [{ account, rows: [row], proof: prove([row], {}) }],
      new Set(['LEELA THOMAS']),
    );
    expect(transactions).toMatchObject([
      {
        description: row.narration,
        category: 'Self Transfer',
        reason: { by: 'rule', what: 'account holder' },
      },
    ]);
  });

  test('gives every row its standing, in printed order', () => {
    const rows = [row, { ...row, balancePaise: 800 }, { ...row, balancePaise: 1 }];
    const proof = prove(rows, {});
    const { transactions } = completeStatement('csv', [{ account, rows, proof }], new Set());
    expect(transactions.map(({ standing }) => standing)).toEqual(['inferred', 'proved', 'unproved']);
  });

  test('keeps the figures and names the layout and the proof', () => {
    const proof = prove([row], {});
    const statement = completeStatement('hdfc-combined', [{ account, rows: [row], proof }], new Set());
    expect(statement).toMatchObject({ layout: 'hdfc-combined', proof });
    expect(statement.transactions[0]).toMatchObject({
      date: '2026-04-01',
      debitPaise: 100,
      creditPaise: 0,
      unsidedPaise: 0,
      balancePaise: 900,
    });
    expect(statement.transactions[0]).not.toHaveProperty('narration');
  });
});
