import type { Line } from '../../lines/lines.ts';
import type { Word } from '../../lines/words.ts';
import type { TablePart } from '../../table/section.ts';
import type { PageOfLines, RowAssignment } from '../assignLinesToRows.ts';
import type { Summary, TableLine } from '../tableLine.ts';

/** Table lines made by hand, 10 points high, for tests of what assigns and collects them. */

const lineHeight = 10;

const noFigures = { debitPaise: 0, creditPaise: 0, unsidedPaise: 0, balancePaise: undefined };

function lineAt(baseline: number): Line {
  return { words: [], baseline, height: lineHeight };
}

function wordsOf(text: string, baseline: number): Word[] {
  if (text === '') return [];
  const x1 = text.length * 4;
  return [{ text, key: '', isAmount: false, x0: 0, x1, baseline, height: lineHeight, firstWidth: 4 }];
}

/** The first line of a row. */
export function rowLine(baseline: number, text = 'ROW', dateText = '2026-04-01'): TableLine {
  const figures = { ...noFigures, dateText };
  return { kind: 'row', line: lineAt(baseline), narration: wordsOf(text, baseline), figures };
}

/** More text of a row. */
export function continuationLine(baseline: number, text = 'MORE', dateText = ''): TableLine {
  return { kind: 'continuation', line: lineAt(baseline), narration: wordsOf(text, baseline), dateText };
}

/** A summary line, such as a balance carried forward. */
export function summaryLine(baseline: number, kind: Summary['kind'] = 'carried'): TableLine {
  const summary = { kind, debitPaise: undefined, creditPaise: undefined, balancePaise: 100 };
  return { kind: 'summary', line: lineAt(baseline), summary };
}

/** A line that is not understood. */
export function otherLine(baseline: number): TableLine {
  return { kind: 'other', line: lineAt(baseline), isUnread: false };
}

/** The part of a table on a page; only the position of its titles matters here. */
export function partBelow(titlesEnd: number | undefined): TablePart {
  return { heading: [], titles: [], columns: [], lines: [], titlesEnd };
}

/** The lines of pages with their rows. */
export const pagesOf = (
  pages: readonly (readonly TableLine[])[],
  assignments: readonly (readonly RowAssignment[])[],
): PageOfLines[] =>
  pages.map((lines, page) => ({ part: partBelow(undefined), lines, assignments: assignments[page] ?? [] }));
