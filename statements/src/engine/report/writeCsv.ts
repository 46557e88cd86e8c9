import { formatPaise } from '../amounts/money.ts';
import type { Transaction } from './statement.ts';

/** The parts of a transaction in the CSV. */
export type CsvTransaction = Pick<
  Transaction,
  'date' | 'description' | 'debitPaise' | 'creditPaise' | 'unsidedPaise' | 'balancePaise'
> & { readonly category: string };

/** The columns of the output, in the order in which the page reads them by position. */
export const csvHeader = 'transaction_date,description,debit_amount,credit_amount,balance,category';

/** Characters that make a spreadsheet run a cell, including their full-width forms (OWASP, CSV injection). */
const formulaStartPattern = /^[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u;

/** If the semicolon separates cells, the text after it starts a cell. */
const formulaAfterSeparatorPattern = /; *(?=[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}])/gu;

/** One line of text without invisible characters. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
}

/** A text that no spreadsheet runs: a text that would begin a formula gets an apostrophe before it. */
export function withoutFormula(text: string): string {
  return formulaStartPattern.test(text) ? `'${text}` : text;
}

/**
 * Prepares a text cell: one line, no comma, no double quote, no invisible character, nothing that a spreadsheet runs.
 * The page splits on commas and knows no quoting, so the text is changed rather than quoted.
 */
export function textCell(text: string): string {
  const plain = plainText(text.replaceAll(',', ' ')).replaceAll('"', "'").replace(formulaAfterSeparatorPattern, ";'");
  return withoutFormula(plain);
}

function writeRow(row: CsvTransaction): string {
  const { date, description, debitPaise, creditPaise, unsidedPaise, balancePaise, category } = row;
  return [
    date,
    textCell(description),
    unsidedPaise > 0 ? '' : formatPaise(debitPaise),
    unsidedPaise > 0 ? '' : formatPaise(creditPaise),
    balancePaise === undefined ? '' : formatPaise(balancePaise),
    textCell(category),
  ].join(',');
}

/**
 * Writes transactions as CSV: header and rows in document order, `\n` after each, no BOM, six unquoted fields a row. A
 * balance that is not printed is an empty field, and so are both amounts if the side of an amount is unknown.
 */
export function writeCsv(transactions: readonly CsvTransaction[]): string {
  return [csvHeader, ...transactions.map(writeRow), ''].join('\n');
}

/** The rows of an account, and the name that tells it apart from others. */
export interface CsvAccount {
  readonly name: string;
  readonly rows: readonly CsvTransaction[];
}

/** Writes accounts as CSV. If there are several, a seventh field has the number of the account and its name. */
export function writeCsvOfAccounts(accounts: readonly CsvAccount[]): string {
  if (accounts.length < 2) return writeCsv(accounts.flatMap(({ rows }) => rows));
  const rows = accounts.flatMap((account, index) =>
    account.rows.map((row) => `${writeRow(row)},${textCell(`${index + 1} ${account.name}`)}`),
  );
  return [`${csvHeader},account`, ...rows, ''].join('\n');
}
