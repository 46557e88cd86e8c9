import type { Side } from './side.ts';

/** Signs and names of currencies printed before or after an amount, as part of a regular expression. */
export const currencyPattern = String.raw`(?:INR|Rs\.?|₹|\u{fffd}|■|\x60|US\$|S\$|A\$|C\$|HK\$|\$|£|€|USD|GBP|EUR|SGD|AED|AUD|CAD|ZAR|KES|NGN|BHD|CHF|R(?=\d))`;

/** An amount as printed: whole paise, negative if printed so, and the side if Cr or Dr is beside it. */
export interface Money {
  readonly paise: number;
  readonly side?: Side;
}

/** How the amounts of a file are written: with a point before the paise (`1,234.50`), or with a comma (`1.234,50`). */
export type Notation = 'point' | 'comma';

/** Groups of three digits, of two and then three (lakhs), or no groups; the whole part may be missing (`.72`). */
const digitsPatterns: Readonly<Record<Notation, RegExp>> = {
  point:
    /^(?:(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:'\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(?<fraction>\d{1,2}))?|\.(?<bare>\d{1,2}))$/,
  comma: /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+)(?:,(?<fraction>\d{1,2}))?$/,
};
/** A sign before or after the currency, and the comma that some banks print after a minus. */
const prefixPattern = new RegExp(`^(?<before>[-+]?)${currencyPattern}?(?<after>[-+]?),?(?=[.,]?\\d)`, 'iu');
const sidePattern = new RegExp(`(?<=[\\d.)\\s-]|${currencyPattern})\\(?(?<side>Cr|Dr|C|D)\\.?\\)?$`, 'iu');
/** Text allowed after the digits: a currency, a sign, the `/-` of handwritten amounts. */
const suffixPattern = new RegExp(`(?:/-|${currencyPattern})$`, 'iu');

/**
 * Reads one amount: `1,23,456.78`, `123,456.78`, `74.0`, `.72`, `(1,000.00)`, `-,77,65,682.30`, `500.00 Cr`, `500.00-`,
 * `INR 10.00`, `10.00 INR Dr`, `$10.00`. Spaces are ignored. Anything else, and any amount beyond the safe integers, gives `undefined`.
 */
export function parseMoney(text: string, notation: Notation = 'point'): Money | undefined {
  // The point of `Rs.` must not be taken for that of `.72`.
  let rest = text.replace(/(?<=Rs)\s+(?=\.\d)/i, '0').replace(/\s+/g, '');
  const printedSide = sidePattern.exec(rest)?.groups?.['side']?.toLowerCase();
  if (printedSide !== undefined) rest = rest.replace(sidePattern, '');
  let signs = '';
  rest = rest.replace(suffixPattern, '');
  const bracketed = /^\((.+)\)$/.exec(rest)?.[1];
  if (bracketed !== undefined) {
    signs += '-';
    rest = bracketed;
  }
  rest = rest.replace(suffixPattern, '');
  const trailing = /[-+]$/.exec(rest)?.[0];
  if (trailing !== undefined) {
    signs += trailing;
    rest = rest.slice(0, -1);
  }
  const signAndCurrency = prefixPattern.exec(rest);
  if (signAndCurrency === null) return undefined;
  const leading = (signAndCurrency.groups?.['before'] ?? '') + (signAndCurrency.groups?.['after'] ?? '');
  signs += leading;
  if (signs.length > 1) return undefined;
  if (signAndCurrency[0].endsWith(',') && leading === '') return undefined;
  const digits = digitsPatterns[notation].exec(rest.slice(signAndCurrency[0].length))?.groups;
  if (digits === undefined) return undefined;
  const whole = Number((digits['whole'] ?? '').replace(/[,.']/g, ''));
  const paise = whole * 100 + Number((digits['fraction'] ?? digits['bare'] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(paise)) return undefined;
  const signed = signs === '-' && paise !== 0 ? -paise : paise;
  // Banks print a plus only for an amount that is received.
  if (printedSide === undefined) return leading === '+' ? { paise: signed, side: 'credit' } : { paise: signed };
  return { paise: signed, side: printedSide.startsWith('c') ? 'credit' : 'debit' };
}

/** A balance in paise: a balance marked Dr is owed to the bank and therefore negative. */
export function signedBalance(money: Money): number {
  return money.side === 'debit' ? 0 - Math.abs(money.paise) : money.paise;
}

/** Formats paise for the output: `1234.50`, `-0.05`. */
export function formatPaise(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
