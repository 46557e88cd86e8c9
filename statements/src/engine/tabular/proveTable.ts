import type { DateReading } from '../amounts/dates.ts';
import { inferMissingAmounts } from '../amounts/inferMissingAmounts.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import type { PrintedBalances, Proof } from '../proof/proof.ts';
import { markInferred, prove, withoutProof } from '../proof/proof.ts';
import { asOneAccount, splitAtHeadings, splitByAccountColumn } from './accountParts.ts';
import type { AccountPart } from './accountParts.ts';
import type { Cells } from './cells.ts';
import { readTableBalances } from './tableBalances.ts';
import type { TableRow, TableRows } from './tableRows.ts';

/** The rows of an export and how far they are proved. */
export interface ProvenRows {
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
}

interface ProvenPart {
  readonly lines: readonly number[];
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
}

function provePart(part: AccountPart, balance: number, dates: DateReading, isWhole: boolean): ProvenPart {
  const days = part.rows.map(({ date }) => date).toSorted();
  const period = { first: days[0] ?? '', last: days.at(-1) ?? '' };
  const read = (lines: readonly Cells[]) => readTableBalances(lines, balance, period, dates);
  const [above, below] = [read(part.above), read(part.below)];
  const all = read([...part.above, ...part.below]);
  // Between two accounts stand the closing balance of one and the opening balance of the next.
  const openingPaise = isWhole ? all.openingPaise : above.openingPaise;
  const closingPaise = isWhole ? all.closingPaise : below.closingPaise;
  const printed: PrintedBalances = {
    ...(openingPaise !== undefined && { openingPaise }),
    ...(closingPaise !== undefined && { closingPaise }),
  };
  const { rows, inferred } = inferMissingAmounts(
    part.rows.map(({ line: _line, ...row }) => row),
    openingPaise === undefined ? [] : [openingPaise],
  );
  return { lines: part.rows.map(({ line }) => line), rows, proof: markInferred(prove(rows, printed), inferred) };
}

const breaksOf = (parts: readonly ProvenPart[]) => parts.reduce((sum, { proof }) => sum + proof.breaks, 0);

/** Joins the accounts of a file: the rows in the order of the file; no balance is that of the whole file. */
function joinParts(parts: readonly ProvenPart[]): ProvenRows {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const all = parts
    .flatMap(({ lines, rows, proof }) =>
      rows.map((row, index) => ({ row, line: lines[index] ?? 0, standing: proof.standings[index] ?? 'unproved' })),
    )
    .toSorted((a, b) => a.line - b.line);
  return {
    rows: all.map(({ row }) => row),
    proof: {
      order: only?.proof.order ?? 'oldest first',
      standings: all.map(({ standing }) => standing),
      breaks: breaksOf(parts),
      openingPaise: undefined,
      closingPaise: undefined,
    },
  };
}

/** The rows of a table without balances: nothing is proved. */
export function proveNothing(rows: readonly TableRow[]): ProvenRows {
  return { rows: rows.map(({ line: _line, ...row }) => row), proof: withoutProof(rows) };
}

/**
 * Follows the balances through the rows of a table, as one account, or as several where the figures agree better so.
 */
export function proveTable(
  table: Parameters<typeof splitAtHeadings>[0],
  found: TableRows,
  balance: number,
  dates: DateReading,
): ProvenRows {
  const whole = [provePart(asOneAccount(table, found), balance, dates, true)];
  if (breaksOf(whole) === 0) return joinParts(whole);
  const several = [splitAtHeadings(table, found), splitByAccountColumn(table, found)]
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.map((part) => provePart(part, balance, dates, false)));
  const [best = whole] = [whole, ...several].toSorted((a, b) => breaksOf(a) - breaksOf(b));
  return joinParts(best);
}
