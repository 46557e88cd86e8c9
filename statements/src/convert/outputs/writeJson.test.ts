import type { Statement } from '../../engine/index.ts';
import { combineStatements } from '../combineStatements.ts';
import { fileOf } from '../testing/fileOf.ts';
import { accountOf, statementOf } from '../testing/statementOf.ts';
import { writeJson } from './writeJson.ts';

function read(statement: Statement): unknown {
  return JSON.parse(writeJson(combineStatements([{ path: 'a.pdf', statement }], [])));
}

const savings = accountOf(['proved', 'proved'], { numberEnd: '5678' });
const current = accountOf(['unproved'], { openingPaise: undefined, breaks: 1 });

describe('writeJson', () => {
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

  test('gives rows no number if there is one account, and no file if there is one', () => {
    const statement = read(statementOf(savings));
    expect(statement).toMatchObject({ layout: 'generic', accounts: [{ numberEnd: '5678', rows: 2 }] });
    expect(statement).not.toHaveProperty(['transactions', 0, 'account']);
    expect(statement).not.toHaveProperty(['transactions', 0, 'file']);
  });

  test('writes what is not known as null, and an amount without a side as such', () => {
    const { transactions, ...statement } = statementOf(accountOf(['unprovable']));
    const unsided = transactions.map((row) => ({ ...row, debitPaise: 0, unsidedPaise: 1_00 }));
    expect(read({ ...statement, transactions })).toMatchObject({
      transactions: [{ debit: '1.00', credit: '0.00', balance: null, status: 'unprovable' }],
    });
    expect(read({ ...statement, transactions: unsided })).toMatchObject({
      transactions: [{ debit: null, credit: null, amountOfUnknownSide: '1.00' }],
    });
  });

  test('lists several files, the gaps between them and what was refused', () => {
    const files = [
      fileOf('a.pdf', [{ date: '2026-04-30', paise: -1_00, balancePaise: 9_00 }]),
      fileOf('b.pdf', [{ date: '2026-06-01', paise: -1_00, balancePaise: 7_00 }]),
    ];
    const statements = combineStatements(files, [{ path: 'c.pdf', reason: 'It is a scan.' }]);
    const json: unknown = JSON.parse(writeJson(statements));
    expect(json).not.toHaveProperty('layout');
    expect(json).toMatchObject({
      files: [
        { file: 'a.pdf', layout: 'hdfc-combined', rows: 1 },
        { file: 'b.pdf', layout: 'hdfc-combined', rows: 1 },
        { file: 'c.pdf', refused: 'It is a scan.' },
      ],
      accounts: [
        {
          bank: 'HDFC',
          rows: 2,
          gaps: [
            {
              kind: 'missing',
              first: '2026-05-01',
              last: '2026-05-31',
              before: { file: 'a.pdf', balance: '9.00' },
              after: { file: 'b.pdf', balance: '8.00' },
            },
          ],
        },
      ],
      transactions: [{ file: 'a.pdf' }, { file: 'b.pdf' }],
    });
  });
});
