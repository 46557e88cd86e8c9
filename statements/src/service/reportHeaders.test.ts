import type { StatementReport } from '../engine/index.ts';
import { reportHeaderNames, reportHeaders } from './reportHeaders.ts';

const account: Omit<StatementReport['accounts'][number], 'rows'> = {
  order: 'oldest first',
  differences: [],
  breaks: 0,
};

const report: StatementReport = {
  layout: 'generic',
  rows: 32,
  proved: 25,
  rowsToCheckWords: [1, 2, 3, 4, 9],
  unprovable: 2,
  doubtfulRows: [],
  breaks: 0,
  differences: [],
  doubts: [],
  unsidedAmounts: [],
  accounts: [{ rows: 32, ...account }],
  transactions: [],
  csv: '',
};

describe('reportHeaders', () => {
  test('say how far a statement is proved', () => {
    expect(reportHeaders(report)).toEqual({
      'x-statement-layout': 'generic',
      'x-statement-rows': '32',
      'x-statement-proved': '25',
      'x-statement-check-words': '5',
      'x-statement-check-words-rows': '1-4,9',
      'x-statement-unprovable': '2',
      'x-statement-doubtful': '0',
      'x-statement-breaks': '0',
    });
  });

  test('give the balances that are known', () => {
    expect(reportHeaders({ ...report, opening: '1.00', closing: '-2.00' })).toMatchObject({
      'x-statement-opening': '1.00',
      'x-statement-closing': '-2.00',
    });
  });

  test.each([
    [[3], '3'],
    [[1, 2], '1-2'],
    [[3, 17, 20, 21, 22], '3,17,20-22'],
    [[1, 2, 3, 5], '1-3,5'],
  ])('give the rows in doubt as ranges: %j', (doubtfulRows, list) => {
    expect(reportHeaders({ ...report, doubtfulRows })).toMatchObject({
      'x-statement-doubtful': String(doubtfulRows.length),
      'x-statement-doubtful-rows': list,
    });
  });

  test('give only the count of rows in doubt where their list is too long', () => {
    const doubtfulRows = Array.from({ length: 1000 }, (_, index) => 2 * index + 1);
    const headers = reportHeaders({ ...report, doubtfulRows });
    expect(headers['x-statement-doubtful']).toBe('1000');
    expect(headers).not.toHaveProperty('x-statement-doubtful-rows');
  });

  test('give the doubts by their codes, and amounts without a side by their rows', () => {
    const unsidedAmounts = [
      { row: 3, amount: '1234.50' },
      { row: 17, amount: '20.00' },
    ];
    expect(reportHeaders({ ...report, doubts: ['lines-unread', 'sides-unknown'], unsidedAmounts })).toMatchObject({
      'x-statement-doubts': 'lines-unread,sides-unknown',
      'x-statement-unsided': '3=1234.50,17=20.00',
    });
  });

  test('give the rows of several accounts, and the end of a number where it needs no escape', () => {
    const accounts = [{ rows: 20, numberEnd: 'X234' }, { rows: 7, numberEnd: '1"\n4' }, { rows: 5 }].map((one) => ({
      ...account,
      ...one,
    }));
    expect(reportHeaders({ ...report, accounts })['x-statement-accounts']).toBe('20;number="X234", 7, 5');
  });

  test('are all among those that a browser may read', () => {
    const all = reportHeaders({
      ...report,
      doubtfulRows: [3],
      doubts: ['damaged'],
      unsidedAmounts: [{ row: 3, amount: '1.00' }],
      opening: '1.00',
      closing: '2.00',
      accounts: [
        { rows: 20, ...account },
        { rows: 12, ...account },
      ],
    });
    expect(Object.keys(all).toSorted()).toEqual(reportHeaderNames.map((name) => name.toLowerCase()).toSorted());
  });
});
