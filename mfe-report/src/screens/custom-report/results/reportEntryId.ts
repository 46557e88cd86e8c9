import type { FinancialTerm } from '../../../domain/terms.ts';

/** Where a term stands in the report, for the links of the contents. */
export function reportEntryId(term: FinancialTerm): string {
  return `report-${term.id}`;
}
