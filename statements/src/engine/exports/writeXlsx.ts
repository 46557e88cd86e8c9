import { utils, write } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import * as v from 'valibot';
import type { CombinableRow, CombinedAccount } from '../combine/combinedAccount.ts';
import { describeOutcome } from '../combine/describeOutcome.ts';
import type { FileOutcome } from '../combine/fileOutcome.ts';
import { freezeHeads } from './freezeHeads.ts';
import { plainText, withoutFormula } from '../report/writeCsv.ts';
import { rowRemark } from '../report/rowRemark.ts';
import type { RowStatus } from '../proof/proof.ts';
import type { transactionTitles } from '../layouts/transactionTitles.ts';

/** A row of the workbook: the combined row, its category, and its certainty. */
export interface WorkbookRow extends CombinableRow {
  readonly category: string;
  readonly status: RowStatus;
  /** The source of the correction of a figure that was read from a picture: the balances of the statement, or a person. */
  readonly correctedBy?: 'balances' | 'person';
}

/** The sheets of months and categories. Amounts are in paise, without transfers between the person's own accounts. */
interface WorkbookMonths {
  /** Calendar months such as `2025-10`. */
  readonly months: readonly {
    readonly month: string;
    readonly moneyInPaise: number;
    readonly moneyOutPaise: number;
  }[];
  /** The money out of each category, in the order of the months. */
  readonly categories: readonly {
    readonly category: string;
    readonly paise: readonly number[];
    readonly totalPaise: number;
  }[];
}

/** The type of `writeXlsx`, for loading it only when needed. */
export type WriteXlsx = typeof writeXlsx;

type WorkbookAccount = Omit<CombinedAccount<WorkbookRow>, 'paths' | 'differences'>;

/** The content of a workbook besides the transactions. */
interface WorkbookContent {
  /** The outcome of each given file. */
  readonly files: readonly FileOutcome[];
  readonly months?: WorkbookMonths;
}

type Cell = CellObject | null;

/** Excel counts days from the end of 1899; 1970 began on this one. */
const dayOf1970 = 25_569;
const dayMs = 86_400_000;

const textCell = (text: string): Cell => ({ t: 's', v: withoutFormula(plainText(text)) });
const countCell = (count: number): Cell => ({ t: 'n', v: count });
/** A date that is not on the calendar stays a text. */
const dateCell = (date: string): Cell => {
  const days = Date.parse(date) / dayMs + dayOf1970;
  return Number.isInteger(days) ? { t: 'n', v: days, z: 'yyyy-mm-dd' } : textCell(date);
};
/** A month such as `2025-10` as its first day, so that it sorts and calculates as a date. */
const monthCell = (month: string): Cell => {
  const cell = dateCell(`${month}-01`);
  return cell && { ...cell, ...(cell.t === 'n' && { z: 'mmm yyyy' }) };
};
const amountCell = (paise: number | undefined): Cell =>
  paise === undefined ? null : { t: 'n', v: paise / 100, z: '#,##0.00' };

const correctionRemarks = { balances: 'a figure was corrected by the balances', person: 'corrected by hand' } as const;

function remarkOf(row: WorkbookRow): string {
  const correction = row.correctedBy && correctionRemarks[row.correctedBy];
  return [correction, rowRemark(row)].filter((remark) => remark !== undefined).join('; ');
}

/** Columns of a sheet: the title, which may be a month, the width in characters, and the cell of a record. */
type Columns<T, Title extends string = string> = readonly Column<T, Title>[];

type Column<T, Title extends string = string> = readonly [title: Title, width: number, cell: (record: T) => Cell];

function sheetOf<T>(columns: Columns<T>, records: readonly T[]): WorkSheet {
  const lines = [
    columns.map(([title]) => (/^\d{4}-\d{2}$/.test(title) ? monthCell(title) : textCell(title))),
    ...records.map((record) => columns.map(([, , cell]) => cell(record))),
  ];
  const sheet = utils.aoa_to_sheet(lines);
  sheet['!cols'] = columns.map(([, width]) => ({ wch: width }));
  sheet['!autofilter'] = { ref: utils.encode_range({ c: 0, r: 0 }, { c: columns.length - 1, r: records.length }) };
  return sheet;
}

interface NumberedAccount {
  readonly number: number;
  readonly account: WorkbookAccount;
}

function transactionSheet(accounts: readonly NumberedAccount[]): WorkSheet {
  const records = accounts.flatMap(({ number, account }) => account.rows.map((row) => ({ number, row })));
  const columns: Columns<(typeof records)[number], (typeof transactionTitles)[number]> = [
    ['Date', 12, ({ row }) => dateCell(row.date)],
    ['Description', 60, ({ row }) => textCell(row.description)],
    ['Debit', 14, ({ row }) => amountCell(row.unsidedPaise > 0 ? undefined : row.debitPaise)],
    ['Credit', 14, ({ row }) => amountCell(row.unsidedPaise > 0 ? undefined : row.creditPaise)],
    ['Balance', 14, ({ row }) => amountCell(row.balancePaise)],
    ['Category', 24, ({ row }) => textCell(row.category)],
    ['Please check', 36, ({ row }) => textCell(remarkOf(row))],
    ['Account', 9, ({ number }) => countCell(number)],
    ['File', 30, ({ row }) => textCell(row.path)],
  ];
  return sheetOf(columns, records);
}

function accountSheet(accounts: readonly NumberedAccount[]): WorkSheet {
  return sheetOf<NumberedAccount>(
    [
      ['Account', 9, ({ number }) => countCell(number)],
      ['Bank', 24, ({ account }) => textCell(account.bank?.name ?? '')],
      ['Number ends in', 16, ({ account }) => textCell(account.numberEnd ?? '')],
      ['Rows', 8, ({ account }) => countCell(account.rows.length)],
      ['Opening', 14, ({ account }) => amountCell(account.openingPaise)],
      ['Closing', 14, ({ account }) => amountCell(account.closingPaise)],
      ['Duplicates left out', 18, ({ account }) => countCell(account.duplicateCount)],
      ['Gaps', 8, ({ account }) => countCell(account.gaps.length)],
    ],
    accounts,
  );
}

function monthSheet({ months }: WorkbookMonths): WorkSheet {
  return sheetOf<(typeof months)[number]>(
    [
      ['Month', 10, ({ month }) => monthCell(month)],
      ['Money in, without own transfers', 32, ({ moneyInPaise }) => amountCell(moneyInPaise)],
      ['Money out, without own transfers', 32, ({ moneyOutPaise }) => amountCell(moneyOutPaise)],
      ['Difference', 14, ({ moneyInPaise, moneyOutPaise }) => amountCell(moneyInPaise - moneyOutPaise)],
    ],
    months,
  );
}

function categorySheet({ months, categories }: WorkbookMonths): WorkSheet {
  const columns: Columns<(typeof categories)[number]> = [
    ['Category', 28, ({ category }) => textCell(category)],
    ...months.map(({ month }, index): Column<(typeof categories)[number]> => [
      month,
      14,
      ({ paise }) => amountCell(paise[index]),
    ]),
    ['Total', 14, ({ totalPaise }) => amountCell(totalPaise)],
  ];
  return sheetOf(columns, categories);
}

function fileSheet(files: readonly FileOutcome[]): WorkSheet {
  const records = files.map((file) => ({ ...file, ...describeOutcome(file) }));
  return sheetOf<(typeof records)[number]>(
    [
      ['File', 36, ({ path }) => textCell(path)],
      ['What happened', 26, ({ outcome }) => textCell(outcome)],
      ['Rows', 8, ({ rows }) => countCell(rows)],
      ['Why, and what to do', 90, ({ advice }) => textCell(advice)],
    ],
    records,
  );
}

const bytesSchema = v.instance(ArrayBuffer);

/**
 * Writes an Excel workbook: one sheet with the transactions, whose dates and amounts are real dates and numbers, one
 * with the accounts, one that says what happened to each file, and one each with the months and the categories if they
 * are given. Rows in doubt, and rows of a scan that were corrected, are marked in a separate column. Texts never become
 * formulas, even if a person edits them.
 */
export function writeXlsx(
  accounts: readonly WorkbookAccount[],
  { files, months }: WorkbookContent,
): Uint8Array<ArrayBuffer> {
  const numbered = accounts.map((account, index) => ({ number: index + 1, account }));
  const book = utils.book_new();
  utils.book_append_sheet(book, transactionSheet(numbered), 'Transactions');
  utils.book_append_sheet(book, accountSheet(numbered), 'Accounts');
  utils.book_append_sheet(book, fileSheet(files), 'Files');
  if (months) {
    utils.book_append_sheet(book, monthSheet(months), 'Months');
    utils.book_append_sheet(book, categorySheet(months), 'Categories');
  }
  return freezeHeads(
    new Uint8Array(v.parse(bytesSchema, write(book, { type: 'array', bookType: 'xlsx', compression: true }))),
  );
}
