import type { StatementReport } from '../engine/index.ts';

/** The response headers with the proof of a statement, which a browser may read. */
export const reportHeaderNames = [
  'Layout',
  'Rows',
  'Proved',
  'Check-Words',
  'Check-Words-Rows',
  'Unprovable',
  'Doubtful',
  'Doubtful-Rows',
  'Opening',
  'Closing',
  'Breaks',
  'Doubts',
  'Unsided',
  'Accounts',
].map((name) => `X-Statement-${name}`);

/** The maximum length of a list: proxies refuse responses whose headers are larger than a page of memory. */
const maxListLength = 1000;

/** A header with a list; no header if the list is empty or longer than a header should be. */
function listHeader(name: string, list: string): Record<string, string> {
  return list === '' || list.length > maxListLength ? {} : { [name]: list };
}

/** Rows in order as ranges: `3,17,20-22`. */
function rowRanges(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range?.last === row - 1) range.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

/** Characters allowed in the end of an account's number: any other would have to be escaped in a header. */
const numberEndPattern = /^[\w*-]+$/;

/** The accounts as a list of RFC 9651, the rows of each in order: `20;number="1234", 12`. */
function accountList(accounts: StatementReport['accounts']): string {
  return accounts
    .map(({ rows, numberEnd = '' }) => (numberEndPattern.test(numberEnd) ? `${rows};number="${numberEnd}"` : `${rows}`))
    .join(', ');
}

/**
 * The headers of one response, with the opening and closing balance if the statement has them, and the accounts if it
 * has several.
 */
export function reportHeaders(report: StatementReport): Record<string, string> {
  const { layout, rows, proved, rowsToCheckWords, unprovable, doubtfulRows, breaks, doubts, unsidedAmounts, accounts } =
    report;
  const { opening, closing } = report;
  return {
    'x-statement-layout': layout,
    'x-statement-rows': String(rows),
    'x-statement-proved': String(proved),
    'x-statement-check-words': String(rowsToCheckWords.length),
    ...listHeader('x-statement-check-words-rows', rowRanges(rowsToCheckWords)),
    'x-statement-unprovable': String(unprovable),
    'x-statement-doubtful': String(doubtfulRows.length),
    'x-statement-breaks': String(breaks),
    ...listHeader('x-statement-doubtful-rows', rowRanges(doubtfulRows)),
    ...listHeader('x-statement-doubts', doubts.join(',')),
    ...listHeader('x-statement-unsided', unsidedAmounts.map(({ row, amount }) => `${row}=${amount}`).join(',')),
    ...(opening !== undefined && { 'x-statement-opening': opening }),
    ...(closing !== undefined && { 'x-statement-closing': closing }),
    ...(accounts.length > 1 && listHeader('x-statement-accounts', accountList(accounts))),
  };
}
