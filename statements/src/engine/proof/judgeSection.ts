import { inferMissingAmounts } from './inferMissingAmounts.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import type { Layout } from '../layouts/layout.ts';
import { readCardBalances } from './cardBalances.ts';
import { collectOpenings, collectPrintedBalances } from './printedBalances.ts';
import { readPrintedFigures } from './printedFigures.ts';
import type { PrintedFigures } from './printedFigures.ts';
import { markDoubtful, markInferred, prove } from './proof.ts';
import type { PrintedBalances, Proof } from './proof.ts';
import { turnBalance, turnPaise } from './turnBalance.ts';
import type { SummaryLine } from '../readings/collectRows.ts';
import type { TableContent } from '../readings/tableContent.ts';
import type { Section } from '../table/section.ts';
import type { Line } from '../lines/lines.ts';
import type { Assumptions } from '../readings/assumptions.ts';
import type { AccountReading } from './reading.ts';

/**
 * The balances printed by a card statement, where the amount owed is negative. If figures are printed several times,
 * those that the rows connect are used.
 */
function cardBalances(rows: readonly StatementRow[], around: readonly Line[]): PrintedBalances {
  const { previous, due } = readCardBalances(around);
  const spent = rows.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);
  const opening = previous.find((owed) => due.includes(owed + spent)) ?? previous[0];
  const closing = opening !== undefined && due.includes(opening + spent) ? opening + spent : due[0];
  if (opening === undefined || closing === undefined) return {};
  return { openingPaise: 0 - opening, closingPaise: 0 - closing };
}

function judgeRowsByBalance(
  read: readonly StatementRow[],
  summaryLines: readonly SummaryLine[],
  figures: PrintedFigures,
  ofOthers: ReadonlySet<number>,
) {
  const { rows, inferred } = inferMissingAmounts(read, collectOpenings(read, summaryLines, figures));
  const printed = collectPrintedBalances(rows, summaryLines, figures, ofOthers);
  const isClosed = printed.openingPaise !== undefined && printed.closingPaise !== undefined;
  return { rows, proof: markInferred(prove(rows, printed), inferred), isClosed };
}

/** Judges balances that are the amount owed, so that a debit raises them. The rows keep the printed balances. */
function judgeRowsOfLoan(
  read: readonly StatementRow[],
  summaryLines: readonly SummaryLine[],
  figures: PrintedFigures,
  ofOthers: ReadonlySet<number>,
) {
  const turned = {
    ...figures,
    opening: figures.opening.map((paise) => 0 - paise),
    closing: figures.closing.map((paise) => 0 - paise),
  };
  const {
    rows,
    proof: turnedProof,
    isClosed,
  } = judgeRowsByBalance(
    read.map(turnBalance),
    summaryLines.map(turnBalance),
    turned,
    new Set([...ofOthers].map((paise) => 0 - paise)),
  );
  // Its printed figures have the opposite sign of the rows.
  const { printed: _printed, ...proof } = turnedProof;
  return {
    rows: rows.map(turnBalance),
    proof: { ...proof, openingPaise: turnPaise(proof.openingPaise), closingPaise: turnPaise(proof.closingPaise) },
    isClosed,
  };
}

function judgeRows(
  read: readonly StatementRow[],
  summaryLines: readonly SummaryLine[],
  around: readonly Line[],
  layout: Layout,
  { isCard = false, isLoan = false }: Assumptions,
  ofOthers: ReadonlySet<number>,
) {
  if (isCard) {
    const printed = cardBalances(read, around);
    return { rows: read, proof: prove(read, printed), isClosed: printed.closingPaise !== undefined };
  }
  const judge = isLoan ? judgeRowsOfLoan : judgeRowsByBalance;
  return judge(read, summaryLines, readPrintedFigures(around, layout), ofOthers);
}

/** The places in the rows with a printed opening balance: another account may begin there. */
function placesOfOpenings(summaryLines: readonly SummaryLine[], count: number): number[] {
  return summaryLines.flatMap(({ kind, rowsBefore }) =>
    kind === 'opening' && rowsBefore > 0 && rowsBefore < count ? [rowsBefore] : [],
  );
}

interface RowsOfAccount {
  readonly rows: readonly StatementRow[];
  readonly summaryLines: readonly SummaryLine[];
}

function splitAt(places: readonly number[], { rows, summaryLines }: TableContent): RowsOfAccount[] {
  const edges = [0, ...places, rows.length];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    const isLast = end === rows.length;
    return {
      rows: rows.slice(start, end),
      summaryLines: summaryLines
        .filter((line) =>
          line.kind === 'opening'
            ? line.rowsBefore >= start && line.rowsBefore < end
            : (line.rowsBefore > start || start === 0) && (line.rowsBefore <= end || isLast),
        )
        .map((line) => ({ ...line, rowsBefore: line.rowsBefore - start })),
    };
  });
}

/** Counts unread lines that look like rows as a break. */
export function countUnreadLines(proof: Proof, unread: number): Proof {
  return unread === 0 || proof.breaks > 0 ? proof : { ...proof, breaks: 1 };
}

/**
 * Judges the rows of a section by the printed figures. If the rows contradict the balances and an opening balance is
 * printed among them, they are split into several unnamed accounts, if that contradicts less.
 * @param ofOthers the balances of the other accounts of the file, which may be printed around this table too.
 */
export function judgeSection(
  section: Section,
  table: TableContent,
  layout: Layout,
  assumptions: Assumptions,
  ofOthers: ReadonlySet<number> = new Set(),
): AccountReading[] {
  const around = [...table.otherLines, ...section.rest];
  const { account, rest } = section;
  const { unreadCount, otherLines, transactionLines, leftOverCount, hasAmbiguousDates } = table;
  const whole = judgeRows(table.rows, table.summaryLines, around, layout, assumptions, ofOthers);
  const places = whole.proof.breaks > 0 ? placesOfOpenings(table.summaryLines, table.rows.length) : [];
  const parts = splitAt(places, table).map(({ rows, summaryLines }) =>
    judgeRows(rows, summaryLines, [], layout, assumptions, ofOthers),
  );
  const breaks = parts.reduce((sum, { proof }) => sum + proof.breaks, 0);
  const judged = places.length > 0 && breaks < whole.proof.breaks ? parts : [whole];
  let rowsBefore = 0;
  return judged.map(({ rows, proof, isClosed }, index): AccountReading => {
    const inDoubt = table.inDoubt.slice(rowsBefore, rowsBefore + rows.length);
    const hasDoubtfulWords = table.hasDoubtfulWords.slice(rowsBefore, rowsBefore + rows.length);
    rowsBefore += rows.length;
    const isLast = index === judged.length - 1;
    // If the rows connect the printed opening and closing balance, other lines that look like rows are not rows.
    const hasMoved = proof.openingPaise !== proof.closingPaise;
    const connects = isClosed && proof.breaks === 0 && (rows.length > 0 || !hasMoved);
    const unread = isLast && !connects ? unreadCount : 0;
    return {
      // The lines above the titles name the first account; the names of others are among the rows.
      account: index === 0 ? account : {},
      rows,
      proof: markDoubtful(countUnreadLines(proof, unread), inDoubt),
      hasDoubtfulWords,
      isClosed: connects,
      unreadCount: unread,
      leftOverCount: isLast ? leftOverCount : 0,
      hasAmbiguousDates,
      otherLines,
      transactionLines,
      rest,
    };
  });
}
