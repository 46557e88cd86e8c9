import { isHonorific } from './honorifics.ts';
import { normalizeWords } from './normalizeWords.ts';
import { personNames } from './personNames.ts';
import type { NarrationReading } from './readNarration.ts';
import type { UpiAddress } from './upiAddress.ts';

const companyPattern =
  /^(?:NEW|MAA|MESSRS) |\b(?:LTD|LIMITED|PVT|PRIVATE|LLP|INC|CORP|CORPORATION|COMPANY|CO|STORES?|TRADERS?|TRADING|ENTERPRISES?|INDUSTR(?:Y|IES)|SERVICES?|COMMUNICATIONS?|SOLUTIONS?|TECHNOLOG\w*|TECH|AGENC(?:Y|IES)|ELECTRICALS?|TRUST|FOUNDATION|SOCIETY|ASSN|ASSOCIATION|INDIA|CENTRE|CENTER|SHOP|MART|BROTHERS|BROS|SONS|AND|FUND|BANK|ONLINE|WORKS|HOUSE|DONATION|TEMPLE|COM|GROUP|INTERNATIONAL|GLOBAL|SYSTEMS|PAYMENTS?|GOOGLE|PAYTM|PHONEPE|WALLET|NSDL\w*|RAZORPAY|PAYU|BILLDESK|CCAV\w*|CASHFREE|EASEBUZZ|MERCHANTS?|HUB|ZONE|WORLD|POINT|CORNER|FASHIONS?|CREATIONS?|FABRICS?|FABS?|FABTEX|WEAVES|WEAVERS|YARNS?|THREADS?|TEXTS?|DYEING|SYNTHETICS|TWISTING|KNITS?|PROCESS(?:ORS|ING)?|PACKAGING|ADVERTISING|DESIGNERS?|PLASTICS?|POLYMERS|CHEMICALS?|METALS?|STEELS?|CERAMICS?|GRANITES?|HOSPITALIT\w*|AUTO CA\w*|REDEMPTIONS?|POOL AC\w*|IMPEX|MILLS?|LABS?|MEDIA|DIGITAL|LOGISTICS|TRANSPORTS?|SCIENCES?|CROPS?|AGRO|PRODUCTS?|VENTURES|ASSOCIATES|CONSULTANTS?|CONSULTANCY|BHANDAR|KENDRA|GHAR|WALA|THE|OF|FOR)\b/;

/** Whether a word is a given name and a family name written together. */
function isJoinedName(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1) {
    if (personNames.has(word.slice(0, at)) && personNames.has(word.slice(at))) return true;
  }
  return false;
}

/** Joined names are recognized from this length behind an initial: `sanitajoshi`. */
const minLengthAfterInitial = 9;

/** How many names of people in India end; such a word is longer than the ending itself. */
const nameEnding =
  /^[A-Z]{2,}(?:BHAI|BEHN|BEN|KUMARI?|DEVI|SINGH|KAUR|AMMA|APPA|REDDY|SW?AM[IY]|NATHA?N?|MURTH[IY]|[AE]NDE?RA?|INDER|JEET|DEEP|PREET|CHAND|PRASAD|ESW?H?WARA?N?|MOHAN|UDDIN|ULLAH|(?<!FR|D)ESH|KANTH?|RAJU?|RAO|WANT|AIAH|VELU?|MUTHU|KHAN|BABU|[VW]ATH?I|KUTTY|GOW?U?DA?|LAL|LA(?:KSH|X)MI|SH?REE|PRIYA|RANI|KRISHNA|GOUD|VARMA|VEENA|KANTA?M|(?<!G|SH|ID)RAM|PRAKASH|CH?OU?DHAR[IY]?|SHARMA|VERMA|YADAV|GUPTA|PATEL|MISHRA|ANSARI|PRAJAPATI?|[BV]ISH?NOI)$/;

const isJoinedAfterInitial = (word: string): boolean =>
  word.length > minLengthAfterInitial && isJoinedName(word.slice(1));

/** Whether one of the words is a common name or a title of a person in India, or ends as their names do. */
export function hasPersonName(words: string): boolean {
  return words
    .split(' ')
    .some(
      (word) =>
        personNames.has(word) ||
        isHonorific(word) ||
        nameEnding.test(word) ||
        isJoinedName(word) ||
        isJoinedAfterInitial(word),
    );
}

const nameStarts = new Set(
  [...personNames].flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1))),
);

/** Whether a word that may be truncated is the start of a common name. */
export function mayBePersonName(start: string): boolean {
  return nameStarts.has(start);
}

/** The end of a plural, which names of shops have and names of people do not: STATIONERS, but SRINIVAS. */
const pluralEnding = /^[A-Z]{2,}[B-DF-HJ-NP-RTV-Z]S$/;

/** Whether the last word is a plural that is no common name. */
function isPlural(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return words.length > 1 && pluralEnding.test(last) && !personNames.has(last);
}

/** A person's relative after the name: wife, son or daughter of. */
const relativePattern = / (?:[WSDC] O|[WSD]O) /;

/** Whether an address is a common name and the start of the family name: `kumarmudun` of MUDUNURI. */
function isJoinedWith(word: string, letters: string): boolean {
  for (let length = 4; length <= Math.min(word.length, letters.length - 3); length += 1) {
    if (letters.endsWith(word.slice(0, length)) && personNames.has(letters.slice(0, -length))) return true;
  }
  return false;
}

/**
 * Whether an address is made of a person's name with a number or a mark, as in `neha.sharma87@okaxis` or `rmehta2@ybl`.
 * Shops have neither in theirs.
 */
function isNamedAfter(address: UpiAddress, vpa: string, words: readonly string[]): boolean {
  const letters = address.words.replaceAll(' ', '');
  if (isNameWithInitials(letters) || words.some((word) => isJoinedWith(word, letters))) return true;
  if (!/[\d._-]/.test(vpa.replace(/@.*/, ''))) return false;
  return words.some((word) => word.length >= 3 && (letters.startsWith(word) || letters.endsWith(word)));
}

/** A cut name is recognized from this length. */
const minCutNameLength = 5;

/** Whether the last word of a name of two or three words is the start of a common name, as banks cut it: OM KUSHWA. */
function hasCutName(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length >= minCutNameLength && mayBePersonName(last);
}

/** Whether an address is a common name with at most three letters beside it: `chdinesh96@`. */
function isNameWithInitials(letters: string): boolean {
  for (let extra = 0; extra <= 3; extra += 1) {
    if (letters.length - extra < minCutNameLength) return false;
    if (personNames.has(letters.slice(extra)) || personNames.has(letters.slice(0, letters.length - extra))) return true;
  }
  return false;
}

/** Whether an address is one of Google Pay's or Paytm's for people, a name followed by a number, or an account. */
function isPersonal(vpa: string): boolean {
  return /@ok(?!biz)|@pt(?:yes|axis|hdfc|sbi)$|^[a-z]+[._-]?[a-z]*\d{1,5}@|^\d{9,18}@[a-z]{4}0\w{6}/i.test(vpa);
}

/** The number of an account, which may be masked, where a name would be. */
const accountNumber = /^[X\d]{9,18}$/i;

/**
 * Whether the other party looks like a person: a name of one to four words, none of them a company's, and an address
 * that is a mobile number, contains the name, or at least does not belong to a shop.
 */
export function isPerson({ name, vpa, payee, isTruncated }: NarrationReading, address: UpiAddress): boolean {
  if (payee === 'shop' || address.isShop) return false;
  if (vpa === '' && accountNumber.test(name)) return true;
  const plain = normalizeWords(name.replace(accountNumber, '').replace(/\(.*/, ''));
  if (plain === '')
    return vpa !== '' && (payee === 'person' || address.isMobile || hasPersonName(address.words) || isPersonal(vpa));
  if (relativePattern.test(plain) && !companyPattern.test(plain)) return true;
  const words = plain.split(' ');
  if (isPlural(words) || words.length > 4 || companyPattern.test(plain)) return false;
  if (/\d/.test(plain) && !address.isMobile) return false;
  if (payee === 'person' || address.isMobile || hasPersonName(plain)) return true;
  if (words.length === 2 && words[0] === words[1]) return true;
  if (isTruncated && hasCutName(words)) return true;
  const hasInitial = words.length >= 2 && words.some((word) => word.length === 1);
  return hasInitial || isNamedAfter(address, vpa, words) || isPersonal(vpa);
}
