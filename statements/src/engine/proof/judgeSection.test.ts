import type { StatementRow } from '../amounts/statementRow.ts';
import { genericLayout } from '../layouts/generic.ts';
import type { SummaryLine } from '../readings/collectRows.ts';
import type { TableContent } from '../readings/tableContent.ts';
import type { Section } from '../table/section.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { Assumptions } from '../readings/assumptions.ts';
import { judgeSection } from './judgeSection.ts';

interface Step {
  readonly debit?: number;
  readonly credit?: number;
  readonly unsided?: number;
  readonly balance?: number;
}

const rowsOf = (...steps: readonly Step[]): StatementRow[] =>
  steps.map(({ debit = 0, credit = 0, unsided = 0, balance }, index) => ({
    date: `2026-04-0${index + 1}`,
    narration: 'UPI/A',
    debitPaise: debit,
    creditPaise: credit,
    unsidedPaise: unsided,
    balancePaise: balance,
  }));

const summary = (kind: SummaryLine['kind'], rowsBefore: number, balancePaise: number): SummaryLine => ({
  kind,
  rowsBefore,
  balancePaise,
  debitPaise: undefined,
  creditPaise: undefined,
});

function tableOf(rows: readonly StatementRow[], more: Partial<TableContent> = {}): TableContent {
  return {
    rows,
    hasDoubtfulWords: rows.map(() => false),
    summaryLines: [],
    inDoubt: rows.map(() => false),
    leftOverCount: 0,
    hasAmbiguousDates: false,
    unreadCount: 0,
    otherLines: [],
    transactionLines: [],
    ...more,
  };
}

const around = (...texts: readonly string[]) =>
  typedLines(texts.map((text, index) => ({ x: 20, y: 20 + 12 * index, text })));

/** Judges a table below these lines. */
function judge(table: TableContent, texts: readonly string[] = [], assumptions: Assumptions = {}) {
  const section: Section = { account: { number: '1234' }, parts: [], rest: around(...texts) };
  return judgeSection(section, table, genericLayout, assumptions);
}

const sound = rowsOf({ debit: 100, balance: 900 }, { credit: 50, balance: 950 });

describe('the rows of a section', () => {
  test('are those of one account, with the balances printed around and among them', () => {
    const table = tableOf(sound, { summaryLines: [summary('opening', 0, 1000)] });
    const [account, ...others] = judge(table, ['Closing Balance 9.50']);
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      account: { number: '1234' },
      rows: sound,
      proof: { statuses: ['proved', 'proved'], breaks: 0, openingPaise: 1000, closingPaise: 950 },
    });
  });

  test('get the sides that the balances tell, and a side that was moved is inferred', () => {
    const [unsided] = judge(tableOf(rowsOf({ debit: 100, balance: 900 }, { unsided: 50, balance: 950 })));
    expect(unsided?.rows[1]).toMatchObject({ creditPaise: 50, unsidedPaise: 0 });
    const swapped = rowsOf({ debit: 100, balance: 900 }, { debit: 50, balance: 950 }, { debit: 1, balance: 949 });
    const [corrected] = judge(tableOf(swapped, { summaryLines: [summary('opening', 0, 1000)] }));
    expect(corrected?.proof.statuses).toEqual(['proved', 'inferred', 'proved']);
  });

  test('are in doubt where words beside them were left over', () => {
    const [beside] = judge(tableOf(sound, { inDoubt: [false, true], leftOverCount: 1 }));
    expect(beside).toMatchObject({ leftOverCount: 1, proof: { statuses: ['inferred', 'unproved'] } });
    const [ambiguous] = judge(tableOf(sound, { hasAmbiguousDates: true }));
    expect(ambiguous).toMatchObject({ hasAmbiguousDates: true, proof: { statuses: ['inferred', 'proved'] } });
  });
});

describe('lines that look like rows and were not read', () => {
  test('are a break', () => {
    expect(judge(tableOf(sound, { unreadCount: 2 }))).toMatchObject([{ unreadCount: 2, proof: { breaks: 1 } }]);
  });

  test('are none where the rows connect the printed opening and closing balance', () => {
    const closed = [summary('opening', 0, 1000), summary('closing', 2, 950)];
    expect(judge(tableOf(sound, { unreadCount: 1, summaryLines: closed }))).toMatchObject([
      { unreadCount: 0, proof: { breaks: 0 } },
    ]);
    expect(judge(tableOf(sound, { unreadCount: 1, summaryLines: closed.slice(1) }))[0]?.proof.breaks).toBe(1);
  });

  test('are no second break', () => {
    const wrong = rowsOf({ debit: 100, balance: 900 }, { credit: 50, balance: 951 });
    expect(judge(tableOf(wrong, { unreadCount: 1 }))[0]?.proof.breaks).toBe(1);
  });
});

describe('an opening balance among the rows', () => {
  const two = rowsOf(
    { debit: 100, balance: 900 },
    { credit: 50, balance: 950 },
    { debit: 1, balance: 49 },
    { debit: 2, balance: 47 },
  );
  const summaryLines = [summary('opening', 0, 1000), summary('closing', 2, 950), summary('opening', 2, 50)];

  test('begins another account where the balances contradict one', () => {
    const table = tableOf(two, {
      summaryLines,
      inDoubt: [false, false, false, true],
      leftOverCount: 1,
      unreadCount: 1,
    });
    expect(judge(table)).toMatchObject([
      {
        rows: two.slice(0, 2),
        unreadCount: 0,
        leftOverCount: 0,
        proof: { statuses: ['proved', 'proved'], openingPaise: 1000, closingPaise: 950 },
      },
      {
        rows: two.slice(2),
        unreadCount: 1,
        leftOverCount: 1,
        proof: { statuses: ['proved', 'unproved'], breaks: 1, openingPaise: 50, closingPaise: 47 },
      },
    ]);
  });

  test('begins none where the rows go on from the balance before', () => {
    const repeated = [summary('opening', 0, 1000), summary('opening', 1, 900)];
    expect(judge(tableOf(sound, { summaryLines: repeated }))).toHaveLength(1);
  });

  test('begins none where that contradicts as much, nor at the edges of the rows', () => {
    const wrong = rowsOf({ debit: 100, balance: 901 }, { credit: 50, balance: 951 });
    const contradicted = [summary('opening', 0, 1000), summary('opening', 1, 901)];
    expect(judge(tableOf(wrong, { summaryLines: contradicted }))).toHaveLength(1);
    const atEdges = [summary('opening', 0, 1), summary('opening', 2, 5)];
    expect(judge(tableOf(wrong, { summaryLines: atEdges }))).toHaveLength(1);
  });
});

describe('the rows of a card', () => {
  const spent = rowsOf({ debit: 300 }, { credit: 100 }, { debit: 50 });
  const judgeCard = (...texts: readonly string[]) => judge(tableOf(spent), texts, { isCard: true })[0];

  test('are proved together by what was owed before and is owed now, which count as negative', () => {
    expect(judgeCard('Previous Balance 10.00', 'Total Amount Due 12.50')).toMatchObject({
      rows: spent,
      proof: { statuses: ['proved', 'proved', 'proved'], breaks: 0, openingPaise: -1000, closingPaise: -1250 },
    });
  });

  test('take of several figures those that they connect', () => {
    const texts = ['Previous Balance 99.00', 'Previous Balance 10.00', 'Total Dues 7.00', 'Total Dues 12.50'];
    expect(judgeCard(...texts)?.proof).toMatchObject({ breaks: 0, openingPaise: -1000 });
  });

  test('contradict figures that they do not connect', () => {
    expect(judgeCard('Previous Balance 10.00', 'Total Amount Due 12.51')?.proof).toMatchObject({
      statuses: ['unproved', 'unproved', 'unproved'],
      breaks: 1,
    });
  });

  test.each([['Previous Balance 10.00'], ['Total Amount Due 12.50'], ['A Bank']])(
    'are not provable with %j alone',
    (text) => {
      expect(judgeCard(text)?.proof).toMatchObject({
        statuses: ['unprovable', 'unprovable', 'unprovable'],
        breaks: 0,
        openingPaise: undefined,
      });
    },
  );
});
