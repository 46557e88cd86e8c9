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

  test('gives every row its status, in printed order', () => {
    const rows = [row, { ...row, balancePaise: 800 }, { ...row, balancePaise: 1 }];
    const proof = prove(rows, {});
    const { transactions } = completeStatement('csv', [{ account, rows, proof }], new Set());
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'proved', 'unproved']);
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

  test('has the rows of several accounts after each other, each with the status that its own account gives', () => {
    const other = [{ ...row, debitPaise: 0, creditPaise: 5, balancePaise: 5 }];
    const statement = completeStatement(
      'generic',
      [
        { account, rows: [row], proof: prove([row], { openingPaise: 1000 }) },
        { account: {}, rows: other, proof: prove(other, {}) },
      ],
      new Set(),
    );
    expect(statement.transactions.map(({ balancePaise, status }) => [balancePaise, status])).toEqual([
      [900, 'proved'],
      [5, 'inferred'],
    ]);
    expect(statement.accounts).toEqual([
      { numberEnd: account.number.slice(-4), rowCount: 1, proof: prove([row], { openingPaise: 1000 }) },
      { rowCount: 1, proof: prove(other, {}) },
    ]);
    expect(statement.proof).toMatchObject({ statuses: ['proved', 'inferred'], openingPaise: undefined });
  });

  test('shows the end of an account’s number only', () => {
    const numberEnd = (number: string) =>
      completeStatement('csv', [{ account: { number }, rows: [], proof: prove([], {}) }], new Set()).accounts[0]
        ?.numberEnd;
    expect(numberEnd('50100012345678')).toBe('5678');
    expect(numberEnd('12')).toBe('12');
  });

  test('says what is doubtful about it as a whole', () => {
    expect(completeStatement('csv', [], new Set(), ['damaged']).doubts).toEqual(['damaged']);
    expect(completeStatement('csv', [], new Set()).doubts).toEqual([]);
  });

  test('calls a row without a status unproved', () => {
    const { transactions } = completeStatement('csv', [{ account, rows: [row], proof: prove([], {}) }], new Set());
    expect(transactions[0]?.status).toBe('unproved');
  });
});
