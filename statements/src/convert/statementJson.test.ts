import type { Statement } from '../engine/index.ts';
import { statementJson } from './statementJson.ts';
import { accountOf, statementOf } from './testing/statementOf.ts';

function read(statement: Statement): unknown {
  return JSON.parse(statementJson(statement));
}

const savings = accountOf(['proved', 'proved'], { numberEnd: '5678' });
const current = accountOf(['unproved'], { openingPaise: undefined, breaks: 1 });

describe('statementJson', () => {
  test('lists the accounts, and gives every row the number of its own', () => {
    expect(read(statementOf(savings, current))).toMatchObject({
      breaks: 1,
      accounts: [
        { numberEnd: '5678', rows: 2, opening: '10.00', closing: '20.00', breaks: 0 },
        { rows: 1, opening: null, closing: '20.00', breaks: 1 },
      ],
      transactions: [{ account: 1 }, { account: 1 }, { account: 2 }],
    });
  });

  test('gives rows no number where there is one account', () => {
    const statement = read(statementOf(savings));
    expect(statement).toMatchObject({ accounts: [{ numberEnd: '5678', rows: 2 }] });
    expect(statement).not.toHaveProperty(['transactions', 0, 'account']);
  });

  test('writes what is not known as null, and an amount without a side as such', () => {
    const { transactions, ...statement } = statementOf(accountOf(['unprovable']));
    const unsided = transactions.map((row) => ({ ...row, debitPaise: 0, unsidedPaise: 1_00 }));
    expect(read({ ...statement, transactions })).toMatchObject({
      transactions: [{ debit: '1.00', credit: '0.00', balance: null, standing: 'unprovable' }],
    });
    expect(read({ ...statement, transactions: unsided })).toMatchObject({
      transactions: [{ debit: null, credit: null, amountOfUnknownSide: '1.00' }],
    });
  });
});
