/** A limit above any income: ten thousand crore rupees. */
const MOST_RUPEES = 100_000_000_000;

/** The result of parsing a text as an amount in rupees. */
export type ParsedAmount =
  | { readonly kind: 'empty' }
  /** In rupees, to the nearest paisa. */
  | { readonly kind: 'amount'; readonly rupees: number }
  | { readonly kind: 'fault'; readonly fault: AmountFault };

/** Why a text is not a usable amount. */
export type AmountFault = 'unreadable' | 'negative' | 'huge';

const unitSizes: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  /** Lakh per annum, as salaries are offered. */
  lpa: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  हज़ार: 1_000,
  लाख: 100_000,
  करोड़: 10_000_000,
};

const currencyBefore = /^(?:₹|rs\.?|inr)\s*/;
const currencyAfter = /\s*(?:\/-|rupees?|rs\.?|inr)$/;

const plainNumber = /^(?:\d+\.?\d*|\.\d+)$/;
/** In three and then in twos, as in India, or in threes throughout. */
const groupedNumber = /^(?:\d{1,2}(?:[, ]\d{2})*[, ]\d{3}|\d{1,3}(?:[, ]\d{3})+)(?:\.\d*)?$/;

/** A number and its unit, of which an amount such as '1 crore 25 lakh' has several. */
const part = /(\d[\d., ]*|\.\d[\d ]*)([a-z\p{Script=Devanagari}]*)\.? */guy;

const DEVANAGARI_ZERO = 0x0966;
const devanagariDigit = /[०-९]/g;

/** `१५.५%` → `15.5%`: for text fields that take digits of either script. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(devanagariDigit, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

function readNumber(text: string): number | undefined {
  if (plainNumber.test(text)) return Number(text);
  return groupedNumber.test(text) ? Number(text.replaceAll(/[, ]/g, '')) : undefined;
}

/** The sum of numbers with units, each unit smaller than the one before; undefined for any other text. */
function readParts(text: string): number | undefined {
  let total = 0;
  let end = 0;
  let sizeBefore = Infinity;
  for (const { 0: whole, 1: digits = '', 2: unit = '', index } of text.matchAll(part)) {
    const value = readNumber(digits.trim());
    const size = Object.hasOwn(unitSizes, unit) ? unitSizes[unit] : undefined;
    if (value === undefined || size === undefined || size >= sizeBefore) return undefined;
    total += value * size;
    sizeBefore = size;
    end = index + whole.length;
  }
  return end > 0 && end === text.length ? total : undefined;
}

/**
 * Reads an amount as people write it: '1500000', '15,00,000', '₹15,00,000', '15 lakh', '1.5 crore', '15L', '1.5cr',
 * '50k', 'Rs. 15,00,000/-', '1 crore 25 lakh', '१५ लाख', with spaces of any kind. A text that it does not understand is
 * an error, never a smaller number.
 * @param most larger amounts count as typing errors; in rupees. By default more than any income.
 */
export function parseAmount(text: string, most = MOST_RUPEES): ParsedAmount {
  const spaced = toLatinDigits(text.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (spaced === '') return { kind: 'empty' };
  const sign = /^[-−–] ?/;
  const unsigned = spaced.replace(sign, '').replace(currencyBefore, '');
  const isNegative = sign.test(spaced) || sign.test(unsigned);
  const rupees = readParts(unsigned.replace(sign, '').replace(currencyAfter, ''));
  if (rupees === undefined) return { kind: 'fault', fault: 'unreadable' };
  if (isNegative && rupees > 0) return { kind: 'fault', fault: 'negative' };
  if (rupees > most) return { kind: 'fault', fault: 'huge' };
  return { kind: 'amount', rupees: Math.round(rupees * 100) / 100 };
}
