import { budgets, type Budget, type BudgetName, type PartName } from './budgets.ts';
import type { Machine } from './machine.ts';
import { excess, format, formatLimit, verdict, type PartFindings, type Measurement } from './measurement.ts';

/** The complete result of one run of the bench, and its machine. */
export interface Report extends PartFindings {
  readonly measuredAt: string;
  readonly runs: number;
  readonly parts: readonly PartName[];
  readonly machine: Machine;
}

/** A Markdown table, without padding of its columns. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const isBudget = (name: string): name is BudgetName => name in budgets;

function budgetsOf(parts: readonly PartName[]): BudgetName[] {
  return Object.keys(budgets)
    .filter(isBudget)
    .filter((name) => parts.includes(budgets[name].part));
}

function worstOf(measured: readonly Measurement[], { bound }: Budget): Measurement | undefined {
  const sorted = measured.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  return bound === 'most' ? sorted.at(-1) : sorted[0];
}

function summaryRow(budget: Budget, all: readonly Measurement[]): string[] {
  const measured = all.filter(({ value }) => value !== undefined);
  const missing = all.length - measured.length;
  const worst = worstOf(measured, budget);
  if (worst?.value === undefined) return [budget.what, formatLimit(budget), '–', 'not measured'];
  const over = measured.filter(({ value }) => value !== undefined && excess(value, budget) > 0).length;
  const place = worst.where && ` (${all.length > 1 ? 'worst: ' : ''}${worst.where})`;
  return [
    budget.what,
    formatLimit(budget),
    format(worst.value, budget) + place,
    [
      verdict(worst.value, budget),
      over > 0 && all.length > 1 && `(${over} of ${all.length})`,
      missing > 0 && `${missing} not measured`,
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

/** Every budget of the parts that ran, each with the worst figure and where it was found. */
export function summary({ measurements, parts }: Pick<Report, 'measurements' | 'parts'>): string {
  const rows = budgetsOf(parts).map((name) =>
    summaryRow(
      budgets[name],
      measurements.filter(({ budget }) => budget === name),
    ),
  );
  return markdownTable(['what', 'limit', 'measured', 'ok / over by'], rows);
}

function details({ measurements }: Pick<Report, 'measurements'>): string {
  const rows = measurements.map(({ budget, where, value, samples, note }) => [
    budgets[budget].what,
    where,
    formatLimit(budgets[budget]),
    value === undefined ? '–' : format(value, budgets[budget]),
    verdict(value, budgets[budget]),
    [samples && samples.length > 1 && samples.map((one) => format(one, budgets[budget])).join(', '), note]
      .filter(Boolean)
      .join('; '),
  ]);
  return markdownTable(['what', 'where', 'limit', 'measured', 'ok / over by', 'runs, notes'], rows);
}

/** The report for people: the table of budgets, then every figure. */
export function markdown(report: Report): string {
  const { machine, measuredAt, runs } = report;
  return [
    '# Measured',
    `${measuredAt}, ${runs === 1 ? 'one run' : `median of ${runs} runs`}. ${machine.processor}, ${machine.cores} cores, load ${machine.load} at the start; Node ${machine.node}, ${machine.chromium}; commit ${machine.commit}.`,
    summary(report),
    ...(report.notes.length > 0 ? [report.notes.map((note) => `- ${note}`).join('\n')] : []),
    '## Every figure',
    details(report),
    '',
  ].join('\n\n');
}
