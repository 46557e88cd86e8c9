import type { FinancialTerm } from '../../domain/terms.ts';

/** Id of the dialog of a term; short, for it stands six times in the page for each of them. */
export function dialogId({ number }: FinancialTerm): string {
  return `term-${number}`;
}
