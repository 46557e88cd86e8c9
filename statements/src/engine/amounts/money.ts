/** An amount as printed: whole paise, negative when printed so, and the Cr or Dr beside it when there is one. */
export interface Money {
  readonly paise: number;
  readonly side?: 'debit' | 'credit';
}

const amount = /^(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(?<fraction>\d{1,2}))?$/;
const side = /\(?(?<side>Cr|Dr)\.?\)?$/i;

/**
 * Reads one amount: `1,23,456.78`, `123,456.78`, `74.0`, `(1,000.00)`, `-,77,65,682.30`, `500.00 Cr`, `INR 10.00`.
 * Spaces do not matter. Anything else, and what does not fit whole paise safely, is `undefined`.
 */
export function parseMoney(text: string): Money | undefined {
  let rest = text.replace(/\s+/g, '');
  const printedSide = side.exec(rest)?.groups?.['side']?.toLowerCase();
  if (printedSide !== undefined) rest = rest.replace(side, '');
  let negative = false;
  const bracketed = /^\((.+)\)$/.exec(rest)?.[1];
  if (bracketed !== undefined) {
    negative = true;
    rest = bracketed;
  }
  const signAndCurrency = /^(?<before>[-+]?)(?<currency>INR|Rs\.?|₹)?(?<after>[-+]?),?(?=\d)/i.exec(rest);
  if (signAndCurrency === null) return undefined;
  const sign = (signAndCurrency.groups?.['before'] ?? '') + (signAndCurrency.groups?.['after'] ?? '');
  if (sign.length > 1 || (negative && sign !== '')) return undefined;
  const leadingComma = signAndCurrency[0].endsWith(',');
  if (leadingComma && sign === '') return undefined;
  const digits = amount.exec(rest.slice(signAndCurrency[0].length))?.groups;
  if (digits === undefined) return undefined;
  const whole = Number((digits['whole'] ?? '').replaceAll(',', ''));
  const paise = whole * 100 + Number((digits['fraction'] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(paise)) return undefined;
  const signed = (negative || sign === '-') && paise !== 0 ? -paise : paise;
  if (printedSide === undefined) return { paise: signed };
  return { paise: signed, side: printedSide === 'cr' ? 'credit' : 'debit' };
}

/** A balance in paise: one marked Dr is owed to the bank, so it counts below zero. */
export function signedBalance(money: Money): number {
  return money.side === 'debit' ? 0 - Math.abs(money.paise) : money.paise;
}

/** Paise as the answer prints them: `1234.50`, `-0.05`. */
export function formatPaise(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
