import { isAccountHolder } from './isAccountHolder.ts';
import { bankRules } from './bankRules.ts';
import type { BankRule, NarrationField } from './bankRules.ts';
import type { Category, CategoryReason, ReasonedCategory } from './category.ts';
import { findMerchant, merchantNameOf } from './findMerchant.ts';
import { isPerson } from './isPerson.ts';
import { normalizeWords } from './normalizeWords.ts';
import { findPurpose } from './findPurpose.ts';
import { readNarration } from './readNarration.ts';
import type { NarrationReading, Side } from './readNarration.ts';
import { findShopWord } from './findShopWord.ts';
import { readUpiAddress } from './upiAddress.ts';
import type { UpiAddress } from './upiAddress.ts';
import { matchWholeWords } from './matchWholeWords.ts';

/** What a category is found from: paise on either side, the narration, and names the holder goes by. */
export interface CategoryInput {
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly holders: ReadonlySet<string>;
}

/** A narration read, with its texts in plain words. */
interface ParsedNarration {
  readonly side: Side;
  readonly reading: NarrationReading;
  readonly address: UpiAddress;
  readonly words: Readonly<Record<NarrationField, string>>;
}

function withReason(by: CategoryReason['by'], what: string, category: Category): ReasonedCategory {
  return { category, reason: { by, what } };
}

/** A bank's own words are also written together, with a capital for each: `SMSChgsJan`. */
function splitCamelCase(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
}

type CompiledRule = Omit<BankRule, 'phrases' | 'unless'> & { readonly phrases: RegExp; readonly unless?: RegExp };

const rules: readonly CompiledRule[] = bankRules.map(({ phrases, unless, ...rule }) => ({
  ...rule,
  phrases: matchWholeWords(phrases),
  ...(unless === undefined ? {} : { unless: matchWholeWords(unless) }),
}));

function ruleApplies(rule: CompiledRule, { side, reading, words }: ParsedNarration): boolean {
  if (rule.side !== undefined && rule.side !== side) return false;
  if (rule.channels !== undefined && !rule.channels.includes(reading.channel)) return false;
  const text = words[rule.field];
  return rule.phrases.test(text) && rule.unless?.test(text) !== true;
}

function categorizeByRule(row: ParsedNarration): ReasonedCategory | undefined {
  const rule = rules.find((one) => ruleApplies(one, row));
  return rule === undefined ? undefined : withReason('rule', rule.id, rule.category);
}

/** Where to look for a merchant: the name, or everything where the narration has none that can be told apart. */
function wordsNamingMerchant({ reading, words }: ParsedNarration): string {
  return reading.channel === 'other' || (reading.name === '' && reading.vpa === '') ? words.text : words.name;
}

/** What money from a merchant is that is not spending coming back. */
const creditCategories: Readonly<Partial<Record<Category, Category>>> = {
  Insurance: 'Interest & Other Income',
  Investments: 'Transfer',
  'Loan EMI': 'Transfer',
  'Credit Card Payment': 'Transfer',
  'Rent & Housing': 'Transfer',
};

/** What a credit is: never a spend. */
function categorizeCredit(row: ParsedNarration): ReasonedCategory {
  const { reading, address } = row;
  if (reading.channel === 'mandate') return withReason('rule', 'mandate credit', 'Interest & Other Income');
  if (reading.channel === 'card') return withReason('rule', 'card credit', 'Refund');
  const known = reading.channel === 'cheque' ? undefined : findMerchant(reading, address, wordsNamingMerchant(row));
  if (known !== undefined) {
    const back = reading.channel === 'transfer' ? 'Transfer' : 'Refund';
    return withReason('merchant', merchantNameOf(known), creditCategories[known.category] ?? back);
  }
  if (reading.payee === 'shop') return withReason('rule', 'credit from a shop', 'Refund');
  if (isPerson(reading, address)) return withReason('person', reading.name, 'Transfer');
  return withReason('rule', 'other credit', 'Transfer');
}

/** What a debit is for: merchant, kind of shop, stated purpose, person. */
function categorizeDebit(row: ParsedNarration): ReasonedCategory {
  const { reading, address, words } = row;
  const naming = wordsNamingMerchant(row);
  const known = findMerchant(reading, address, naming);
  if (known !== undefined) return withReason('merchant', merchantNameOf(known), known.category);
  const shopWord = findShopWord(naming, address.words, reading.isTruncated);
  if (shopWord?.isWeak === false) return withReason('keyword', shopWord.phrase, shopWord.category);
  const purpose = reading.channel === 'card' ? undefined : findPurpose(words.remark);
  if (purpose !== undefined) return withReason('keyword', purpose.word, purpose.category);
  if (shopWord !== undefined) return withReason('keyword', shopWord.phrase, shopWord.category);
  if (reading.channel === 'bill') return withReason('rule', 'bill payment', 'Bills & Recharge');
  if (reading.channel !== 'card' && isPerson(reading, address)) {
    return withReason('person', reading.name === '' ? reading.vpa : reading.name, 'Transfer');
  }
  if (reading.channel === 'transfer') return withReason('rule', 'bank transfer', 'Transfer');
  return withReason('nothing', '', 'Others');
}

/**
 * Says what a row was for and why, in a fixed order: how the money moved and which way, by the bank's own words; the
 * account holder's own name; the merchant, by the dictionary; the kind of shop, by its name, and the stated purpose;
 * a person; and `Others` when nothing is known. A credit is never taken for spending.
 */
export function categorize({ narration, debitPaise, creditPaise, holders }: CategoryInput): ReasonedCategory {
  const side = creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit';
  const reading = readNarration(narration, side);
  const name = normalizeWords(reading.name);
  const remark = normalizeWords(reading.remark);
  const row: ParsedNarration = {
    side,
    reading,
    address: readUpiAddress(reading.vpa),
    words: {
      text: normalizeWords(reading.channel === 'other' ? splitCamelCase(reading.text) : reading.text),
      said: `${name} ${remark} ${reading.vpa.includes('@') ? '' : normalizeWords(reading.vpa)}`.trim(),
      name,
      remark,
      address: normalizeWords(reading.vpa),
    },
  };
  const ruled = categorizeByRule(row);
  if (ruled !== undefined) return ruled;
  if (isAccountHolder(reading.name, holders, reading.isTruncated)) return withReason('rule', 'account holder', 'Self Transfer');
  return side === 'credit' ? categorizeCredit(row) : categorizeDebit(row);
}
