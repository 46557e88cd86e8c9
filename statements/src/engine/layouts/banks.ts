import { banksText } from '#banks';
import { rowsOf } from '../../lists/rowsOf.ts';

/** A bank, with its names in requests, statements and narrations. */
export interface Bank {
  /** The value that a sender gives as the bank. */
  readonly code: string;
  readonly name: string;
  /** The first four letters of the IFSC of its branches. */
  readonly ifscPrefix: string;
  /** Text that only this bank's statements contain; it decides between layouts with the same column titles. */
  readonly marks: readonly RegExp[];
}

/** Describes a bank by its printed name; the IFSC of its branches is a mark as well. */
export function defineBank(code: string, name: string, ifscPrefix: string, ...nameMarks: readonly RegExp[]): Bank {
  return { code, name, ifscPrefix, marks: [...nameMarks, new RegExp(String.raw`\b${ifscPrefix}0[A-Z0-9]{6}\b`)] };
}

/** The banks with layouts. */
export const banks = {
  axis: defineBank('AXIS', 'Axis Bank', 'UTIB', /\bAXIS\s?BANK\b/i),
  baroda: defineBank('BOB', 'Bank of Baroda', 'BARB', /\bBank of Baroda\b/i),
  canara: defineBank('CANARA', 'Canara Bank', 'CNRB', /\bCanara Bank\b/i),
  dbs: defineBank('DBS', 'DBS Bank', 'DBSS', /\bDBS\b/, /\bdigibank\b/i),
  federal: defineBank('FEDERAL', 'Federal Bank', 'FDRL', /\bFederal Bank\b/i, /\bJupiter\b/, /\bepiFi\b/i),
  hdfc: defineBank('HDFC', 'HDFC Bank', 'HDFC', /\bHDFC\s?BANK\b/i),
  icici: defineBank('ICICI', 'ICICI Bank', 'ICIC', /\bICICI\s?BANK\b/i),
  idfc: defineBank('IDFC', 'IDFC FIRST Bank', 'IDFB', /\bIDFC FIRST\b/i),
  indusind: defineBank('INDUSIND', 'IndusInd Bank', 'INDB', /\bIndusInd\b/i),
  kotak: defineBank('KOTAK', 'Kotak Mahindra Bank', 'KKBK', /\bKotak\b/i),
  pnb: defineBank('PNB', 'Punjab National Bank', 'PUNB', /\bPunjab National Bank\b/i, /\bPNB ONE\b/),
  sbi: defineBank('SBI', 'State Bank of India', 'SBIN', /\bState Bank of India\b/i),
  union: defineBank('UNION', 'Union Bank of India', 'UBIN', /\bUnion Bank of India\b/i),
  yes: defineBank('YES', 'Yes Bank', 'YESB', /\bYES\s?BANK\b/i),
} as const satisfies Readonly<Record<string, Bank>>;

/** The bank of a statement that matches no known layout. */
export const unknownBank: Bank = { code: 'any', name: 'any bank', ifscPrefix: '', marks: [] };

/** Banks without layouts, which narrations name too: their IFSC prefixes, and the names of some in capitals. */
const otherBanks = rowsOf(banksText);

const ifscPrefixes: ReadonlySet<string> = new Set([
  ...Object.values(banks).map(({ ifscPrefix }) => ifscPrefix),
  ...otherBanks.map(([ifscPrefix = '']) => ifscPrefix),
]);

/** Full names of banks in capitals. */
const fullNames = [
  ...Object.values(banks).map(({ name }) => name.toUpperCase()),
  ...otherBanks.flatMap(([, name]) => name ?? []),
];

/**
 * Names of several words, which narrations also print without the word Bank at their end. Without it a small finance bank is a
 * lender: people pay it instalments.
 */
const shortNames = fullNames
  .map((name) => name.replace(/ BANK$/, ''))
  .filter((name) => name.includes(' ') && !name.endsWith(' SMALL FINANCE'));

const namePattern = new RegExp(
  String.raw`\bBANK(?: LTD| LIMITED)?$|^(?:STATE BANK OF|BANK OF) [A-Z]+$|^(?:${shortNames.join('|').replaceAll('PAYMENTS', 'PAYMENTS?')})$`,
  'i',
);

/** Whether a text of a narration names a bank, by its name or by its IFSC prefix. */
export function isBankName(text: string): boolean {
  return ifscPrefixes.has(text.toUpperCase()) || namePattern.test(text);
}

/** Whether a text is a bank's name of which the end is cut, also to a single letter. */
export function isStartOfBankName(text: string): boolean {
  const letters = text.trim().toUpperCase();
  return letters !== '' && fullNames.some((name) => name.startsWith(letters));
}
