import type { Statement } from '../engine/index.ts';
import { isProved, proofReport } from './proofReport.ts';
import { accountOf, statementOf } from './testing/statementOf.ts';

const linesOf = (statement: Statement) => proofReport(statement).split('\n');

describe('the report of one account', () => {
  test('counts the rows of each status and names those that are not proved', () => {
    const one = accountOf(['inferred', 'proved', 'unproved', 'unprovable', 'unprovable'], { breaks: 1 });
    expect(linesOf(statementOf(one))).toEqual([
      'layout     generic',
      'rows       5, oldest first',
      'proved     1',
      'inferred   1: row 1',
      'unproved   1: row 3',
      'unprovable 2: row 4, 5',
      'opening    10.00',
      'closing    20.00',
      'breaks     1',
      'The balances do not confirm the statement.',
      '',
    ]);
  });

  test('says that no balance is known', () => {
    const one = accountOf(['unprovable'], { openingPaise: undefined, closingPaise: undefined });
    expect(linesOf(statementOf(one)).slice(6, 8)).toEqual(['opening    not known', 'closing    not known']);
  });

  test('names the printed figures that differ from the rows', () => {
    const breaksOf = (proof: Parameters<typeof accountOf>[1]) => linesOf(statementOf(accountOf(['proved'], proof)))[8];
    expect(breaksOf({ breaks: 2, differences: ['total', 'count'] })).toBe(
      'breaks     2; a total printed and a number of transactions printed do not follow from the rows',
    );
  });

  test('says that lines were not read if no printed figure differs', () => {
    const statement = { ...statementOf(accountOf(['proved'], { breaks: 1 })), doubts: ['lines-unread'] as const };
    expect(linesOf(statement)[8]).toBe('breaks     1; lines that look like transactions were not read');
  });

  test('names the lines of an export that were not read by the rows above them', () => {
    const statement = { ...statementOf(accountOf(['proved', 'unproved'])), rowsAboveUnread: [0, 1] };
    expect(linesOf(statement)).toContain('unread     2: below row 0, 1');
  });

  test('names twenty rows at most', () => {
    const lines = linesOf(statementOf(accountOf(Array.from({ length: 22 }, () => 'unprovable'))));
    expect(lines[5]).toMatch(/^unprovable 22: row 1, 2, .* 20 and 2 more$/);
  });
});

describe('the report of several accounts', () => {
  const savings = accountOf(['proved', 'proved'], { numberEnd: '5678' });
  const current = accountOf(['proved', 'unproved', 'proved'], { openingPaise: undefined, breaks: 1 });
  const unused = accountOf([], {});

  test('has a block for each, with its own rows and balances', () => {
    expect(linesOf(statementOf(savings, current, unused))).toEqual([
      'layout     generic',
      'rows       5',
      'proved     4',
      'inferred   0',
      'unproved   1: row 4',
      'unprovable 0',
      'breaks     1',
      '',
      'account    1, number ending in 5678',
      'rows       2: 1 to 2, oldest first',
      'opening    10.00',
      'closing    20.00',
      'breaks     0',
      '',
      'account    2',
      'rows       3: 3 to 5, oldest first',
      'opening    not known',
      'closing    20.00',
      'breaks     1',
      '',
      'account    3',
      'rows       0',
      'opening    10.00',
      'closing    20.00',
      'breaks     0',
      '',
      'The balances do not confirm the statement.',
      '',
    ]);
  });
});

describe('a statement is confirmed', () => {
  test('by its balances, except if its dates can be read in two ways', () => {
    const statement = {
      ...statementOf(accountOf(['inferred', 'figures-proved'])),
      doubts: ['dates-ambiguous'] as const,
    };
    expect(isProved(statement)).toBe(false);
    expect(proofReport(statement)).toContain('The balances confirm the figures. The dates can be read in two ways.');
  });

  test.each([
    [['inferred', 'proved'], 0, 'The balances confirm the statement.', true],
    [['inferred', 'proved'], 1, 'The balances do not confirm the statement.', false],
    [['proved', 'unproved'], 0, 'The balances do not confirm the statement.', false],
    [['proved', 'unprovable'], 0, 'No balances are printed that could confirm every row.', false],
    [['proved', 'unprovable'], 1, 'The balances do not confirm the statement.', false],
  ] as const)('by rows that are %j and %i breaks: %s', (statuses, breaks, words, confirmed) => {
    const statement = statementOf(accountOf(statuses, { breaks }));
    expect(isProved(statement)).toBe(confirmed);
    expect(linesOf(statement).at(-2)).toBe(words);
  });
});
