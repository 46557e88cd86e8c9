import { isHolder } from './isAccountHolder.ts';
import { bankRules } from './bankRules.ts';
import type { BankRule, RulePlace } from './bankRules.ts';
import type { Category, CategoryReason, ReasonedCategory } from './category.ts';
import { findMerchant, merchantOf } from './findMerchant.ts';
import { isPerson } from './isPerson.ts';
import { plainWords } from './normalizeWords.ts';
import { findPurpose } from './findPurpose.ts';
import { readNarration } from './readNarration.ts';
import type { NarrationReading, Side } from './readNarration.ts';
import { findShopWord } from './findShopWord.ts';
import { readUpiAddress } from './upiAddress.ts';
import type { UpiAddress } from './upiAddress.ts';
import { wholeWords } from './matchWholeWords.ts';

/** What a category is found from: paise on either side, the narration, and names the holder goes by. */
export interface CategoryQuestion {
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly holders: ReadonlySet<string>;
}

/** A narration read, with its texts in plain words. */
interface Row {
  readonly side: Side;
  readonly reading: NarrationReading;
  readonly address: UpiAddress;
  readonly words: Readonly<Record<RulePlace, string>>;
}

function because(by: CategoryReason['by'], what: string, category: Category): ReasonedCategory {
  return { category, reason: { by, what } };
}

/** A bank's own words are also written together, with a capital for each: `SMSChgsJan`. */
function parted(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
}

type ReadyRule = Omit<BankRule, 'phrases' | 'unless'> & { readonly phrases: RegExp; readonly unless?: RegExp };

const rules: readonly ReadyRule[] = bankRules.map(({ phrases, unless, ...rule }) => ({
  ...rule,
  phrases: wholeWords(phrases),
  ...(unless === undefined ? {} : { unless: wholeWords(unless) }),
}));

function fits(rule: ReadyRule, { side, reading, words }: Row): boolean {
  if (rule.side !== undefined && rule.side !== side) return false;
  if (rule.channels !== undefined && !rule.channels.includes(reading.channel)) return false;
  const text = words[rule.place];
  return rule.phrases.test(text) && rule.unless?.test(text) !== true;
}

function byRule(row: Row): ReasonedCategory | undefined {
  const rule = rules.find((one) => fits(one, row));
  return rule === undefined ? undefined : because('rule', rule.id, rule.category);
}

/** Where to look for a merchant: the name, or everything where the narration has none that can be told apart. */
function namingWords({ reading, words }: Row): string {
  return reading.channel === 'other' || (reading.name === '' && reading.vpa === '') ? words.text : words.name;
}

/** What money from a merchant is that is not spending coming back. */
const returns: Readonly<Partial<Record<Category, Category>>> = {
  Insurance: 'Interest & Other Income',
  Investments: 'Transfer',
  'Loan EMI': 'Transfer',
  'Credit Card Payment': 'Transfer',
  'Rent & Housing': 'Transfer',
};

/** What a credit is: never a spend. */
function incomeOf(row: Row): ReasonedCategory {
  const { reading, address } = row;
  if (reading.channel === 'mandate') return because('rule', 'mandate credit', 'Interest & Other Income');
  if (reading.channel === 'card') return because('rule', 'card credit', 'Refund');
  const known = reading.channel === 'cheque' ? undefined : findMerchant(reading, address, namingWords(row));
  if (known !== undefined) {
    const back = reading.channel === 'transfer' ? 'Transfer' : 'Refund';
    return because('merchant', merchantOf(known), returns[known.category] ?? back);
  }
  if (reading.payee === 'shop') return because('rule', 'credit from a shop', 'Refund');
  if (isPerson(reading, address)) return because('person', reading.name, 'Transfer');
  return because('rule', 'other credit', 'Transfer');
}

/** What a debit is for: merchant, kind of shop, stated purpose, person. */
function spendingOf(row: Row): ReasonedCategory {
  const { reading, address, words } = row;
  const naming = namingWords(row);
  const known = findMerchant(reading, address, naming);
  if (known !== undefined) return because('merchant', merchantOf(known), known.category);
  const shopWord = findShopWord(naming, address.words, reading.cuts);
  if (shopWord?.faint === false) return because('keyword', shopWord.phrase, shopWord.category);
  const purpose = reading.channel === 'card' ? undefined : findPurpose(words.remark);
  if (purpose !== undefined) return because('keyword', purpose.word, purpose.category);
  if (shopWord !== undefined) return because('keyword', shopWord.phrase, shopWord.category);
  if (reading.channel === 'bill') return because('rule', 'bill payment', 'Bills & Recharge');
  if (reading.channel !== 'card' && isPerson(reading, address)) {
    return because('person', reading.name === '' ? reading.vpa : reading.name, 'Transfer');
  }
  if (reading.channel === 'transfer') return because('rule', 'bank transfer', 'Transfer');
  return because('nothing', '', 'Others');
}

/**
 * Says what a row was for and why, in a fixed order: how the money moved and which way, by the bank's own words; the
 * account holder's own name; the merchant, by the dictionary; the kind of shop, by its name, and the stated purpose;
 * a person; and `Others` when nothing is known. A credit is never taken for spending.
 */
export function categorize({ narration, debitPaise, creditPaise, holders }: CategoryQuestion): ReasonedCategory {
  const side = creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit';
  const reading = readNarration(narration, side);
  const name = plainWords(reading.name);
  const remark = plainWords(reading.remark);
  const row: Row = {
    side,
    reading,
    address: readUpiAddress(reading.vpa),
    words: {
      text: plainWords(reading.channel === 'other' ? parted(reading.text) : reading.text),
      said: `${name} ${remark} ${reading.vpa.includes('@') ? '' : plainWords(reading.vpa)}`.trim(),
      name,
      remark,
      address: plainWords(reading.vpa),
    },
  };
  const ruled = byRule(row);
  if (ruled !== undefined) return ruled;
  if (isHolder(reading.name, holders, reading.cuts)) return because('rule', 'account holder', 'Self Transfer');
  return side === 'credit' ? incomeOf(row) : spendingOf(row);
}
