import { reportHeaderNames, reportHeaders } from './reportHeaders.ts';

const report = { layout: 'generic', rows: 32, proved: 30, unprovable: 2, breaks: 0, accounts: [{ rows: 32 }] };

describe('reportHeaders', () => {
  test('say how far a statement is proved', () => {
    expect(reportHeaders(report)).toEqual({
      'x-statement-layout': 'generic',
      'x-statement-rows': '32',
      'x-statement-proved': '30',
      'x-statement-unprovable': '2',
      'x-statement-breaks': '0',
    });
  });

  test('give the balances that are known', () => {
    expect(reportHeaders({ ...report, opening: '1.00', closing: '-2.00' })).toMatchObject({
      'x-statement-opening': '1.00',
      'x-statement-closing': '-2.00',
    });
  });

  test('give the rows of several accounts, and the end of a number where it needs no escape', () => {
    const accounts = [{ rows: 20, numberEnd: 'X234' }, { rows: 7, numberEnd: '1"\n4' }, { rows: 5 }];
    expect(reportHeaders({ ...report, accounts })['x-statement-accounts']).toBe('20;number="X234", 7, 5');
  });

  test('are all among those that a browser may read', () => {
    const all = reportHeaders({ ...report, opening: '1.00', closing: '2.00', accounts: [{ rows: 20 }, { rows: 12 }] });
    expect(Object.keys(all).toSorted()).toEqual(reportHeaderNames.map((name) => name.toLowerCase()).toSorted());
  });
});
