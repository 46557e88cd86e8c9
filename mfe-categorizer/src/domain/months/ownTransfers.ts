import { groupBy } from './groupBy.ts';
import { isoDate } from '../statement/statementDate.ts';
import type { TableAccount, TableRow } from '../statement/statementTable.ts';

/** An account of the table, with the rows after the person's corrections. */
export type MovingAccount = Pick<TableAccount, 'numberEnd' | 'rows'>;

/** Transfers between the person's own accounts. */
export interface OwnTransfers {
  /** The numbers of their rows. */
  readonly numbers: ReadonlySet<number>;
  /** Transfers with a row in two accounts of the table, and the sum of one side in paise. */
  readonly pairs: { readonly count: number; readonly paise: number };
  /** Rows to or from an own account that is not in the table, by their category, and their sums in paise. */
  readonly single: { readonly count: number; readonly outPaise: number; readonly inPaise: number };
}

const OWN = 'Self Transfer';
const CARD_BILL = 'Credit Card Payment';

const MAX_DAYS = 3;
const DAY_MS = 86_400_000;

interface MovingRow extends TableRow {
  readonly account: number;
  readonly time: number;
}

function movingRows(accounts: readonly MovingAccount[]): readonly MovingRow[] {
  return accounts.flatMap(({ rows }, account) =>
    rows.map((row) => ({ ...row, account, time: Date.parse(isoDate(row.date) ?? '') })),
  );
}

/** Numbers that banks give a transfer, and that both banks print. */
const references = (description: string): readonly string[] => description.match(/(?<!\d)\d{9,22}(?!\d)/g) ?? [];

function sharesReference(one: TableRow, other: TableRow): boolean {
  const others = new Set(references(other.description));
  return references(one.description).some((reference) => others.has(reference));
}

function printsAccount(row: TableRow, numberEnd: string | undefined): boolean {
  if (numberEnd === undefined || !/^\d{4,}$/.test(numberEnd)) return false;
  return new RegExp(`(?:\\d|[X*])${numberEnd}(?!\\d)`, 'i').test(row.description);
}

/** Whether a debit and a credit of equal amounts say that they are one transfer. */
function isEvident(debit: MovingRow, credit: MovingRow, accounts: readonly MovingAccount[]): boolean {
  return (
    [debit, credit].some(({ category }) => category === OWN) ||
    debit.category === CARD_BILL ||
    sharesReference(debit, credit) ||
    printsAccount(debit, accounts[credit.account]?.numberEnd) ||
    printsAccount(credit, accounts[debit.account]?.numberEnd)
  );
}

/**
 * Finds transfers between the person's own accounts: a debit of one account and a credit of another with the same
 * amount within three days, if a row says so by its category, a common reference, or the number of the other account.
 * Equal amounts alone are no evidence. A row of the category Self Transfer counts even if the other account is not in
 * the table.
 */
export function findOwnTransfers(accounts: readonly MovingAccount[]): OwnTransfers {
  const rows = movingRows(accounts);
  const credits = groupBy(
    rows.filter(({ creditPaise }) => creditPaise > 0),
    ({ creditPaise }) => creditPaise,
  );
  const numbers = new Set<number>();
  const pairs = { count: 0, paise: 0 };
  for (const debit of rows) {
    const distance = (credit: MovingRow) => Math.abs(credit.time - debit.time);
    const [credit] = (debit.debitPaise > 0 ? (credits.get(debit.debitPaise) ?? []) : [])
      .filter(
        (one) =>
          one.account !== debit.account &&
          !numbers.has(one.number) &&
          distance(one) <= MAX_DAYS * DAY_MS &&
          isEvident(debit, one, accounts),
      )
      .sort((a, b) => distance(a) - distance(b));
    if (credit) {
      numbers.add(debit.number).add(credit.number);
      pairs.count += 1;
      pairs.paise += debit.debitPaise;
    }
  }
  const alone = rows.filter(({ category, number }) => category === OWN && !numbers.has(number));
  for (const { number } of alone) numbers.add(number);
  return {
    numbers,
    pairs,
    single: {
      count: alone.length,
      outPaise: alone.reduce((sum, { debitPaise }) => sum + debitPaise, 0),
      inPaise: alone.reduce((sum, { creditPaise }) => sum + creditPaise, 0),
    },
  };
}
