import { describeRemarks, describeTotals } from './describeRemarks.ts';
import { result as texts } from '../../../texts/en/result.ts';

test.each([
  [1, 0, undefined],
  [2, 0, 'Both accounts together.'],
  [3, 0, 'All 3 accounts together.'],
  [1, 1, 'Without 1 amount that may be a debit or a credit.'],
  [2, 4, 'Both accounts together. Without 4 amounts that may be a debit or a credit.'],
])('the totals of %i accounts with %i amounts without a side', (accounts, unsided, expected) => {
  expect(describeTotals(accounts, unsided, texts)).toBe(expected);
});

describe('the remarks on a table', () => {
  const account = { duplicateCount: 0, gaps: [] };

  test('are none for one whole account', () => {
    expect(describeRemarks([{ skipped: 0 }], [account], texts)).toEqual([]);
  });

  test('say what was left out, and that there are several accounts', () => {
    expect(
      describeRemarks([{ skipped: 1 }, { skipped: 1 }], [account, { ...account, duplicateCount: 1 }], texts),
    ).toEqual([
      'There are 2 accounts; each has a table of its own.',
      'Left out because another file has them too: 1 row.',
      'Left out because fields were missing: 2 rows.',
    ]);
  });

  test.each([
    ['missing', 'No statement covers 02 Oct 2025 to 09 Oct 2025, between a.pdf and b.pdf.'],
    ['unconnected', 'The balances do not connect where a.pdf ends and b.pdf begins: rows may be missing.'],
  ] as const)('name the files around a gap that is %s', (kind, remark) => {
    const before = { path: 'a.pdf', date: '2025-10-01', balancePaise: 100 };
    const after = { path: 'b.pdf', date: '2025-10-10', balancePaise: 200 };
    expect(describeRemarks([], [{ ...account, gaps: [{ kind, before, after }] }], texts)).toEqual([remark]);
  });
});
