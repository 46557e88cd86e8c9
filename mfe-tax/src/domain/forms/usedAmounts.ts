import { parseAmount } from '@artha/shared/format';
import type { FormFigures } from './form16.ts';
import { formRows, savingsRows, type FormRow } from './formRow.ts';

/** The amounts that the person typed in place of figures: texts in rupees by row. */
export type Edits = Readonly<Partial<Record<FormRow, string>>>;

/** The amount of each row that is used, in whole paise. */
export type UsedAmounts = Readonly<Partial<Record<FormRow, number>>>;

/** Deductions of which the estimate takes what was claimed, and works out itself what is allowed. */
const claimed: readonly FormRow[] = [...savingsRows, 'total80C', 'section80CCD1B', 'section80CCD2', 'section80D'];

/** The figure of a row that is used unless it is edited, in paise. */
export function usedPaise(row: FormRow, figures: FormFigures): number | undefined {
  const figure = figures[row];
  return claimed.includes(row) ? (figure?.claimedPaise ?? figure?.paise) : figure?.paise;
}

function typedPaise(text: string): number | undefined {
  const isLoss = /^\s*[-−]/.test(text);
  const parsed = parseAmount(text.replace(/^\s*[-−]/, ''));
  if (parsed.kind !== 'amount') return undefined;
  return Math.round(parsed.rupees * 100) * (isLoss ? -1 : 1);
}

/** The figures of the forms with what was typed instead; a text that is no amount changes nothing. */
export function withEdits(figures: FormFigures, edits: Edits): UsedAmounts {
  return Object.fromEntries(
    formRows.flatMap((row) => {
      const paise = typedPaise(edits[row] ?? '') ?? usedPaise(row, figures);
      return paise === undefined ? [] : [[row, paise]];
    }),
  );
}
