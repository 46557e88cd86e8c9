import { describeProof } from './describeProof.ts';
import type { Proof } from './proof.ts';
import type { Transaction } from './transaction.ts';

const proved: Proof = {
  rows: 50,
  proved: 50,
  unprovable: 0,
  doubtful: 0,
  doubtfulRows: new Set(),
  breaks: 0,
  doubts: [],
  unsidedPaise: new Map(),
  accounts: [],
  openingPaise: undefined,
  closingPaise: undefined,
};

const row = { date: '2025-10-01', description: 'A', debitPaise: 100, creditPaise: 0, category: 'Others' };

function describeRows(proof: Partial<Proof>, count = 50, balancePaise: number | undefined = 1_00) {
  const transactions = Array.from({ length: count }, (): Transaction => ({ ...row, balancePaise }));
  return describeProof({ ...proved, ...proof }, transactions);
}

test('the balances add up when every row is proved', () => {
  expect(describeRows({})).toEqual({ verdict: 'proved', sentences: ['All 50 balances add up.'] });
  expect(describeRows({ rows: 1, proved: 1 }, 1)).toEqual({ verdict: 'proved', sentences: ['The balance adds up.'] });
});

test('a row without a balance before it is no alarm', () => {
  expect(describeRows({ proved: 49 })).toEqual({
    verdict: 'proved',
    sentences: ['All 50 balances add up.', 'For 1 row, no other figure is printed to check the amount by.'],
  });
});

test('rows without balances of their own, as of a card, add up to those that are printed', () => {
  const transactions = [{ ...row, balancePaise: undefined }];
  expect(describeProof({ ...proved, rows: 2, proved: 2 }, [...transactions, ...transactions])).toEqual({
    verdict: 'proved',
    sentences: ['All 2 rows add up to the balances printed.'],
  });
  expect(describeProof({ ...proved, rows: 1, proved: 1 }, transactions).sentences).toEqual([
    'The row adds up to the balances printed.',
  ]);
});

test.each([
  [{ proved: 0, unprovable: 50 }, 'This statement prints no balances that would prove the rows. Check the totals.'],
  [{ proved: 46, unprovable: 4 }, 'For 4 of 50 rows, no balance is printed that would prove them. Check the totals.'],
  [{ proved: 49, unprovable: 1 }, 'For 1 of 50 rows, no balance is printed that would prove it. Check the totals.'],
])('a statement that nothing printed proves is no alarm', (proof, sentence) => {
  expect(describeRows(proof)).toEqual({ verdict: 'unchecked', sentences: [sentence] });
});

test.each([
  [
    { doubtful: 3, doubtfulRows: new Set([3, 4, 5]) },
    /^3 of 50 rows are in doubt and marked in the table\. Compare them/,
  ],
  [
    { doubtful: 1, doubtfulRows: new Set([3]), breaks: 1 },
    /^1 of 50 rows is in doubt and marked in the table\. Compare it/,
  ],
  [{ doubtful: 50 }, /^All 50 rows are in doubt\. Compare them with your statement\.$/],
  [{ breaks: 1 }, /^The rows do not add up to a balance or total/],
  [{ doubts: ['damaged'] }, /^The file is damaged/],
])('what is in doubt is said, with what to do: %j', (proof, sentence) => {
  expect(describeRows(proof)).toEqual({ verdict: 'doubtful', sentences: [expect.stringMatching(sentence)] });
});

test('one row that is in doubt is named as the only one', () => {
  expect(describeRows({ rows: 1, proved: 0, doubtful: 1 }, 1).sentences).toEqual([
    'The only row is in doubt. Compare it with your statement.',
  ]);
});

test('all that is in doubt is said, and what nothing proves besides', () => {
  const { verdict, sentences } = describeRows({
    proved: 40,
    doubtful: 1,
    breaks: 2,
    unprovable: 9,
    doubts: ['pages-missing', 'lines-unread'],
  });
  expect(verdict).toBe('doubtful');
  expect(sentences).toEqual([
    expect.stringMatching(/^Some pages/),
    expect.stringMatching(/^Some lines/),
    expect.stringMatching(/^1 of 50 rows/),
    expect.stringMatching(/^The rows do not add up/),
    expect.stringMatching(/^For 9 of 50 rows/),
  ]);
});

test('a table with other rows than were checked is in doubt', () => {
  const { verdict, sentences } = describeRows({}, 49);
  expect(verdict).toBe('doubtful');
  expect(sentences).toEqual([expect.stringMatching(/checked for 50 rows, and 49 are shown/)]);
});

test('without a proof, it says so', () => {
  expect(describeProof(undefined, [])).toEqual({
    verdict: 'unchecked',
    sentences: ['The balances have not been checked.'],
  });
});
