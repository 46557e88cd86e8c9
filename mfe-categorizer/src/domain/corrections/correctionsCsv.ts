import type { Correction } from './corrections.ts';

/** Writes the person's own categories as CSV, escaped so that no spreadsheet runs them as formulas. */
export async function correctionsCsv(corrections: readonly Correction[]): Promise<Blob> {
  const { default: papaparse } = await import('papaparse');
  const rows = corrections.map(({ counterparty, side, category }) => [counterparty, side, category]);
  const text = papaparse.unparse([['counterparty', 'side', 'category'], ...rows], { escapeFormulae: true });
  return new Blob([text], { type: 'text/csv' });
}
