import { isNewestFirst } from '../amounts/rowOrder.ts';
import type { Movement } from '../amounts/statementRow.ts';
import type { SummaryLine } from '../readings/collectRows.ts';
import type { PrintedFigures } from './printedFigures.ts';
import type { PrintedBalances } from './proof.ts';

/** Chooses the printed balance that agrees with the rows, or else the first one, and returns the others too. */
function chooseBalance(printed: readonly number[], expected: number | undefined) {
  const agrees = expected === undefined ? -1 : printed.indexOf(expected);
  return { chosen: printed[Math.max(agrees, 0)], others: printed.filter((_, index) => index !== Math.max(agrees, 0)) };
}

function balancesOfKind(summaryLines: readonly SummaryLine[], kind: SummaryLine['kind']): number[] {
  return summaryLines.flatMap((figure) =>
    figure.kind === kind && figure.balancePaise !== undefined ? [figure.balancePaise] : [],
  );
}

/** The balance before a row; `undefined` if its own balance is not printed, or the side of its amount is unknown. */
function balanceBefore({ balancePaise, debitPaise, creditPaise, unsidedPaise = 0 }: Movement): number | undefined {
  return balancePaise === undefined || unsidedPaise > 0 ? undefined : balancePaise - creditPaise + debitPaise;
}

/** The balances carried from page to page. */
const carriedBalances = (summaryLines: readonly SummaryLine[]) =>
  summaryLines.flatMap(({ kind, balancePaise, rowsBefore }) =>
    kind === 'carried' && balancePaise !== undefined ? [{ rowsBefore, balancePaise }] : [],
  );

/** The opening balances that are printed in the table and around it, those in the table first. */
export function collectOpenings(
  rows: readonly Movement[],
  summaryLines: readonly SummaryLine[],
  { opening }: PrintedFigures,
): number[] {
  const start = isNewestFirst(rows) ? rows.length : 0;
  const carried = carriedBalances(summaryLines).filter(({ rowsBefore }) => rowsBefore === start);
  return [...balancesOfKind(summaryLines, 'opening'), ...carried.map(({ balancePaise }) => balancePaise), ...opening];
}

/**
 * Collects the balances and totals, printed in the table and around it, that the proof uses.
 * @param ofOthers the balances of other accounts. If they are printed here again, they say nothing about these rows.
 */
export function collectPrintedBalances(
  rows: readonly Movement[],
  summaryLines: readonly SummaryLine[],
  figuresAround: PrintedFigures,
  ofOthers: ReadonlySet<number> = new Set(),
): PrintedBalances {
  const newestFirst = isNewestFirst(rows);
  const oldest = newestFirst ? rows.at(-1) : rows[0];
  const newest = newestFirst ? rows[0] : rows.at(-1);
  const carried = carriedBalances(summaryLines);
  const start = newestFirst ? rows.length : 0;
  const end = rows.length - start;
  const carriedAt = (place: number) => carried.filter((one) => one.rowsBefore === place).map((one) => one.balancePaise);
  const openings = collectOpenings(rows, summaryLines, figuresAround);
  const opening = chooseBalance(openings, oldest && balanceBefore(oldest));
  const closings = [
    ...balancesOfKind(summaryLines, 'closing'),
    ...(rows.length > 0 ? carriedAt(end) : []),
    ...figuresAround.closing,
  ];
  const closing = chooseBalance(closings, newest?.balancePaise);
  // `Total Deposits` may also be the sum of the balances of deposit accounts.
  const withoutBalances = (sums: readonly number[]) => sums.filter((paise) => !closings.includes(paise));
  const totals = summaryLines.filter(({ kind }) => kind === 'total');
  const sum = (side: 'debitPaise' | 'creditPaise') => totals.flatMap((one) => one[side] ?? []);
  return {
    ...(opening.chosen !== undefined && { openingPaise: opening.chosen }),
    ...(closing.chosen !== undefined && { closingPaise: closing.chosen }),
    repeated: [
      ...[...opening.others, ...closing.others].filter((paise) => !ofOthers.has(paise)),
      ...balancesOfKind(summaryLines, 'total'),
    ],
    carried: carried.filter(({ rowsBefore }) => rowsBefore !== start && rowsBefore !== end),
    totals: {
      debits: [...sum('debitPaise'), ...withoutBalances(figuresAround.debits)],
      credits: [...sum('creditPaise'), ...withoutBalances(figuresAround.credits)],
      debitCount: figuresAround.debitCount,
      creditCount: figuresAround.creditCount,
    },
  };
}
