import { formatPaise } from '../engine/index.ts';
import type { Difference, RowStatus, Statement, StatementAccount } from '../engine/index.ts';

/** At most this many rows are listed. */
const maxNamedRows = 20;

/** Statuses that are reported even if no row has them. */
const statuses = ['inferred', 'unproved', 'unprovable'] as const;

function rowsWithStatus({ proof }: Statement, status: RowStatus): number[] {
  return proof.statuses.flatMap((one, index) => (one === status ? [index + 1] : []));
}

/** Numbers of rows in words, at most twenty. */
export function listRows(rows: readonly number[]): string {
  const named = rows.slice(0, maxNamedRows).join(', ');
  return rows.length > maxNamedRows ? `${named} and ${rows.length - maxNamedRows} more` : named;
}

/**
 * Whether the balances confirm the figures of a statement: nothing contradicts them, and every row has a balance that
 * could.
 */
function hasProvedFigures({ proof }: Statement): boolean {
  const confirmed: ReadonlySet<RowStatus> = new Set(['proved', 'figures-proved', 'inferred']);
  return proof.breaks === 0 && proof.statuses.every((status) => confirmed.has(status));
}

const hasAmbiguousDates = ({ doubts }: Statement): boolean => doubts.includes('dates-ambiguous');

/**
 * Whether the balances confirm a statement, and its dates can be read in only one way. The words of some rows may still
 * have to be checked.
 */
export function isProved(statement: Statement): boolean {
  return hasProvedFigures(statement) && !hasAmbiguousDates(statement);
}

function conclude(statement: Statement): string {
  if (hasProvedFigures(statement)) {
    return hasAmbiguousDates(statement)
      ? 'The balances confirm the figures. The dates can be read in two ways.'
      : 'The balances confirm the statement.';
  }
  const { breaks, statuses } = statement.proof;
  return breaks > 0 || statuses.includes('unproved')
    ? 'The balances do not confirm the statement.'
    : 'No balances are printed that could confirm every row.';
}

/** Printed figures that may differ from the rows, in words. */
const namesOfDifferences: Readonly<Record<Difference, string>> = {
  closing: 'the closing balance printed',
  carried: 'a balance carried forward',
  balance: 'a balance printed again',
  total: 'a total printed',
  count: 'a number of transactions printed',
};

/** Says what is wrong besides rows: printed figures that do not follow from the rows, or else lines that were not read. */
function describeDifferences({ proof, doubts }: Statement): string {
  const names = (proof.differences ?? []).map((difference) => namesOfDifferences[difference]);
  if (names.length > 0) return `; ${names.join(' and ')} ${names.length > 1 ? 'do' : 'does'} not follow from the rows`;
  return proof.breaks > 0 && doubts.includes('lines-unread') ? '; lines that look like transactions were not read' : '';
}

/** Names the lines that were not read by the rows above them. */
function describeUnread({ rowsAboveUnread = [] }: Statement): string[] {
  if (rowsAboveUnread.length === 0) return [];
  return [`unread     ${rowsAboveUnread.length}: below row ${listRows(rowsAboveUnread)}`];
}

const formatBalance = (paise: number | undefined) => (paise === undefined ? 'not known' : formatPaise(paise));

function balanceLines({ openingPaise, closingPaise }: Statement['proof']): string[] {
  return [`opening    ${formatBalance(openingPaise)}`, `closing    ${formatBalance(closingPaise)}`];
}

/** The facts about each account of a file with several accounts, and the rows of each. */
function reportAccounts(accounts: readonly StatementAccount[]): string[] {
  let before = 0;
  return accounts.flatMap(({ numberEnd, rowCount, proof }, index) => {
    const first = before + 1;
    before += rowCount;
    return [
      '',
      `account    ${index + 1}${numberEnd === undefined ? '' : `, number ending in ${numberEnd}`}`,
      `rows       ${rowCount}${rowCount > 0 ? `: ${first} to ${before}, ${proof.order}` : ''}`,
      ...balanceLines(proof),
      `breaks     ${proof.breaks}`,
    ];
  });
}

/**
 * Reports the proof of a statement in words; rows are counted from 1 in the order of the output. Each of several
 * accounts has its own balances.
 */
export function proofReport(statement: Statement): string {
  const { layout, transactions, proof, accounts } = statement;
  const hasSeveral = accounts.length > 1;
  const statusLine = (status: RowStatus, name: string = status) => {
    const rows = rowsWithStatus(statement, status);
    return `${name.padEnd(10)} ${rows.length}${rows.length > 0 ? `: row ${listRows(rows)}` : ''}`;
  };
  const toCheckWords = statusLine('figures-proved', 'figures');
  return [
    `layout     ${layout}`,
    `rows       ${transactions.length}${hasSeveral ? '' : `, ${proof.order}`}`,
    `proved     ${rowsWithStatus(statement, 'proved').length}`,
    ...(rowsWithStatus(statement, 'figures-proved').length > 0
      ? [`${toCheckWords}; figures confirmed, check the words`]
      : []),
    ...statuses.map((status) => statusLine(status)),
    ...(hasSeveral ? [] : balanceLines(proof)),
    ...describeUnread(statement),
    `breaks     ${proof.breaks}${describeDifferences(statement)}`,
    ...(hasSeveral ? [...reportAccounts(accounts), ''] : []),
    conclude(statement),
    '',
  ].join('\n');
}
