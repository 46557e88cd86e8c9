import type { FinancialTerm } from '../../../domain/terms.ts';

/** The id of a term's entry in the report, for links from its contents. */
export function reportEntryId(term: FinancialTerm): string {
  return `report-${term.id}`;
}
