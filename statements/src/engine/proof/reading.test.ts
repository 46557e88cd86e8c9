import type { StatementRow } from '../amounts/statementRow.ts';
import { genericLayout } from '../layouts/generic.ts';
import type { RowStatus } from './proof.ts';
import { countProved, countRows, doubtsOf, isConfirmed, isConvincing, supportOf } from './reading.ts';
import type { AccountReading, Reading } from './reading.ts';

const row: StatementRow = {
  date: '2026-04-01',
  narration: 'UPI/A',
  debitPaise: 100,
  creditPaise: 0,
  unsidedPaise: 0,
  balancePaise: 900,
};

/** An account of rows with these statuses, all with a balance. */
function accountOf(statuses: readonly RowStatus[], breaks = 0, more: Partial<AccountReading> = {}): AccountReading {
  return {
    account: {},
    hasDoubtfulWords: statuses.map(() => false),
    rows: statuses.map(() => row),
    proof: { order: 'oldest first', statuses, breaks, openingPaise: undefined, closingPaise: undefined },
    isClosed: false,
    unreadCount: 0,
    leftOverCount: 0,
    hasAmbiguousDates: false,
    otherLines: [],
    transactionLines: [],
    rest: [],
    ...more,
  };
}

const readingOf = (...accounts: readonly AccountReading[]): Reading => ({
  layout: genericLayout,
  sections: [],
  assumptions: {},
  accounts,
});
const sound = accountOf(['inferred', 'proved', 'proved']);

test('rows are counted over all accounts', () => {
  const reading = readingOf(sound, accountOf(['unproved', 'proved']));
  expect(countRows(reading)).toBe(5);
  expect(countProved(reading)).toBe(3);
});

describe('a reading is confirmed', () => {
  test('where every row of every account is, and nothing was left', () => {
    expect(isConfirmed(readingOf(sound, sound))).toBe(true);
  });

  test.each<[string, AccountReading]>([
    ['a break', accountOf(['proved'], 1)],
    ['a row that the balances contradict', accountOf(['proved', 'unproved'])],
    ['a row without a balance', accountOf(['proved', 'unprovable'])],
    ['a line that was not read', accountOf(['proved'], 0, { unreadCount: 1 })],
    ['words that belong to no row', accountOf(['proved'], 0, { leftOverCount: 1 })],
  ])('not with %s in one of its accounts', (_what, account) => {
    expect(isConfirmed(readingOf(sound, account))).toBe(false);
  });

  test('not where nothing is proved', () => {
    expect(isConfirmed(readingOf(accountOf(['inferred'])))).toBe(false);
    expect(isConfirmed(readingOf())).toBe(false);
  });
});

describe('a reading is convincing', () => {
  const mostly = (proved: number, others: number) =>
    readingOf(accountOf([...Array<RowStatus>(proved).fill('proved'), ...Array<RowStatus>(others).fill('unproved')], 1));

  test('where 95 of a hundred rows are proved', () => {
    expect(isConvincing(mostly(95, 5))).toBe(true);
    expect(isConvincing(mostly(94, 6))).toBe(false);
  });

  test('not where lines of an account were not read', () => {
    expect(isConvincing(readingOf(sound, accountOf(['proved'], 0, { unreadCount: 1 })))).toBe(false);
  });
});

describe('the support of a reading', () => {
  const support = (...accounts: readonly AccountReading[]) => supportOf(readingOf(...accounts));
  const silent = { rows: [{ ...row, balancePaise: undefined }] };

  test.each<[string, AccountReading, AccountReading]>([
    ['a proved row than an inferred one', accountOf(['proved']), accountOf(['inferred'])],
    ['an inferred row than one that is not', accountOf(['inferred']), accountOf(['unproved'])],
    ['no break than one', accountOf(['proved']), accountOf(['proved'], 1)],
    ['a row with a balance than one without', accountOf(['unproved']), accountOf(['unproved'], 0, silent)],
    ['no unread line than one', accountOf(['proved']), accountOf(['proved'], 0, { unreadCount: 1 })],
    ['no words left over than some', accountOf(['proved']), accountOf(['proved'], 0, { leftOverCount: 1 })],
    ['a row that nothing can prove than none', accountOf(['unprovable'], 0, silent), accountOf([])],
    ['a misprint in three rows than no balances at all', accountOf(['proved', 'proved', 'unproved'], 1), accountOf([])],
  ])('is more for %s', (_what, better, worse) => {
    expect(support(better)).toBeGreaterThan(support(worse));
  });

  test('is that of all its accounts', () => {
    expect(support(sound, sound)).toBeCloseTo(2 * support(sound));
    expect(support()).toBe(0);
  });

  test('loses more by a break than it gains by the row', () => {
    expect(support(accountOf(['proved'], 1))).toBeLessThan(support(accountOf(['unproved'])));
  });
});

describe('the doubts about a reading', () => {
  test('are none where nothing was left open', () => {
    expect(doubtsOf(readingOf(sound, accountOf(['unproved'], 1)))).toEqual([]);
  });

  test.each<[string, Partial<AccountReading>]>([
    ['lines-unread', { unreadCount: 1 }],
    ['words-left-over', { leftOverCount: 1 }],
    ['dates-ambiguous', { hasAmbiguousDates: true }],
    ['sides-unknown', { rows: [row, { ...row, debitPaise: 0, unsidedPaise: 100 }] }],
  ])('are %s where one account has it', (doubt, more) => {
    expect(doubtsOf(readingOf(sound, accountOf(['proved', 'proved'], 0, more)))).toEqual([doubt]);
  });
});
