import type { Report } from './messages.ts';

/** The response headers that say how far a statement is proved, as a browser may read them. */
export const reportHeaderNames = [
  'Layout',
  'Rows',
  'Proved',
  'Unprovable',
  'Opening',
  'Closing',
  'Breaks',
  'Accounts',
].map((name) => `X-Statement-${name}`);

/** What may stand in the end of an account's number: any other character would have to be escaped in a header. */
const numberEndPattern = /^[\w*-]+$/;

/** The accounts as a list of RFC 9651, the rows of each in order: `20;number="1234", 12`. */
function accountList(accounts: Report['accounts']): string {
  return accounts
    .map(({ rows, numberEnd = '' }) => (numberEndPattern.test(numberEnd) ? `${rows};number="${numberEnd}"` : `${rows}`))
    .join(', ');
}

/** The headers of one response; opening and closing balance where the statement has them, accounts where it has several. */
export function reportHeaders(report: Report): Record<string, string> {
  const { layout, rows, proved, unprovable, breaks, opening, closing, accounts } = report;
  return {
    'x-statement-layout': layout,
    'x-statement-rows': String(rows),
    'x-statement-proved': String(proved),
    'x-statement-unprovable': String(unprovable),
    'x-statement-breaks': String(breaks),
    ...(opening !== undefined && { 'x-statement-opening': opening }),
    ...(closing !== undefined && { 'x-statement-closing': closing }),
    ...(accounts.length > 1 && { 'x-statement-accounts': accountList(accounts) }),
  };
}
