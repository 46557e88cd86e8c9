import {
  bankOfLayout,
  statementReportSchema,
  type ReportedFigures,
  type ReportedTransaction,
  type StatementReport,
} from '@artha/statements/engine';
import * as v from 'valibot';
import type { RowToCheck } from '../../device/scan/scanMessages.ts';
import type { Account, ConvertedStatement, Way } from '../statement/convertedStatement.ts';
import { parsePaise } from '../statement/paise.ts';
import type { Transaction } from '../statement/transaction.ts';

const optionalPaise = (amount: string | undefined) => (amount === undefined ? undefined : parsePaise(amount));

/** The layouts of exports, in which cells make clear which words belong to a row. */
const exportLayouts: ReadonlySet<string> = new Set(['csv', 'workbook']);

function readTransaction(row: ReportedTransaction, isOnlyDateOpen: boolean): Transaction {
  const {
    date,
    description,
    debit,
    credit,
    amountOfUnknownSide = '0',
    balance,
    balanceChange,
    wordsInDoubt,
    ...rest
  } = row;
  return {
    ...rest,
    date,
    description,
    debitPaise: parsePaise(debit),
    creditPaise: parsePaise(credit),
    unsidedPaise: parsePaise(amountOfUnknownSide),
    balancePaise: optionalPaise(balance),
    balanceChangePaise: optionalPaise(balanceChange),
    isOnlyDateOpen,
    ...(wordsInDoubt && { hasWordsInDoubt: true as const }),
  };
}

function readPrinted({ opening, closing, ...lists }: ReportedFigures): NonNullable<Account['proof']['printed']> {
  const paise = (amounts: readonly string[]) => amounts.map(parsePaise);
  const { repeated, debits, credits, debitCount, creditCount } = lists;
  return {
    ...(opening !== undefined && { openingPaise: parsePaise(opening) }),
    ...(closing !== undefined && { closingPaise: parsePaise(closing) }),
    repeated: paise(repeated),
    totals: { debits: paise(debits), credits: paise(credits), debitCount, creditCount },
  };
}

function readAccount({
  rows,
  numberEnd,
  order,
  breaks,
  differences,
  opening,
  closing,
  printed,
}: StatementReport['accounts'][number]): Account {
  return {
    ...(numberEnd !== undefined && { numberEnd }),
    rowCount: rows,
    proof: {
      order,
      breaks,
      differences,
      openingPaise: optionalPaise(opening),
      closingPaise: optionalPaise(closing),
      ...(printed && { printed: readPrinted(printed) }),
    },
  };
}

/**
 * Parses the report of a statement; undefined if it is not valid.
 * @param toCheck of a scan, the rows to compare with their pictures.
 */
export function readReport(
  data: unknown,
  fileName: string,
  way: Way,
  toCheck?: readonly RowToCheck[],
): ConvertedStatement | undefined {
  const parsed = v.safeParse(statementReportSchema, data);
  if (!parsed.success) return undefined;
  const { layout, transactions, accounts, breaks, doubts, csv, printedPages } = parsed.output;
  const bank = bankOfLayout(layout);
  const isOnlyDateOpen = exportLayouts.has(layout) && doubts.includes('dates-ambiguous');
  const repaired = new Set(toCheck?.flatMap((line) => (line.repaired ? [line.row] : [])));
  return {
    fileName,
    way,
    csv: new Blob([csv], { type: 'text/csv' }),
    layout,
    ...(bank && { bank }),
    ...(printedPages && { printedPages }),
    transactions: transactions.map((row, index) => ({
      ...readTransaction(row, isOnlyDateOpen && row.status === 'figures-proved'),
      ...(repaired.has(index + 1) && { isRepaired: true }),
    })),
    accounts: accounts.map(readAccount),
    breaks,
    doubts,
    ...(toCheck && { toCheck }),
    skipped: 0,
  };
}
