import type { Word } from '../text/words.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import type { RowFigures, Summary, TableLine } from './tableLine.ts';

/** The lines of one row, over all pages. */
export interface CollectedRow {
  readonly figures: RowFigures;
  /** What stands in the date column, from top to bottom: a date may be split over several lines. */
  readonly dateTexts: readonly string[];
  readonly narration: readonly (readonly Word[])[];
}

/** A summary line of the table, and how many rows stand before it. */
export interface SummaryLine extends Summary {
  readonly rowsBefore: number;
}

interface RowInProgress extends CollectedRow {
  readonly dateTexts: string[];
  readonly narration: (readonly Word[])[];
}

/**
 * Collects the lines of every row over all pages.
 * @param pages the lines of each page. @param assignments the row of each of these lines.
 */
export function collectRows(
  pages: readonly (readonly TableLine[])[],
  assignments: readonly (readonly RowAssignment[])[],
): { readonly rows: readonly CollectedRow[]; readonly summaryLines: readonly SummaryLine[] } {
  const rows: RowInProgress[] = [];
  const summaryLines: SummaryLine[] = [];
  let linesOfNextRow: (readonly Word[])[] = [];
  for (const [page, lines] of pages.entries()) {
    const rowsOfPage = new Map<number, RowInProgress>();
    const lastRowBefore = rows.at(-1);
    for (const [index, line] of lines.entries()) {
      if (line.kind === 'summary') summaryLines.push({ ...line.summary, rowsBefore: rows.length });
      if (line.kind !== 'row') continue;
      const { figures } = line;
      const row = { figures, dateTexts: [figures.dateText], narration: linesOfNextRow };
      linesOfNextRow = [];
      rowsOfPage.set(index, row);
      rows.push(row);
    }
    for (const [index, line] of lines.entries()) {
      const assignment = assignments[page]?.[index];
      if ((line.kind !== 'row' && line.kind !== 'continuation') || assignment === undefined) continue;
      if (assignment === 'nextPage') {
        if (line.kind === 'continuation') linesOfNextRow.push(line.narration);
        continue;
      }
      const row = assignment === 'previousPage' ? lastRowBefore : rowsOfPage.get(assignment);
      row?.narration.push(line.narration);
      if (line.kind === 'continuation') row?.dateTexts.push(line.dateText);
    }
  }
  return { rows, summaryLines };
}
