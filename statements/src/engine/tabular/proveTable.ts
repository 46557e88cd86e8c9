import type { DateReading } from '../amounts/dates.ts';
import { inferMissingAmounts } from '../proof/inferMissingAmounts.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import { markInferred, prove, withoutProof } from '../proof/proof.ts';
import type { PrintedBalances } from '../proof/proof.ts';
import type { ProvedAccount } from '../proof/provedAccount.ts';
import { readAccountInTexts } from '../table/account.ts';
import { asOneAccount, splitAtHeadings, splitByAccountColumn } from './accountParts.ts';
import type { AccountPart } from './accountParts.ts';
import type { Cells } from './cells.ts';
import type { CellTable } from './findTables.ts';
import { readTableBalances } from './tableBalances.ts';
import type { TableRow, TableRows } from './tableRows.ts';

interface ProvedPart extends ProvedAccount {
  readonly lines: readonly number[];
}

const textOf = (cells: Cells) => cells.join(' ');

function provePart(part: AccountPart, balance: number, dates: DateReading, isWhole: boolean): ProvedPart {
  const days = part.rows.map(({ date }) => date).toSorted();
  const period = { first: days[0] ?? '', last: days.at(-1) ?? '' };
  const read = (lines: readonly Cells[]) => readTableBalances(lines, balance, period, dates);
  const [above, below] = [read(part.above), read(part.below)];
  const all = read([...part.above, ...part.below]);
  // Between two accounts are the closing balance of one and the opening balance of the next.
  const openingPaise = isWhole ? all.openingPaise : above.openingPaise;
  const closingPaise = isWhole ? all.closingPaise : below.closingPaise;
  const carried = part.among.flatMap(({ rowsBefore, cells }) => {
    const balancePaise = read([cells]).openingPaise;
    return balancePaise === undefined ? [] : [{ rowsBefore, balancePaise }];
  });
  const printed: PrintedBalances = {
    carried,
    ...(openingPaise !== undefined && { openingPaise }),
    ...(closingPaise !== undefined && { closingPaise }),
  };
  const { rows, inferred } = inferMissingAmounts(
    part.rows.map(({ line: _line, ...row }) => row),
    openingPaise === undefined ? [] : [openingPaise],
    true,
  );
  return {
    account: readAccountInTexts(part.above.map(textOf)),
    lines: part.rows.map(({ line }) => line),
    rows,
    proof: markInferred(prove(rows, printed), inferred),
  };
}

const breaksOf = (parts: readonly ProvedPart[]) => parts.reduce((sum, { proof }) => sum + proof.breaks, 0);

/** Joins accounts whose rows are mixed into one account, in the order of the file. */
function mixParts(parts: readonly ProvedPart[]): ProvedAccount {
  const all = parts
    .flatMap(({ lines, rows, proof }) =>
      rows.map((row, index) => ({ row, line: lines[index] ?? 0, status: proof.statuses[index] ?? 'unproved' })),
    )
    .toSorted((a, b) => a.line - b.line);
  const proof = { ...joinProofs(parts.map((part) => part.proof)), statuses: all.map(({ status }) => status) };
  return { account: {}, rows: all.map(({ row }) => row), proof };
}

/** The rows of a table without balances: nothing is proved. */
export function proveNothing({ before }: CellTable, rows: readonly TableRow[]): ProvedAccount[] {
  const account = readAccountInTexts(before.map(textOf));
  return [{ account, rows: rows.map(({ line: _line, ...row }) => row), proof: withoutProof(rows) }];
}

/** Follows the balances through the rows of a table, as one account, or as several if the figures then agree better. */
export function proveTable(
  table: CellTable,
  found: TableRows,
  balance: number,
  dates: DateReading,
): readonly ProvedAccount[] {
  const proveParts = (parts: readonly AccountPart[], isWhole: boolean) =>
    parts.map((part) => provePart(part, balance, dates, isWhole));
  const whole = proveParts([asOneAccount(table, found)], true);
  if (breaksOf(whole) === 0) return whole;
  const below = proveParts(splitAtHeadings(table, found), false);
  const mixed = proveParts(splitByAccountColumn(table, found), false);
  const [best = whole] = [whole, below, mixed]
    .filter((parts) => parts === whole || parts.length > 1)
    .toSorted((a, b) => breaksOf(a) - breaksOf(b));
  return best === mixed ? [mixParts(mixed)] : best;
}
