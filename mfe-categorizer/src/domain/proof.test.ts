import { describeProof, readProof } from './proof.ts';

const headers = (values: Record<string, string>) => new Map(Object.entries(values));
const reader = (values: Record<string, string>) => ({ get: (name: string) => headers(values).get(name) ?? null });

const proved = { rows: 50, proved: 50, breaks: 0, openingPaise: undefined, closingPaise: undefined };

test('the headers of the service are read', () => {
  expect(
    readProof(
      reader({
        'X-Statement-Rows': '50',
        'X-Statement-Proved': '49',
        'X-Statement-Breaks': '1',
        'X-Statement-Opening': '458135.15',
        'X-Statement-Closing': '795748.57',
      }),
    ),
  ).toEqual({ rows: 50, proved: 49, breaks: 1, openingPaise: 45_813_515, closingPaise: 79_574_857 });
});

test('amounts and breaks may be absent', () => {
  expect(readProof(reader({ 'X-Statement-Rows': '50', 'X-Statement-Proved': '50' }))).toEqual(proved);
});

test.each([{}, { 'X-Statement-Rows': '50' }, { 'X-Statement-Rows': 'many', 'X-Statement-Proved': '50' }])(
  'without both counts there is no proof: %j',
  (values) => {
    expect(readProof(reader(values))).toBeUndefined();
  },
);

test('the balances add up only when every row that is shown has been proved', () => {
  expect(describeProof(proved, 50)).toEqual({ isProved: true, sentence: 'All 50 balances add up.' });
  expect(describeProof({ ...proved, rows: 1, proved: 1 }, 1)).toEqual({
    isProved: true,
    sentence: 'The balance adds up.',
  });
});

test.each([
  [{ ...proved, proved: 47, breaks: 2 }, /^3 of 50 rows could not be proved/],
  [{ ...proved, breaks: 1 }, /^1 of 50 rows could not be proved/],
  [{ ...proved, rows: 1, proved: 0 }, /^1 of 1 row could not be proved/],
])('rows that could not be proved are counted', (proof, sentence) => {
  const balanceCheck = describeProof(proof, 50);
  expect(balanceCheck.isProved).toBe(false);
  expect(balanceCheck.sentence).toMatch(sentence);
});

test('a table with other rows than were checked is not proved', () => {
  const balanceCheck = describeProof(proved, 49);
  expect(balanceCheck.isProved).toBe(false);
  expect(balanceCheck.sentence).toMatch(/checked for 50 rows, and 49 are shown/);
});

test('without a proof, it says so', () => {
  expect(describeProof(undefined, 50)).toEqual({ isProved: false, sentence: 'The balances have not been checked.' });
});
