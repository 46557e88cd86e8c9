import type { PlacedLine } from './printedPage.ts';
import { readTableLine } from './printedAmount.ts';
import type { FormFigure } from './form16.ts';

const quarter = /^(?:q(?:uarter)?\s*-?\s*[1-4]|(?:1st|2nd|3rd|4th|first|second|third|fourth)\s+quarter)\b/i;
const total = /^total\b/i;

/** The row of a quarter: what was paid, deducted and deposited are its last three amounts, or deducted its last but one. */
function deductedOf({ amounts }: ReturnType<typeof readTableLine>): number | undefined {
  return (amounts.length >= 3 ? amounts.at(-2) : amounts.at(-1))?.paise;
}

/**
 * The tax that was deducted in the year: the total of the quarters in Part A. It is proved if the quarters add up to it.
 * If the file has several such tables, the first counts.
 */
export function readTaxDeducted(lines: readonly PlacedLine[]): FormFigure | undefined {
  let quarters: number[] = [];
  for (const line of lines) {
    const row = readTableLine(line);
    const deducted = deductedOf(row);
    if (quarter.test(line.text) && deducted !== undefined) quarters.push(deducted);
    else if (total.test(row.label) && quarters.length > 0 && deducted !== undefined) {
      const sum = quarters.reduce((so, one) => so + one, 0);
      return { paise: deducted, place: line.place, status: sum === deducted ? 'proved' : 'contradicted' };
    } else if (/part\s*-?\s*b\b/i.test(line.text)) quarters = [];
  }
  return undefined;
}
