import type { NamedRatioId } from './furtherIds.ts';
import { termIds, type TermId } from './termIds.ts';

/** A financial ratio by name: what a card shows of it, and what a table of figures needs. */
export interface TermName {
  readonly name: string;
  /** The idea on one or two lines; shown, never searched. */
  readonly brief: string;
}

/** A ratio that can be chosen, in a language. */
export interface NamedRatio {
  readonly id: NamedRatioId;
  readonly name: string;
}

/** A financial ratio of the report builder, in a language. */
export interface FinancialTerm extends TermName {
  readonly id: TermId;
  /** Its place among the terms, from 1. */
  readonly number: number;
  /** One to three sentences: what it measures, how to read it, what the letters in the formula mean. */
  readonly explanation: string;
  /** The days of a year in the formula, if it counts days. */
  readonly dayCount?: number;
}

const countingDays: readonly TermId[] = [
  'average-collection-period',
  'inventory-conversion-period',
  'payables-conversion-period',
  'receivables-conversion-period',
];

/** The twenty-two terms in the words of a language, in the specification's order. */
export function termsOf(
  names: Readonly<Record<TermId, TermName>>,
  explanations: Readonly<Record<TermId, string>>,
): readonly FinancialTerm[] {
  return termIds.map((id, index) => ({
    id,
    number: index + 1,
    ...names[id],
    explanation: explanations[id],
    ...(countingDays.includes(id) && { dayCount: 365 }),
  }));
}
