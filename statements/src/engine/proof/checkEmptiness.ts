import { describeLines, hasDateAndFigure } from '../evidence/describeLines.ts';
import { anyLabel } from '../layouts/labels.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { Doubt } from '../refusals/doubts.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import type { AccountReading } from './reading.ts';

/** This number of lines with a date and a figure makes a table of transactions, whatever else the lines look like. */
const minLinesOfTable = 3;

/** Whether a line has an amount that is neither a balance nor a total. */
const holdsAmount = ({ words }: Line): boolean =>
  words.some(({ isAmount }) => isAmount) && !anyLabel.test(textOf(words));

/** Whether the balances printed before and after the rows differ: there were then transactions between them. */
const hasMoved = ({ proof: { openingPaise, closingPaise } }: AccountReading): boolean => openingPaise !== closingPaise;

/**
 * Checks that a statement has no transactions: the file must be whole, and no line may be a transaction.
 * @throws StatementRefusal with damaged-pdf or unreadable-rows.
 */
export function checkEmptiness(
  lines: readonly Line[],
  accounts: readonly AccountReading[],
  doubts: readonly Doubt[],
): void {
  if (doubts.includes('damaged')) throw new StatementRefusal('damaged-pdf');
  if (doubts.includes('pages-missing')) throw new StatementRefusal('unreadable-rows', { kind: 'pages-missing' });
  const inTables = accounts.flatMap(({ otherLines }) => otherLines);
  const mayBeRows = Math.max(lines.filter(hasDateAndFigure).length, inTables.filter(holdsAmount).length);
  if (doubts.includes('lines-unread') || accounts.some(hasMoved) || mayBeRows >= minLinesOfTable) {
    throw new StatementRefusal('unreadable-rows', describeLines(lines));
  }
}
