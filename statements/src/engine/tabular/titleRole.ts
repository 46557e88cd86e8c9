import type { ColumnRole } from '../layouts/layout.ts';
import { guessRole } from '../layouts/guessRole.ts';

/** Titles of programs in one or two words, which in the text of a page mean something else. */
const sidesOfExports: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'debit',
    /^(?:outflow|payments?(?: (?:made|sent))?|expenses?|(?:money |total )?(?:spent|paid)|расход\p{L}*|списани\p{L}*)(?: ?\(.*\))?$/iu,
  ],
  [
    'credit',
    /^(?:inflow|receipts?|(?:payments? |money |total )?received|earned|приход\p{L}*|поступлени\p{L}*)(?: ?\(.*\))?$/iu,
  ],
];

/**
 * Titles that exports use and printed tables do not, because they also occur in the text of a page.
 */
const wordsOfExports: readonly (readonly [ColumnRole, RegExp])[] = [
  ['valueDate', /תאריך\s+ערך|értéknap/iu],
  ['date', /תאריך/u],
  ['balance', /יתרה/u],
  ['debit', /(?<!\p{L})(?:חובה|terhelés)(?!\p{L})/iu],
  ['credit', /(?<!\p{L})(?:זכות|jóváírás)(?!\p{L})/iu],
  ['amount', /סכום|(?<!\p{L})összeg(?!\p{L})/iu],
  ['narration', /(?<!\p{L})(?:תיאור|פרטים|ה?פעולה|שם בית ה?עסק)(?!\p{L})/u],
  ['amount', /^(?:inr|₹|rs\.?|rupees)$/iu],
  ['side', /^(?:(?:debit|credit).{0,5}(?:credit|dbt)|d\/[ck]|type|income\/expense)$|sign$/iu],
  ['amount', /(?<!\p{L})value(?!\p{L})/iu],
  [
    'narration',
    /(?<!\p{L})(?:text|label|memo|activity|operations?|narrative|reference|transactions?|detail|message|title|notes?|specification)(?!\p{L})/iu,
  ],
];

const bothSidesPattern = /(?:withdraw|debit|\bdr\b|paid out).*(?:deposit|credit|\bcr\b|paid in)/i;

/** Amounts in the currency of the shop, beside those in that of the account. */
export const foreignAmountPattern = /orig|foreign|fremd|intl|ursprung|local|fx|amount currency/iu;

/** The payer or payee: a narration if no other column is one. */
export const partyPattern =
  /naam|\b(?:neve?|név|name|payee|payer|merchant|beneficiary|counterparty|auftraggeber|empfänger|tegenpartij|tegenrekeninghouder|contrepartie)\b/iu;

/** The words of a title that programs join: `Txn_Date`, `valueDate`. */
const separateWords = (title: string): string => title.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** Whether a title heads numbers that only identify transactions: `Transaction ID`. */
export const namesNumber = (title: string): boolean =>
  /\b(?:id|no|num|number|utr|rrn)\b\W*$/i.test(separateWords(title));

/** The role that the words of a title suggest; `undefined` if they suggest none. A title of both sides is an amount. */
export function titleRole(title: string): ColumnRole | undefined {
  const words = separateWords(title);
  const role = guessRole(title) ?? guessRole(words);
  if ((role === 'debit' || role === 'credit') && bothSidesPattern.test(words)) return 'amount';
  const find = (roles: typeof wordsOfExports) => roles.find(([, pattern]) => pattern.test(words.trim()))?.[0];
  return role ?? find(sidesOfExports) ?? find(wordsOfExports);
}
