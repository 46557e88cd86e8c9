import type { FileOutcome } from '@artha/statements/engine';
import { rowOf } from '../../testing/rowOf.ts';
import { describeProof, type Findings } from './describeProof.ts';
import type { TableRow } from '../statement/statementTable.ts';
import { result as texts } from '../../texts/en/result.ts';

const fileOf = (...doubts: readonly string[]) => ({ files: [{ kind: 'read' as const, doubts }] });

/** Checks rows, of which the first are given. */
function check(first: readonly Partial<TableRow>[], findings: Partial<Findings> = {}, count = 50) {
  const rows = Array.from({ length: count }, (_, index) => rowOf({ number: index + 1, ...first[index] }));
  return describeProof(rows, { breaks: 0, differences: [], gapCount: 0, ...fileOf(), ...findings }, texts);
}

const times = (count: number, row: Partial<TableRow>) => Array.from({ length: count }, () => row);

test('the balances add up when every row is proved', () => {
  expect(check([])).toEqual({ verdict: 'proved', sentences: ['All 50 balances add up.'] });
  expect(check([], {}, 1)).toEqual({ verdict: 'proved', sentences: ['The balance adds up.'] });
});

test('rows of which the figures alone are confirmed are counted, and what to do is said', () => {
  const row = { status: 'figures-proved' } as const;
  expect(check(times(2, row)).sentences).toEqual([
    'All 50 balances add up.',
    'For 2 rows, the figures are confirmed and the words are not: check the descriptions against your statement.',
  ]);
  expect(check([row], {}, 1).sentences[1]).toMatch(/^For every row, the figures are confirmed/);
  expect(check([{ status: 'unproved' }, row]).sentences.at(-1)).toMatch(/^For 1 row, the figures are confirmed/);
});

test('dates that can be read in two ways are said once, and that the figures add up', () => {
  const row = { status: 'figures-proved', isOnlyDateOpen: true } as const;
  const findings = fileOf('dates-ambiguous');
  const dates = expect.stringMatching(/^Nothing in this file tells whether the day or the month comes first/);
  expect(check(times(50, row), findings)).toEqual({
    verdict: 'doubtful',
    sentences: [dates, 'All 50 balances add up.'],
  });
  expect(check([{ status: 'unproved' }, row], findings).sentences).toEqual([
    dates,
    expect.stringMatching(/^1 of 50 rows is in doubt/),
  ]);
  expect(check(times(50, { status: 'unprovable' }), findings).sentences).toHaveLength(2);
});

test('a row without a balance before it is no alarm', () => {
  expect(check([{ status: 'inferred' }])).toEqual({
    verdict: 'proved',
    sentences: [
      '49 of the 50 rows in this table add up to the balances printed.',
      'For 1 row, no other figure is printed to check the amount by.',
    ],
  });
});

test('rows without balances of their own, as of a card, add up to those that are printed', () => {
  expect(check(times(2, { balancePaise: undefined }), {}, 2)).toEqual({
    verdict: 'proved',
    sentences: ['All 2 rows add up to the balances printed.'],
  });
  expect(check([{ balancePaise: undefined }], {}, 1).sentences).toEqual(['The row adds up to the balances printed.']);
});

test.each([
  [50, 'This statement prints no balances that would prove the rows. Check the totals.'],
  [4, 'For 4 of 50 rows, no balance is printed that would prove them. Check the totals.'],
  [1, 'For 1 of 50 rows, no balance is printed that would prove it. Check the totals.'],
])('%i rows that nothing printed proves are no alarm', (count, sentence) => {
  expect(check(times(count, { status: 'unprovable' }))).toEqual({ verdict: 'unchecked', sentences: [sentence] });
});

test('the one row that does not add up is named with its arithmetic', () => {
  const broken = {
    status: 'unproved',
    date: '2026-02-08',
    debitPaise: 5_104_51,
    balanceChangePaise: -104_51,
  } as const;
  expect(check([{}, {}, broken], { breaks: 1 })).toEqual({
    verdict: 'doubtful',
    sentences: [
      'Row 3 (08 Feb) does not add up: the balance fell by ₹104.51, but the debit is ₹5,104.51. Check your statement.',
    ],
  });
});

test.each([
  [times(3, { status: 'unproved' }), {}, /^3 of 50 rows are in doubt and marked in the table\. Compare them/],
  [times(1, { status: 'unproved' }), { breaks: 1 }, /^1 of 50 rows is in doubt and marked in the table\. Compare it/],
  [times(50, { status: 'unproved' }), {}, /^All 50 rows are in doubt and marked in the table\. Compare them with/],
  [times(1, { unsidedPaise: 5 }), {}, /^1 of 50 rows is in doubt/],
  [[], { breaks: 1 }, /^The rows do not add up to a balance or total/],
  [
    [],
    { breaks: 1, differences: ['total', 'count'] },
    /^The rows do not add up to a total on the statement or the number of/,
  ],
  [[], { breaks: 1, ...fileOf('lines-unread') }, /^Some lines look like transactions/],
  [[], fileOf('damaged'), /^The file is damaged/],
] as const)('what is in doubt is said, with what to do: %#', (rows, findings, sentence) => {
  expect(check(rows, findings)).toEqual({ verdict: 'doubtful', sentences: [expect.stringMatching(sentence)] });
});

test('one row that is in doubt is named as the only one', () => {
  expect(check([{ status: 'unproved' }], {}, 1).sentences).toEqual([
    'The only row is in doubt and marked in the table. Compare it with your statement.',
  ]);
});

test('all that is in doubt is said, and what nothing proves besides', () => {
  const rows = [...times(1, { status: 'unproved' }), ...times(9, { status: 'unprovable' })];
  const doubts = fileOf('pages-missing', 'lines-unread');
  const { verdict, sentences } = check(rows, { breaks: 2, differences: ['closing'], ...doubts });
  expect(verdict).toBe('doubtful');
  expect(sentences).toEqual([
    expect.stringMatching(/^Some pages/),
    expect.stringMatching(/^Some lines/),
    expect.stringMatching(/^1 of 50 rows/),
    expect.stringMatching(/^The rows do not add up/),
    expect.stringMatching(/^For 9 of 50 rows/),
  ]);
});

test('ST-32 all balances are said to add up only of everything that was given', () => {
  const files = (...kinds: readonly FileOutcome['kind'][]) => ({ files: kinds.map((kind) => ({ kind, doubts: [] })) });
  const whole = ['read', 'repeated', 'empty'] as const;
  const partial = ['in-part', 'refused', 'not-begun'] as const;
  for (const kind of whole) expect(check([], files('read', kind)).sentences).toEqual(['All 50 balances add up.']);
  for (const kind of partial) {
    expect(check([], files('read', kind))).toEqual({
      verdict: 'doubtful',
      sentences: [
        '1 of the 2 files is not wholly in this table: see the list.',
        '50 of the 50 rows in this table add up to the balances printed.',
      ],
    });
  }
  expect(check([], { gapCount: 1 }).sentences).toEqual([
    '50 of the 50 rows in this table add up to the balances printed.',
  ]);
});
