import { formatFigure, numberFormat, parseAmount } from '@artha/shared/format';
import type { Field, Unit } from './calculator.ts';

/** Why a typed figure is refused. */
export type FigureFault = 'missing' | 'unreadable' | 'decimals' | 'low' | 'high';

/** A figure as it was typed: its value, or why it is refused. */
export type TypedFigure = { readonly value: number } | { readonly fault: FigureFault };

/** How many decimals a figure may have. */
export const decimals: Readonly<Record<Unit, number>> = {
  rupees: 2,
  percent: 2,
  share: 2,
  years: 2,
  months: 0,
  wholeYears: 0,
  count: 0,
  choice: 0,
};

const amountFaults = { unreadable: 'unreadable', negative: 'low', huge: 'high' } as const;

const withDecimals = numberFormat({ maximumFractionDigits: 2 });

/** Reads what was typed into a field: amounts as people write them, such as `25 lakh`, rates with or without `%`. */
export function readTypedFigure(
  text: string,
  { unit, min, max }: Pick<Field<string>, 'unit' | 'min' | 'max'>,
): TypedFigure {
  const plain = unit === 'percent' || unit === 'share' ? text.trim().replace(/%$/, '') : text;
  const parsed = parseAmount(plain);
  if (parsed.kind === 'empty') return { fault: 'missing' };
  if (parsed.kind === 'fault') {
    return { fault: amountFaults[parsed.fault] };
  }
  const value = parsed.rupees;
  const allowed = decimals[unit];
  // An amount may be in lakh, whose third decimal is a hundred rupees.
  const hasMore = allowed === 0 ? !Number.isInteger(value) : unit !== 'rupees' && /\.\d{3}/.test(plain);
  if (hasMore) return { fault: 'decimals' };
  if (value < min) return { fault: 'low' };
  return value > max ? { fault: 'high' } : { value };
}

/** A figure as its field shows it: `2500000` → `25,00,000`, `8.5` → `8.5`. */
export function printFigure(value: number, unit: Unit): string {
  return decimals[unit] === 0 ? formatFigure(value) : withDecimals(value);
}
