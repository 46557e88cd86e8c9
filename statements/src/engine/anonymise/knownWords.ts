import { banks } from '../layouts/banks.ts';
import { labelPatterns } from '../layouts/labels.ts';
import { layouts } from '../layouts/data/layouts.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { guessRole } from '../layouts/guessRole.ts';

/**
 * Words that statements print around their tables and banks print in narrations; none reveals anything about a person.
 */
const statementWords = `
  account accounts acc ac statement statements summary details branch customer ifsc micr code address period from to till
  through until and of for on as at in by the no nos num number name date dated time page pages total totals sub grand
  opening closing beginning starting ending previous brought carried forward over balance bal balances available effective
  clear minimum due dues payment payments credit credits debit debits deposit deposits withdrawal withdrawals count counts
  transaction transactions txn txns trn amount amt value savings saving saving current overdraft salary fixed term recurring
  loan ppf demat dl tl primary secondary null nan na card cards limit purchases charges fees interest paid earned money out currency inr rs usd eur gbp sgd aed
  rupees dr cr db bf cf fwd nil joint holder nominee registered type scheme status open opened this is computer system
  generated end legends legend overview electronic other service checks continued computer signature required limited ltd
  bank statement daily average checking additions subtractions since your our you we
  upi neft imps rtgs nach ecs ach pos atm ecom vps ift tpt mmt bil bbps billpay inft netbanking mob mobile onl online nwd eaw
  cash chq cheque cheques clg clearing inward outward return rtn returned reversal refund emi sms chg chrg chgs gst cgst sgst
  igst tds int pd ref utr rrn txnid payer payee vpa p2a p2m p2p collect mandate autopay si standing instruction self transfer
  trf tfr xfer purchase sale fee tax debitcard creditcard dep wdl withdraw bulk posting sweep auto fd rd ft
  digibank jupiter epifi
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun am pm ist hrs
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`
  .trim()
  .split(/\s+/);

const runsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const titleRuns: ReadonlySet<string> = new Set(
  [
    ...titleWords.flatMap(([, words]) => words),
    ...layouts.flatMap(({ headings }) => headings.flat().flatMap(([, ...words]) => words)),
  ].flatMap(runsOf),
);

const knownWords: ReadonlySet<string> = new Set([
  ...statementWords,
  ...titleRuns,
  ...Object.values(banks).flatMap(({ name }) => runsOf(name)),
]);

const maxWordLength = Math.max(...Array.from(knownWords, ({ length }) => length));
/** In words printed without spaces, shorter known words would be found in any name. */
const minJoinedLength = 3;
const shortJoinedWords = ['of', 'no', 'dr', 'cr', 'rs', 'dt'];
const joinedWords: ReadonlySet<string> = new Set([
  ...Array.from(knownWords).filter(({ length }) => length >= minJoinedLength),
  ...shortJoinedWords,
]);

/** Whether a run of letters consists of words that statements print, with or without spaces: `ClosingBalance`. */
export function isKnownWord(letters: string): boolean {
  const run = letters.toLowerCase();
  if (knownWords.has(run) || /^(?:x{2,}|[cd])$/.test(run)) return true;
  if (guessRole(letters) !== undefined) return true;
  const isStart = [true];
  for (let end = 1; end <= run.length; end += 1) {
    for (let from = Math.max(0, end - maxWordLength); from < end; from += 1) {
      if (isStart[from] === true && joinedWords.has(run.slice(from, end))) isStart[end] = true;
    }
  }
  return isStart[run.length] === true;
}

/** A word of at least this length, broken over two lines, is not there by chance. */
const minBrokenLength = 6;

/** Whether two runs of letters, on lines one below the other, are a broken word of titles: `Withdra`, `wal`. */
export function isBrokenWord(above: string, below: string): boolean {
  const whole = (above + below).toLowerCase();
  return whole.length >= minBrokenLength && titleRuns.has(whole);
}

/** The beginning of an IFSC, which names the bank, before the six characters of a branch. */
const ifscPattern = new RegExp(
  `\\b(?:${Object.values(banks)
    .map(({ ifscPrefix }) => ifscPrefix)
    .join('|')})0(?=[A-Z0-9]{6}\\b)`,
  'g',
);

/** The texts that identify the bank and the pages of a statement, which stay unchanged. */
const keptPatterns: readonly RegExp[] = [
  ifscPattern,
  ...Object.values(banks).flatMap(({ marks }) => marks.slice(0, -1).map((mark) => new RegExp(mark, 'gi'))),
  ...Object.values(labelPatterns).map((label) => new RegExp(`\\b(?:${label})\\b`, 'gi')),
  /\b[acd]\s?\/\s?[acd]\b/gi,
  /\bpage\W{0,4}(?:no\W{0,3})?\d{1,4}(?:\s*(?:of|\/|\|)\s*\d{1,4})?\b/gi,
];

/** The parts of a line, from and to, that stay unchanged. */
export function findKeptParts(text: string): (readonly [from: number, to: number])[] {
  return keptPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length] as const),
  );
}
