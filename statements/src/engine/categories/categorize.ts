import { isBankName } from '../layouts/banks.ts';
import type { Side } from '../amounts/side.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import { bankRules } from './bankRules.ts';
import type { RuleName } from './ruleName.ts';
import type { BankRule, NarrationField } from './bankRules.ts';
import type { Category, CategoryReason, ReasonedCategory } from './category.ts';
import { findMerchant } from './findMerchant.ts';
import type { MerchantName } from './findMerchant.ts';
import { findPurpose } from './findPurpose.ts';
import { categoryOfCode } from './merchantCodes.ts';
import { findShopWord } from './findShopWord.ts';
import type { ShopWord } from './findShopWord.ts';
import { isAccountHolder } from './isAccountHolder.ts';
import { isPerson } from './isPerson.ts';
import { matchWholeWords } from './matchWholeWords.ts';
import { normalizeWords } from './normalizeWords.ts';
import { readNarration } from './readNarration.ts';
import type { NarrationReading } from './readNarration.ts';
import { isCodeOfShop, readUpiAddress } from './upiAddress.ts';
import type { UpiAddress } from './upiAddress.ts';

/** A narration that was read, with its texts as normalized words. */
interface ParsedNarration {
  readonly side: Side;
  readonly reading: NarrationReading;
  readonly address: UpiAddress;
  readonly words: Readonly<Record<NarrationField, string>>;
}

function withReason(by: CategoryReason['by'], what: string, category: Category): ReasonedCategory {
  return { category, reason: { by, what } };
}

const byRule = (rule: RuleName, category: Category): ReasonedCategory => withReason('rule', rule, category);

/** The bank or app of an address says nothing about the other party: Paytm in `@paytm`. */
const handlePattern = /@\w+/g;

/** Splits words that a bank writes together, each with a capital, `SMSChgsJan`, or a word and its number. */
function splitJoinedWords(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/\b([A-Za-z]{6,})(?=\d{5})/g, '$1 ');
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
  return rule === undefined ? undefined : byRule(rule.id, rule.category);
}

/** A payment gateway's name, or WWW, before or after that of the shop. */
const gateway =
  /^(?:RAZORPAY|CASHFREE|EASEBUZZ|(?:PAY)?WWW|PAYU(?! FIN)) ?(?=[A-Z]{4})|(?<=[A-Z]{3}) (?:RAZORPAY|CASHFREE|EASEBUZZ|BILLDESK)$/;

/** A payment gateway's name that is written together with that of the shop, anywhere in a text. */
const joinedGateway = /\b(?:RAZORPAY|CASHFREE|BILLDE?S?K|PAYU(?!FIN))(?=[A-Z]{4})/;

/** The words to search for a merchant: the name, or the whole text if the narration has no separate name. */
function wordsNamingMerchant({ reading, words }: ParsedNarration): string {
  if (reading.channel === 'other' || (reading.name === '' && reading.vpa === ''))
    return words.text.replace(joinedGateway, ' ');
  return words.name.replace(gateway, '');
}

/** Categories for a credit from a merchant that is not a refund of spending. */
const creditCategories: Readonly<Partial<Record<Category, Category>>> = {
  Insurance: 'Interest & Other Income',
  Investments: 'Transfer',
  'Loan EMI': 'Transfer',
  'Credit Card Payment': 'Transfer',
  'Rent & Housing': 'Transfer',
};

/** The category of a credit, which is never spending. */
function categorizeCredit(row: ParsedNarration): ReasonedCategory {
  const { reading, address } = row;
  if (reading.channel === 'card') return byRule('card credit', 'Refund');
  if (reading.channel === 'atm') return byRule('reversal', 'Refund');
  const merchant = reading.channel === 'cheque' ? undefined : findMerchant(reading, address, wordsNamingMerchant(row));
  // Brokers and funds pay out what was invested; other firms pay dividends.
  if (reading.channel === 'mandate' && merchant?.category !== 'Investments')
    return byRule('mandate credit', 'Interest & Other Income');
  if (merchant !== undefined) {
    const back = reading.channel === 'transfer' ? 'Transfer' : 'Refund';
    return withReason('merchant', merchant.merchant, creditCategories[merchant.category] ?? back);
  }
  if (isWithShop(row)) return byRule('credit from a shop', 'Refund');
  if (isPerson(reading, address)) return withReason('person', reading.name, 'Transfer');
  return byRule('other credit', 'Transfer');
}

/** A bank's words for money that goes to another account or into a draft. */
const transferWords = matchWholeWords(
  'TRANSFER|TRF|TFR|XFER|XFR|FTD|DDC|(?:DD|PO|DEMAND DRAFT|PAY ORDER|BANKERS CHEQUE) ISS\\w*',
);

/** Whether the bank or the address says that the other party is a shop. */
const isWithShop = ({ reading, address }: ParsedNarration): boolean => reading.payee === 'shop' || address.isShop;

/** The category of a shop by its name or address; only a weak word leaves a doubt. */
interface FoundShop {
  readonly answer: ReasonedCategory;
  readonly isCertain: boolean;
}

/** Whether a shop, by its word, only shares the name of a merchant of another kind: MANGO SWEETS, or the code of ROLEX BAKERY. */
function isOtherShop({ guarded, category }: MerchantName, word: ShopWord | undefined, address: UpiAddress): boolean {
  if (word === undefined || word.isWeak || word.category === category) return false;
  return guarded || (isCodeOfShop(address) && word.category !== 'Others');
}

/** Finds the merchant that is paid, or else a word for the kind of its shop. */
function findShop(row: ParsedNarration): FoundShop | undefined {
  const { reading, address } = row;
  const words = wordsNamingMerchant(row);
  const merchant = findMerchant(reading, address, words);
  const word = findShopWord(words, address.words, reading.isTruncated);
  if (merchant !== undefined && !isOtherShop(merchant, word, address))
    return { answer: withReason('merchant', merchant.merchant, merchant.category), isCertain: true };
  if (word === undefined && isWithShop(row) && words.startsWith('DR '))
    return { answer: withReason('keyword', 'DR', 'Health'), isCertain: false };
  // A weak word is no evidence against the bank, which says that this is a person.
  if (word === undefined || (word.isWeak && reading.payee === 'person')) return undefined;
  // A word such as ENGINEERS does not tell what is sold, which a code or a remark may say.
  return {
    answer: withReason('keyword', word.phrase, word.category),
    isCertain: !word.isWeak && word.category !== 'Others',
  };
}

/** The category that the remark of a payment states, or what it says that a shop sold. */
function categorizeByRemark(row: ParsedNarration): ReasonedCategory | undefined {
  const { reading, words } = row;
  if (reading.channel === 'card') return undefined;
  const purpose = findPurpose(words.remark);
  if (purpose !== undefined) return withReason('keyword', purpose.word, purpose.category);
  const sold = isWithShop(row) ? findShopWord(words.remark, '', false) : undefined;
  const isSaid = sold !== undefined && (!sold.isWeak || sold.phrase === words.remark);
  return isSaid ? withReason('keyword', sold.phrase, sold.category) : undefined;
}

/** The category of a debit: by merchant, kind of shop, its code, the remark, person. */
function categorizeDebit(row: ParsedNarration): ReasonedCategory {
  const { reading, address } = row;
  const noted = reading.startsWithNote ? findPurpose(row.words.name) : undefined;
  if (noted !== undefined) return withReason('keyword', noted.word, noted.category);
  const shop = findShop(row);
  if (shop?.isCertain === true) return shop.answer;
  const coded = categoryOfCode(reading.code);
  if (coded !== undefined) return byRule('merchant category code', coded);
  const said = categorizeByRemark(row) ?? shop?.answer;
  if (said !== undefined) return said;
  if (reading.channel === 'bill') return byRule('bill payment', 'Bills & Recharge');
  if (reading.channel !== 'card' && isPerson(reading, address)) {
    return withReason('person', reading.name === '' ? reading.vpa : reading.name, 'Transfer');
  }
  // A bank collects instalments by mandate.
  if (reading.channel === 'mandate' && isBankName(reading.name)) return byRule('loan instalment', 'Loan EMI');
  const isTransfer =
    reading.channel === 'transfer' || (reading.channel === 'other' && transferWords.test(row.words.text));
  if (isTransfer) return byRule('bank transfer', 'Transfer');
  return withReason('nothing', '', 'Others');
}

/**
 * Finds the category of a row and the reason for it, in a fixed order: by the bank's own words; by the account holder's
 * name; by a merchant in the dictionary; by words that tell the kind of shop, and the stated purpose; by a person's
 * name; and `Others` when nothing is known. A credit is never categorized as spending.
 */
export function categorize({
  narration,
  debitPaise,
  creditPaise,
  holders,
}: Pick<StatementRow, 'narration' | 'debitPaise' | 'creditPaise'> & {
  /** The names of the account holder. */
  readonly holders: ReadonlySet<string>;
}): ReasonedCategory {
  const side = creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit';
  const reading = readNarration(narration, side);
  const name = normalizeWords(reading.name);
  const remark = normalizeWords(reading.remark);
  const address = normalizeWords(reading.vpa);
  const row: ParsedNarration = {
    side,
    reading,
    address: readUpiAddress(reading.vpa),
    words: {
      text: normalizeWords(
        reading.channel === 'other' ? splitJoinedWords(reading.text.replace(handlePattern, ' ')) : reading.text,
      ),
      said: `${name} ${remark} ${reading.vpa.includes('@') ? '' : address}`.trim(),
      name,
      remark,
      address,
    },
  };
  const ruled = categorizeByRule(row);
  if (ruled !== undefined) return ruled;
  if (isAccountHolder(reading.name, holders, reading.isTruncated)) return byRule('account holder', 'Self Transfer');
  return side === 'credit' ? categorizeCredit(row) : categorizeDebit(row);
}
