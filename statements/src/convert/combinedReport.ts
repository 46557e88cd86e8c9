import { accountName, daysOfGap, describeOutcome, doubts, formatPaise, isAllRead } from '../engine/index.ts';
import type { CombinedAccount, FileOutcome, Gap } from '../engine/index.ts';
import type { CombinedStatements } from './combinedStatements.ts';
import type { OutputFormat } from './outputs/outputFormats.ts';
import { isProved, listRows, proofReport } from './proofReport.ts';

/** The statuses of rows whose figures the balances confirm. */
const confirmed: ReadonlySet<string> = new Set(['proved', 'figures-proved', 'inferred']);

/** Whether everything that was given is confirmed: every file is read, and every row follows from the balances. */
export function isAllProved({ converted, accounts, outcomes }: CombinedStatements): boolean {
  const [only] = converted;
  if (!isAllRead(outcomes)) return false;
  if (only !== undefined && outcomes.length === 1) return isProved(only.statement);
  return (
    outcomes.every(({ doubts }) => !doubts.includes('dates-ambiguous')) &&
    accounts.every(
      ({ gaps, breaks, rows }) =>
        gaps.length === 0 && breaks === 0 && rows.every(({ status }) => confirmed.has(status)),
    )
  );
}

/** Reports the outcome of each given file in a line. */
function reportOutcome(outcome: FileOutcome): string {
  const { outcome: what, advice } = describeOutcome(outcome);
  return `${outcome.path}: ${what}${advice === '' ? '' : `. ${advice}`}`;
}

function conclude(statements: CombinedStatements): string {
  if (isAllProved(statements)) return 'The balances confirm everything that was given.';
  return isAllRead(statements.outcomes)
    ? 'The balances do not confirm everything: see above.'
    : 'Not everything that was given is in the table: see the first lines.';
}

const formatBalance = (paise: number | undefined) => (paise === undefined ? 'not known' : formatPaise(paise));

function describeGap(gap: Gap): string {
  const { kind, before, after } = gap;
  const { first, last } = daysOfGap(gap);
  const balances = `${before.path} ends with ${formatBalance(before.balancePaise)}, ${after.path} begins with ${formatBalance(after.balancePaise)}`;
  if (kind === 'missing') return `no statement for ${first} to ${last}: ${balances}`;
  if (kind === 'unconnected') return `the balances do not connect at ${after.date}: ${balances}`;
  return `no transactions for ${first} to ${last}, between ${before.path} and ${after.path}: a statement may be missing`;
}

function reportAccount(account: CombinedAccount, number: number, firstRow: number): string[] {
  const { rows, duplicateCount, gaps, openingPaise, closingPaise, breaks } = account;
  const dates = rows.map(({ date }) => date).toSorted();
  return [
    `account    ${number}: ${accountName(account)}`,
    `rows       ${rows.length}${rows.length > 0 ? `: ${firstRow} to ${firstRow + rows.length - 1}, ${dates[0] ?? ''} to ${dates.at(-1) ?? ''}` : ''}`,
    `duplicates ${duplicateCount} left out`,
    `opening    ${formatBalance(openingPaise)}`,
    `closing    ${formatBalance(closingPaise)}`,
    `breaks     ${breaks}`,
    ...gaps.map((gap) => `gap        ${describeGap(gap)}`),
    '',
  ];
}

/** Rows of the table that a person should look at. */
function reportDoubtfulRows(accounts: readonly CombinedAccount[]): string[] {
  const rows = accounts.flatMap((account) => account.rows);
  const numbersOf = (isOne: (row: (typeof rows)[number]) => boolean) =>
    rows.flatMap((row, index) => (isOne(row) ? [index + 1] : []));
  const doubtful = numbersOf(({ status }) => status === 'unproved');
  const toCheckWords = numbersOf(({ status }) => status === 'figures-proved');
  return [
    ...(doubtful.length === 0 ? [] : [`in doubt   ${doubtful.length}: row ${listRows(doubtful)}`]),
    ...(toCheckWords.length === 0
      ? []
      : [`figures    ${toCheckWords.length}: row ${listRows(toCheckWords)}; figures confirmed, check the words`]),
  ];
}

/** The data that the format cannot hold, so that nothing is left out silently. */
function reportLosses(accounts: readonly CombinedAccount[], format: OutputFormat): string[] {
  const rows = accounts.flatMap((account) => account.rows);
  const unsided = rows.flatMap(({ unsidedPaise }, index) => (unsidedPaise > 0 ? [index + 1] : []));
  const list = `${unsided.length}: row ${listRows(unsided)}`;
  if (format !== 'ofx' && format !== 'tally') return unsided.length === 0 ? [] : [`no side    ${list}`];
  return [
    ...(unsided.length === 0
      ? []
      : [`left out   ${list}; debit or credit is not known, and the file cannot hold that`]),
    ...(format === 'ofx' && accounts.some(({ closingPaise }) => closingPaise === undefined)
      ? ['no balance for an account: the file holds none for it either, which some programs refuse']
      : []),
  ];
}

function reportDoubts({ converted }: CombinedStatements, path: string): string[] {
  const statement = converted.find((file) => file.path === path)?.statement;
  return (statement?.doubts ?? []).map((doubt) => `doubt      ${doubts[doubt]}`);
}

/** Reports one file alone, or several: each by itself, and then the accounts that they form. */
export function combinedReport(statements: CombinedStatements, format: OutputFormat): string {
  const { accounts, converted, refused, outcomes } = statements;
  const [only] = converted;
  const losses = reportLosses(accounts, format);
  if (only !== undefined && converted.length + refused.length === 1) {
    return [...reportDoubts(statements, only.path), ...losses, proofReport(only.statement)].join('\n');
  }
  let before = 0;
  const ofAccounts = accounts.flatMap((account, index) => {
    const firstRow = before + 1;
    before += account.rows.length;
    return reportAccount(account, index + 1, firstRow);
  });
  return [
    ...outcomes.map(reportOutcome),
    '',
    ...converted.flatMap(({ path, statement }) => [
      `file       ${path}`,
      ...reportDoubts(statements, path),
      proofReport(statement),
    ]),
    ...refused.flatMap(({ path, reason }) => [`file       ${path}`, `refused    ${reason}`, '']),
    `files      ${converted.length} converted, ${refused.length} refused`,
    '',
    ...ofAccounts,
    ...reportDoubtfulRows(accounts),
    ...losses,
    conclude(statements),
    '',
  ].join('\n');
}
