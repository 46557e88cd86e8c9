import type { Random } from '../random.ts';
import { writeAmount, writeDate } from './exportFigures.ts';
import type { FormColumn } from './exportForms.ts';
import type { ExportPlan, ExtraColumn } from './exportPlan.ts';
import type { TrueRow } from './exportTruth.ts';

/** A cell of a generated export: a text, or a number and whether a workbook shows it as a date. */
export type Cell = string | { readonly value: number; readonly isDate: boolean };

/** The lines of a generated export, and the number of lines of titles before its rows. */
export interface ExportLines {
  readonly lines: readonly (readonly Cell[])[];
  readonly titleLine: number;
}

interface Column {
  readonly title: string;
  readonly cell: (row: TrueRow, index: number) => Cell;
}

/** The days from the first day of Excel's calendar to 1970. */
const daysTo1970 = 25_569;
const dayMs = 86_400_000;

function dateCell(plan: ExportPlan, date: string): Cell {
  if (plan.serials === 'none') return writeDate(date, plan.dates);
  return { value: Date.parse(date) / dayMs + daysTo1970, isDate: plan.serials === 'formatted' };
}

function balanceText({ amounts, overdrawn }: ExportPlan, paise: number): string {
  return paise < 0 && overdrawn === 'Dr' ? `${writeAmount(-paise, amounts)} Dr` : writeAmount(paise, amounts);
}

function amountText({ amounts, sides }: ExportPlan, { debitPaise, creditPaise }: TrueRow): string {
  const text = writeAmount(debitPaise + creditPaise, amounts);
  if (sides === 'sign') return debitPaise > 0 ? `-${text}` : text;
  if (sides === 'suffix') return `${text} ${debitPaise > 0 ? 'Dr' : 'Cr'}`;
  return sides === 'suffix of credits' && creditPaise > 0 ? `${text} Cr` : text;
}

function sideText(title: string, isDebit: boolean): string {
  if (/income/i.test(title)) return isDebit ? 'Expense' : 'Income';
  if (title === 'type') return isDebit ? 'Withdrawal' : 'Deposit';
  return isDebit ? 'DR' : 'CR';
}

function columnOf({ role, title }: FormColumn, plan: ExportPlan, random: Random): Column {
  const sideOf = (paise: number, isNegative: boolean) =>
    paise === 0 ? plan.empty : `${isNegative ? '-' : ''}${writeAmount(paise, plan.amounts)}`;
  const reference = random.integer(1, 899_999);
  const cells: Readonly<Record<FormColumn['role'], Column['cell']>> = {
    date: ({ date }) => dateCell(plan, date),
    valueDate: ({ date }) => dateCell(plan, date),
    narration: ({ narration }) => narration,
    reference: (_, index) => (index % 3 === 0 ? '' : String(reference + 7 * index).padStart(6, '0')),
    word: (_, index) => (index % 2 === 0 ? 'HQ' : 'NA'),
    debit: ({ debitPaise }) => sideOf(debitPaise, plan.debitsAreNegative),
    credit: ({ creditPaise }) => sideOf(creditPaise, false),
    amount: (row) => amountText(plan, row),
    side: ({ debitPaise }) => sideText(title, debitPaise > 0),
    balance: ({ balancePaise }) => balanceText(plan, balancePaise),
  };
  return { title, cell: cells[role] };
}

function extraColumn(kind: ExtraColumn, title: string, plan: ExportPlan, rows: readonly TrueRow[]): Column {
  const zero = plan.amounts.dropsZeros ? '0' : '0.00';
  const [first] = rows;
  const opening = first === undefined ? 0 : first.balancePaise - first.creditPaise + first.debitPaise;
  const cells: Readonly<Record<ExtraColumn, Column['cell']>> = {
    zeros: () => zero,
    fees: (_, index) => (index % 4 === 0 ? '5.90' : zero),
    computed: ({ balancePaise }) => balanceText(plan, balancePaise),
    'computed, reversed': ({ balancePaise }) => balanceText(plan, 2 * opening - balancePaise),
    'computed, partly': ({ balancePaise }, index) => balanceText(plan, balancePaise + (index % 5 === 3 ? 10_000 : 0)),
    opening: ({ balancePaise, debitPaise, creditPaise }) => balanceText(plan, balancePaise - creditPaise + debitPaise),
    available: ({ balancePaise }) => balanceText(plan, balancePaise + 500_000),
  };
  return { title, cell: cells[kind] };
}

function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: random.fraction() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^Txn Date$/, 'Txn_Date'],
  [/^Date$/, 'DATE'],
  [/Withdrawal/, 'Withdrawl'],
  [/^Debit$/, 'Debit Amount'],
  [/^Credit$/, 'Credit Amount'],
  [/^Narration$/, 'NARRATION'],
  [/^Balance$/, 'Balance (INR)'],
];

/** A title as another export of the bank spells it. */
function respell(title: string): string {
  return spellings.reduce((text, [pattern, words]) => text.replace(pattern, words), title);
}

const preambles = [
  ['Nilgiri Bank Ltd.'],
  ['Statement of account'],
  ['Account No :', '00000001234567'],
  ['Name', 'A PERSON'],
  ['Branch', 'MG ROAD, PUNE'],
  ['IFSC', 'NGRB0000001'],
  [''],
  ['Currency', 'INR'],
  ['Nominee registered', 'Yes'],
  ['Address', '12 MG ROAD', 'PUNE 411001'],
  ['Interest rate', '3.50'],
  ['Account type', 'SAVINGS'],
];

/** Lays out the lines of an export: a preamble, titles, rows, totals. */
export function layOutExport(plan: ExportPlan, rows: readonly TrueRow[], random: Random): ExportLines {
  const own = plan.form.columns.filter(({ role }) => role !== 'balance' || plan.hasBalances);
  const columns: Column[] = own.map((column) => columnOf(column, plan, random));
  for (const { kind, title, place } of plan.extras) {
    const isBalance = kind !== 'zeros' && kind !== 'fees';
    if (isBalance && !plan.hasBalances) continue;
    columns.splice(place, 0, extraColumn(kind, title, plan, rows));
  }
  const ordered = plan.isPermuted ? shuffle(random, columns) : columns;
  const titles = ordered.map(({ title }) => title);
  const titleLines = plan.hasTitlesOnTwoLines
    ? [titles.map((title) => title.split(' ')[0] ?? ''), titles.map((title) => title.split(' ').slice(1).join(' '))]
    : [titles];
  const indexed = rows.map((row, index) => ({ row, index }));
  const printed = plan.isNewestFirst ? indexed.toReversed() : indexed;
  const narration = own.findIndex(({ role }) => role === 'narration');
  const lineOf = (label: string, last: string): Cell[] =>
    ordered.map((_, at) => (at === Math.max(narration, 0) ? label : at === ordered.length - 1 ? last : ''));
  const body = printed.flatMap(({ row, index }, at): Cell[][] => {
    const cells = ordered.map(({ cell }) => cell(row, index));
    const isRepeat = plan.repeatAfter !== undefined && at > 0 && at % plan.repeatAfter === 0;
    if (!isRepeat) return [cells];
    return [plan.repeatsOtherwise ? titles.map(respell) : titles, cells];
  });
  const period = [
    'Period',
    `${writeDate(rows[0]?.date ?? '', 'DD/MM/YYYY')} to ${writeDate(rows.at(-1)?.date ?? '', 'DD/MM/YYYY')}`,
  ];
  const preamble: Cell[][] = plan.preamble === 0 ? [] : [...shuffle(random, preambles).slice(0, plan.preamble), period];
  const isLastBalance =
    ordered.at(-1)?.title.match(/balance$/i) !== null && !plan.isPermuted && plan.extras.length === 0;
  const [first, last] = [rows[0], rows.at(-1)];
  const opening = first === undefined ? 0 : first.balancePaise - first.creditPaise + first.debitPaise;
  const openingLine =
    plan.hasOpeningLine && isLastBalance && !plan.isNewestFirst
      ? [lineOf('Opening Balance', balanceText(plan, opening))]
      : [];
  const debits = rows.reduce((sum, { debitPaise }) => sum + debitPaise, 0);
  const footers: Readonly<Record<ExportPlan['footer'], readonly (readonly Cell[])[]>> = {
    none: [],
    total: [lineOf('Total', writeAmount(debits, plan.amounts))],
    closing:
      isLastBalance && !plan.isNewestFirst
        ? [lineOf('Closing Balance', balanceText(plan, last?.balancePaise ?? 0))]
        : [],
    legend: [[''], ['This is a computer generated statement'], ['Legends: NEFT - National Electronic Funds Transfer']],
  };
  return {
    lines: [...preamble, ...titleLines, ...openingLine, ...body, ...footers[plan.footer]],
    titleLine: preamble.length,
  };
}
