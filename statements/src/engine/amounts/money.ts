import type { Side } from './side.ts';

/** The currency before an amount, as part of a regular expression. */
export const currencyPattern = String.raw`(?:INR|Rs\.?|₹)`;

/** An amount as printed: whole paise, negative when printed so, and the side when Cr or Dr stands beside it. */
export interface Money {
  readonly paise: number;
  readonly side?: Side;
}

const digitsPattern = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(?<fraction>\d{1,2}))?$/;
/** A sign before or after the currency, and the comma that some banks print after a minus. */
const prefixPattern = new RegExp(`^(?<before>[-+]?)${currencyPattern}?(?<after>[-+]?),?(?=\\d)`, 'i');
const sidePattern = /\(?(?<side>Cr|Dr)\.?\)?$/i;

/**
 * Reads one amount: `1,23,456.78`, `123,456.78`, `74.0`, `(1,000.00)`, `-,77,65,682.30`, `500.00 Cr`, `INR 10.00`.
 * Spaces are ignored. Anything else, and any amount beyond the safe integers, gives `undefined`.
 */
export function parseMoney(text: string): Money | undefined {
  let rest = text.replace(/\s+/g, '');
  const printedSide = sidePattern.exec(rest)?.groups?.['side']?.toLowerCase();
  if (printedSide !== undefined) rest = rest.replace(sidePattern, '');
  let negative = false;
  const bracketed = /^\((.+)\)$/.exec(rest)?.[1];
  if (bracketed !== undefined) {
    negative = true;
    rest = bracketed;
  }
  const signAndCurrency = prefixPattern.exec(rest);
  if (signAndCurrency === null) return undefined;
  const sign = (signAndCurrency.groups?.['before'] ?? '') + (signAndCurrency.groups?.['after'] ?? '');
  if (sign.length > 1 || (negative && sign !== '')) return undefined;
  const leadingComma = signAndCurrency[0].endsWith(',');
  if (leadingComma && sign === '') return undefined;
  const digits = digitsPattern.exec(rest.slice(signAndCurrency[0].length))?.groups;
  if (digits === undefined) return undefined;
  const whole = Number((digits['whole'] ?? '').replaceAll(',', ''));
  const paise = whole * 100 + Number((digits['fraction'] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(paise)) return undefined;
  const signed = (negative || sign === '-') && paise !== 0 ? -paise : paise;
  if (printedSide === undefined) return { paise: signed };
  return { paise: signed, side: printedSide === 'cr' ? 'credit' : 'debit' };
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
