import { ratioInputs, type InputId } from '../ratios/inputs.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';
import { findInputBy, type FindInput } from './findInput.ts';
import { readFigure, tidyFigure } from './readFigure.ts';
import {
  financialYear,
  isYearLabel,
  LONGEST_LABEL,
  MOST_YEARS,
  type ReportYear,
  type ReportYears,
} from './reportYears.ts';
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

/** The last day of a financial year, as balance sheets name it: `As at 31 March 2026`. */
const closingDay = /^(?:as\s+(?:at|on)\s+)?31(?:st)?[\s./-]+mar(?:ch)?[\s,.’'/-]+((?:20)?\d{2})$/i;

/** A heading as the name of a year: removes characters that a name cannot have. */
function toLabel(text: string, index: number): string {
  const [, endsIn] = closingDay.exec(text) ?? [];
  if (endsIn !== undefined) return financialYear(Number(endsIn.length === 2 ? `20${endsIn}` : endsIn));
  const fitting = text.replaceAll('–', '-').replaceAll(/[^A-Za-z0-9 ./()-]/g, '');
  const label = fitting.slice(0, LONGEST_LABEL).trim();
  return isYearLabel(label) ? label : `Year ${index + 1}`;
}

const countedWord = /[a-z]/i;

/** The text of a cell with the unit of the table, unless it says its own. */
function withUnit(input: InputId, text: string, unit: PasteUnit): string {
  if (text === '' || /^[-–—]$/.test(text) || /^(?:nil|na|n\/a)$/i.test(text)) return '';
  const { kind, group } = ratioInputs[input];
  // What one unit or one share costs is in rupees, whatever the statements are in.
  const isCounted = kind === 'rupees' && group !== 'unit' && group !== 'shares';
  if (unit === 'rupees' || !isCounted || countedWord.test(text)) return text;
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

/** A table of figures, of which some years are taken over. */
export interface YearsTable {
  /** The names of its years, the oldest first. */
  readonly labels: readonly string[];
  /** How many rows were understood. */
  readonly recognised: number;
  /** Takes some of the years, by their places in `labels`. Amounts are in the unit unless they say their own. */
  readonly take: (places: readonly number[], unit: PasteUnit) => PastedYears;
}

/**
 * Reads a table of cells: names in the first column, years in the others, perhaps with a first row that names the years.
 * @param labels of the years that a table without headings is taken to have, the oldest first.
 * @param labelOf names figures on this page, beside those in English.
 * @returns undefined if no row is understood.
 */
export function readYearsTable(
  table: readonly (readonly string[])[],
  labels: readonly string[],
  labelOf: RatioWords['label'],
): YearsTable | undefined {
  const findInput = findInputBy(labelOf);
  const [first = []] = table;
  const heading = isHeading(first, findInput) ? first.slice(1) : undefined;
  const unused: PasteProblem[] = [];
  const rows = new Map<InputId, Row>();
  for (const [name = '', ...cells] of heading ? table.slice(1) : table) {
    const input = findInput(name);
    if (input === undefined) unused.push({ kind: 'unknown', name: name.slice(0, 40) });
    else if (rows.has(input)) unused.push({ kind: 'repeated', name, input });
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

  const take: YearsTable['take'] = (places, unit) => {
    const problems = [...unused];
    const years = columns
      .filter((_, place) => places.includes(place))
      .map(({ index, label }): ReportYear => {
        const typed = [...rows].flatMap(([input, { name, cells }]): readonly [InputId, string][] => {
          const content = withUnit(input, cells[index] ?? '', unit);
          const read = readFigure(input, content);
          if (read.kind === 'fault') problems.push({ kind: 'cell', content: cells[index] ?? '', name });
          return read.kind === 'value' ? [[input, tidyFigure(input, content)]] : [];
        });
        return { label, typed: Object.fromEntries(typed) };
      });
    return { years, recognised: rows.size, problems };
  };
  return { labels: columns.map(({ label }) => label), recognised: rows.size, take };
}

/** The places of the latest years that a report can have. */
export function latestYears({ labels }: Pick<YearsTable, 'labels'>): readonly number[] {
  return labels.map((_, place) => place).slice(-MOST_YEARS);
}

/** Reads a table that was copied from a spreadsheet, as `readYearsTable` does, and takes its latest years. */
export function readPastedYears(
  text: string,
  unit: PasteUnit,
  labels: readonly string[],
  labelOf: RatioWords['label'],
): PastedYears | undefined {
  const table = readYearsTable(splitTable(text), labels, labelOf);
  if (!table) return undefined;
  const pasted = table.take(latestYears(table), unit);
  const count = table.labels.length;
  return count > MOST_YEARS ? { ...pasted, problems: [{ kind: 'columns', count }, ...pasted.problems] } : pasted;
}
