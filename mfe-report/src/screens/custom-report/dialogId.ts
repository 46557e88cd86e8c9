import type { FinancialTerm } from '../../domain/terms.ts';

/** Id of the dialog of a term; short, because the page contains it six times for each term. */
export function dialogId({ number }: Pick<FinancialTerm, 'number'>): string {
  return `term-${number}`;
}
