import { ratioInputs, type InputId } from '../ratios/inputs.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';
import { findInputBy, type FindInput } from './findInput.ts';
import { readFigure, tidyFigure } from './readFigure.ts';
import { isYearLabel, LONGEST_LABEL, MOST_YEARS, type ReportYear, type ReportYears } from './reportYears.ts';
import { splitTable } from './splitTable.ts';

/** The units of the amounts in a pasted table. */
export type PasteUnit = 'rupees' | 'thousand' | 'lakh' | 'crore';

/** The result of parsing a pasted table. */
export interface PastedYears {
  readonly years: ReportYears;
  /** How many rows were understood. */
  readonly recognised: number;
  /** The parts of the table that were not taken over. */
  readonly problems: readonly PasteProblem[];
}

/** Something in a pasted table that was not taken over. */
export type PasteProblem =
  /** A row whose name is not that of a figure. */
  | { readonly kind: 'unknown'; readonly name: string }
  /** A second row of a figure. */
  | { readonly kind: 'repeated'; readonly name: string; readonly input: InputId }
  /** More columns than years can be taken. */
  | { readonly kind: 'columns'; readonly count: number }
  /** A cell that is no figure. */
  | { readonly kind: 'cell'; readonly content: string; readonly name: string };

/** `2023-24`, `31 March 2024`, `FY24`: headings above figures, which are not figures. */
const yearForm = /^(?:[a-z\s.'’-]|31[\s-])*(?:(?:19|20)\d{2}|(?<=fy[\s'’]*)\d{2})(?:\s*[-/–]\s*\d{2,4})?$/i;

/** A first row that names the years: the cell before them is empty or has another word. */
function isHeading([name = '', ...cells]: readonly string[], findInput: FindInput): boolean {
  const filled = cells.filter((text) => text !== '');
  if (filled.length === 0 || findInput(name) !== undefined) return false;
  return name === '' || filled.every((text) => yearForm.test(text) || !/\d/.test(text));
}

/** A heading as the name of a year: removes characters that a name cannot have. */
function toLabel(text: string, index: number): string {
  const fitting = text.replaceAll('–', '-').replaceAll(/[^A-Za-z0-9 ./()-]/g, '');
  const label = fitting.slice(0, LONGEST_LABEL).trim();
  return isYearLabel(label) ? label : `Year ${index + 1}`;
}

const countedWord = /[a-z]/i;

/** The text of a cell with the unit of the table, unless it says its own. */
function withUnit(input: InputId, text: string, unit: PasteUnit): string {
  if (text === '' || /^[-–—]$/.test(text) || /^(?:nil|na|n\/a)$/i.test(text)) return '';
  if (unit === 'rupees' || ratioInputs[input].kind !== 'rupees' || countedWord.test(text)) return text;
  const [, size] = /^\((.*)\)$/.exec(text) ?? [];
  return size === undefined ? `${text} ${unit}` : `(${size} ${unit})`;
}

/** Whether the latest year is first, as in Indian statements. */
function isLatestFirst(labels: readonly string[]): boolean {
  const starts = labels.map((label) => /\d+/.exec(label)?.[0] ?? '');
  return starts.every((start, index) => {
    const before = starts[index - 1];
    return before === undefined || (start.length === before.length && start < before);
  });
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/**
 * Reads a table that was copied from a spreadsheet: names in the first column, years in the others, perhaps with a
 * first row that names the years. Amounts are in the unit unless they say their own.
 * @param labels of the years that a table without headings is taken to have, the oldest first.
 * @param labelOf names figures on this page, beside those in English.
 * @returns undefined if no row is understood.
 */
export function readPastedYears(
  text: string,
  unit: PasteUnit,
  labels: readonly string[],
  labelOf: RatioWords['label'],
): PastedYears | undefined {
  const findInput = findInputBy(labelOf);
  const table = splitTable(text);
  const [first = []] = table;
  const heading = isHeading(first, findInput) ? first.slice(1) : undefined;
  const problems: PasteProblem[] = [];
  const rows = new Map<InputId, Row>();
  for (const [name = '', ...cells] of heading ? table.slice(1) : table) {
    const input = findInput(name);
    if (input === undefined) problems.push({ kind: 'unknown', name: name.slice(0, 40) });
    else if (rows.has(input)) problems.push({ kind: 'repeated', name, input });
    else rows.set(input, { name, cells });
  }
  if (rows.size === 0) return undefined;

  const width = Math.max(
    1,
    ...[...rows.values()].map(({ cells }) => cells.findLastIndex((content) => content !== '') + 1),
  );
  const given = heading?.map(toLabel) ?? labels.slice(-width);
  const columns = Array.from({ length: width }, (_, index) => ({ index, label: given[index] ?? `Year ${index + 1}` }));
  if (isLatestFirst(columns.map(({ label }) => label))) columns.reverse();
  if (width > MOST_YEARS) {
    problems.push({ kind: 'columns', count: width });
  }
  const years = columns.slice(-MOST_YEARS).map(({ index, label }): ReportYear => {
    const typed = [...rows].flatMap(([input, { name, cells }]): readonly [InputId, string][] => {
      const content = withUnit(input, cells[index] ?? '', unit);
      const read = readFigure(input, content);
      if (read.kind === 'fault') problems.push({ kind: 'cell', content: cells[index] ?? '', name });
      return read.kind === 'value' ? [[input, tidyFigure(input, content)]] : [];
    });
    return { label, typed: Object.fromEntries(typed) };
  });
  return { years, recognised: rows.size, problems };
}
