import {
  leavingAmounts,
  leavingRules,
  type LeavingAmount,
  type LeavingFigures,
  type LeavingRule,
} from '../act/leaving.ts';
import { wordOf } from '../wordOf.ts';
import { joinRows, readText, rupeesOf, splitRows } from './partRows.ts';

/** The counts of leaving: the service in years and months, and the days of leave that were not taken. */
const leavingCounts = ['years', 'months', 'leaveDays'] as const;

/** A count of leaving. */
export type LeavingCount = (typeof leavingCounts)[number];

/** The texts and counts that were typed about leaving an employer. */
export interface LeavingFields extends Readonly<Record<LeavingAmount, string>>, Readonly<Record<LeavingCount, number>> {
  readonly rule: LeavingRule;
}

/** Fields in which nothing was typed. */
export const noLeaving: Omit<LeavingFields, 'rule'> = {
  gratuity: '',
  leavePay: '',
  lastSalary: '',
  averageSalary: '',
  gratuityEarlier: '',
  leavePayEarlier: '',
  years: 0,
  months: 0,
  leaveDays: 0,
};

/** The highest counts that are taken. */
const mostOf: Readonly<Record<LeavingCount, number>> = { years: 60, months: 11, leaveDays: 1800 };

/** A count of an address or a field: whole, and no more than is taken; nothing if it cannot be read. */
export function readCount(name: LeavingCount, text: string | undefined): number {
  const count = Number((text ?? '').replace(/\D/g, ''));
  return Math.min(count, mostOf[name]);
}

/** Reads what an address carries about leaving; undefined if it says nothing. */
export function readLeaving(text: string | undefined): LeavingFields | undefined {
  const [[word, ...fields] = []] = splitRows(text);
  const rule = wordOf(leavingRules, word);
  if (rule === undefined) return undefined;
  const [gratuity, leavePay, lastSalary, averageSalary, gratuityEarlier, leavePayEarlier, years, months, leaveDays] =
    fields;
  return {
    rule,
    gratuity: readText(gratuity),
    leavePay: readText(leavePay),
    lastSalary: readText(lastSalary),
    averageSalary: readText(averageSalary),
    gratuityEarlier: readText(gratuityEarlier),
    leavePayEarlier: readText(leavePayEarlier),
    years: readCount('years', years),
    months: readCount('months', months),
    leaveDays: readCount('leaveDays', leaveDays),
  };
}

/** The fields as an address has them. */
export const writeLeaving = (fields: LeavingFields): string =>
  joinRows([
    [
      fields.rule,
      ...leavingAmounts.map((name) => rupeesOf(fields[name])),
      ...leavingCounts.map((name) => fields[name]),
    ],
  ]);

/** The typed fields as the estimate takes them. */
export function toLeaving(text: string | undefined): LeavingFigures | undefined {
  const fields = readLeaving(text);
  if (fields === undefined) return undefined;
  return {
    ...fields,
    gratuity: rupeesOf(fields.gratuity),
    leavePay: rupeesOf(fields.leavePay),
    lastSalary: rupeesOf(fields.lastSalary),
    averageSalary: rupeesOf(fields.averageSalary),
    gratuityEarlier: rupeesOf(fields.gratuityEarlier),
    leavePayEarlier: rupeesOf(fields.leavePayEarlier),
  };
}
