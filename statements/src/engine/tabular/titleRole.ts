import type { ColumnRole } from '../layouts/layout.ts';
import { guessRole } from '../layouts/guessRole.ts';

/** Any of some words, each as a whole word; `\b` only knows English letters. */
function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/**
 * The titles of columns that banks outside India use in exports: German, French, Dutch, Spanish, Italian, and others.
 */
const foreignWords: readonly (readonly [ColumnRole, RegExp])[] = [
  ['valueDate', /valuta|wertstellung|date (?:de )?valeur|fecha valor|rentedatum/iu],
  ['date', /datum|buchungstag|(?<!\p{L})(?:tag|fecha|data|dato|dátuma?|pvm|kuupäev)(?!\p{L})|kirjauspäivä/iu],
  ['balance', /saldo|solde|saldi|kontostand|egyenleg/iu],
  ['side', /^(?:s\/h|af bij|(?:soll|debe?t|debit|cdt|credit).{0,5}(?:haben|credit|dbt|debe?t)|d\/[ck]|type)$|sign$/iu],
  [
    'debit',
    wholeWords([
      'soll',
      'belastung',
      'lastschrift',
      'débit',
      'debet',
      'cargos?',
      'uscite',
      'addebit\\p{L}*',
      'obciążenia',
    ]),
  ],
  [
    'credit',
    wholeWords(['haben', 'gutschrift', 'crédit', 'abonos?', 'entrate', 'accredit\\p{L}*', 'ingresos?', 'uznania']),
  ],
  [
    'amount',
    /betrag|(?<!\p{L})(?:umsatz|montant|bedrag|importe|importo|valor|kwota|belopp|beløp|summa?|suma|összege|value)(?!\p{L})/iu,
  ],
  [
    'narration',
    wholeWords([
      'verwendungszweck|buchungstext|transaktionsbeschreibung|bezeichnung',
      'libellé|communication|motif|omschrijving(?:-1)?|mededelingen|transactie|concepto|descripción|descrizione|descrição',
      'causale|opis|tytuł|selgitus|beskrivelse|beskrivning|tekst|paaiškinimai|közlemény',
      'text|label|memo|activity|narrative|reference|transactions?|detail|message|title|notes?|specification',
    ]),
  ],
];

const bothSidesPattern = /(?:withdraw|debit|\bdr\b|paid out).*(?:deposit|credit|\bcr\b|paid in)/i;

/** Amounts in the currency of the shop, beside those in that of the account. */
export const foreignAmountPattern = /orig|foreign|fremd|intl|ursprung|local|fx|amount currency/iu;

/** The payer or payee: a narration if no other column is one. */
export const partyPattern =
  /naam|\b(?:name|payee|payer|merchant|beneficiary|counterparty|auftraggeber|empfänger|tegenpartij|contrepartie)\b/iu;

/** Whether a title heads numbers that only identify transactions: `Transaction ID`. */
export const namesNumber = (title: string): boolean => /\b(?:id|no|num|number|utr|rrn)\b\W*$/i.test(title);

/** The role that the words of a title suggest; `undefined` if they suggest none. A title of both sides is an amount. */
export function titleRole(title: string): ColumnRole | undefined {
  const role = guessRole(title);
  if ((role === 'debit' || role === 'credit') && bothSidesPattern.test(title)) return 'amount';
  return role ?? foreignWords.find(([, words]) => words.test(title))?.[0];
}
