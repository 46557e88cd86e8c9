import { formatFigure, parseAmount } from '@artha/shared/format';
import { groupDigits } from './groupDigits.ts';

/** The text of an amount as the site writes it: `15 lakh` → `15,00,000`. Refused text stays as typed. */
export function tidyAmount(text: string): string {
  const parsed = parseAmount(text);
  if (parsed.kind === 'empty') return '';
  if (parsed.kind === 'fault') return text;
  return Number.isInteger(parsed.rupees) ? formatFigure(parsed.rupees) : groupDigits(String(parsed.rupees));
}
