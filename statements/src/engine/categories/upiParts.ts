import { isBankName, isStartOfBankName } from '../layouts/banks.ts';
import { isAppRemark, meaningfulWords } from './narrationParts.ts';
import type { NarrationParts } from './narrationParts.ts';

/** The parts of a UPI payment's narration, told apart by their form and order. */
export interface UpiParts extends NarrationParts {
  /** `P2A` for a person, `P2M` for a shop, empty if the bank does not say. */
  readonly payee: string;
  /** Names of at least this number of characters may be truncated. */
  readonly truncatedFrom: number;
}

/** The text around the UPI address, which may have dashes and a line break's space in it. */
interface AroundAddress {
  readonly before: readonly string[];
  readonly address: string;
  readonly after: readonly string[];
  /** Whether the text after the address begins with a parenthesis, which holds a name. */
  readonly hasNameAfter: boolean;
  /** Whether the address follows the code of its bank. */
  readonly isAfterBank: boolean;
}

/**
 * The start of the address. Between dashes it begins after the first dash that no space follows, because names have
 * spaces and addresses may have dashes: `CO-OP STORES-co-op.s@`. Between slashes it takes a whole part.
 */
function startOfAddress(before: string, isDashed: boolean): number {
  const start = before.search(/(?:[^/:|*(]|\*\*)*$/);
  if (!isDashed) return start;
  const spaceAt = before.lastIndexOf(' ') + 1;
  const from = Math.max(start, spaceAt);
  const dashAt = before.indexOf('-', from);
  if (dashAt === -1) return Math.max(start, before.lastIndexOf('-') + 1 || spaceAt);
  // Nor does it begin with a term or a number of the bank: `DR-512345678901-zed@`.
  let at = spaceAt > start || before.length - dashAt > 3 ? dashAt + 1 : from;
  for (let next = before.indexOf('-', at); next !== -1; next = before.indexOf('-', at)) {
    const part = before.slice(at, next);
    if (!(isBankName(part) || meaningfulWords(part) === '') || before.length - next <= 3) return at;
    at = next + 1;
  }
  return at;
}

/** The separators of parts, and the borders of the numbers of payments; a dash only if there are few slashes. */
const separators = String.raw`[/:|()]+|(?<!\*)\*(?!\*)| (?<=\b\d{9,} )|(?=[A-Z])(?<=\b\d{12})|\s(?=\d{9,}\b)`;
const slashed = new RegExp(separators);
const dashed = new RegExp(String.raw`${separators}|\s?-\s?`);

function splitParts(text: string, isDashed: boolean): string[] {
  return text
    .split(isDashed ? dashed : slashed)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The position of the bank's code; an address that has lost its @ follows it. */
function findBankCode(parts: readonly string[]): number {
  return parts.findIndex((part, index) => {
    const next = parts[index + 1];
    if (!/^[A-Z]{4}$/i.test(part) || next === undefined || /\s|^[X*]+\d*$/.test(next)) return false;
    return isBankName(part) || (index > 1 && /^(?:[a-z][a-z._-]*|[\w.-]*\d[\w.-]*)$/.test(next));
  });
}

const noneAround = { hasNameAfter: false, isAfterBank: false } as const;

/** An address that is cut before its @: ICICI prints 15 characters. */
const cutAddress = /^(?=.*[a-z])[a-z\d._-]{15}$/;

function splitAtAddress(text: string, isDashed: boolean): AroundAddress {
  const at = text.indexOf('@');
  if (at === -1) {
    const parts = splitParts(text, isDashed);
    const cutAt = isDashed ? -1 : parts.findIndex((part) => cutAddress.test(part));
    if (cutAt !== -1) {
      const address = parts[cutAt] ?? '';
      return { before: parts.slice(0, cutAt), address, after: parts.slice(cutAt + 1), ...noneAround };
    }
    const codeAt = findBankCode(parts);
    if (codeAt === -1) return { before: parts, address: '', after: [], ...noneAround };
    const [address = '', ...after] = parts.slice(codeAt + 1);
    return { before: parts.slice(0, codeAt), address, after, hasNameAfter: false, isAfterBank: true };
  }
  const start = startOfAddress(text.slice(0, at), isDashed);
  const handlePattern = isDashed ? /^@\s?[A-Z0-9.]*(?: [A-Z0-9.]+(?=-))?/i : /^@[^/:|*(]*/;
  const handle = handlePattern.exec(text.slice(at))?.[0] ?? '';
  const after = text.slice(at + handle.length);
  return {
    before: splitParts(text.slice(0, start), isDashed),
    address: (text.slice(start, at) + handle).replaceAll(' ', ''),
    after: splitParts(after, isDashed),
    hasNameAfter: after.startsWith('('),
    isAfterBank: false,
  };
}

/** Whether the address is made of a word of the text: `zedcafe.rzp@` of ZED CAFE. */
function isMadeOf(address: string, text: string): boolean {
  const letters = address.toLowerCase();
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length >= 3 && letters.includes(word.slice(0, 4)));
}

const payeePattern = /^P2[A-Z]$/;

/** Whether a part is a bank's name or code; its name may end with the dot of Ltd. */
const isBank = (part: string): boolean => isBankName(part.replace(/\.$/, ''));

/** The texts that say something, without references, terms and banks. */
function sayingTexts(parts: readonly string[]): string[] {
  return parts
    .filter((part) => /[A-Z]/i.test(part) && !payeePattern.test(part) && !isBank(part))
    .map(meaningfulWords)
    .filter((text) => text !== '');
}

const isNamedBank = (part: string | undefined): boolean => part !== undefined && part.length > 4 && isBank(part);

/**
 * The number of an account in the place of the name: alone before the address, or before the IFSC of its bank. Twelve
 * digits are the number of the payment.
 */
function findAccount([account = '', code]: readonly string[]): string {
  return /^(?!\d{12}$)[X\d]{9,18}$/.test(account) && (code === undefined || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code))
    ? account
    : '';
}

/** The place of the name among texts without an address: a bank's full name follows the name, and a remark may precede it. */
function placeOfName(parts: readonly string[], texts: readonly string[]): number {
  if (texts.length < 2 || isAppRemark(texts[1] ?? '')) return 0;
  if (isAppRemark(texts[0] ?? '')) return 1;
  const bankAt = parts.findIndex(isNamedBank);
  return bankAt > 1 && sayingTexts(parts.slice(0, bankAt)).length > 1 ? 1 : 0;
}

/** The number that an app gave to a payment, behind three letters for the app: `ICI07bcc56d28`. */
const appNumber = /^[A-Z]{3}[\da-f]{4}/;

/**
 * Whether the text before the address is a remark: an app's, or what ICICI prints, which names the other party by the
 * address alone, with the remark before it, and the bank, whose name may be cut, and a number of its own after it.
 */
function isRemarkAlone({ before, address, after, isAfterBank }: AroundAddress): boolean {
  const text = before.at(-1) ?? '';
  if (isAppRemark(meaningfulWords(text))) return true;
  if (isAfterBank) return false;
  const [bank = '', code] = after;
  const isCutBank = code === undefined && !isBank(bank) && isStartOfBankName(bank);
  return (isCutBank || (isNamedBank(bank) && appNumber.test(code ?? ''))) && !isMadeOf(address, text);
}

/** The words that a bank prints in the place of a remark that no one wrote. */
const noRemarkPattern = /^(?:NA|NULL|NONE|UPI|PAY)$/i;

/** The name and the remark around an address. */
function readAround(around: AroundAddress, isDashed: boolean): Pick<UpiParts, 'name' | 'remark'> {
  const before = sayingTexts(around.before);
  const after = sayingTexts(around.after);
  if (before.length === 0) {
    const account = isDashed ? findAccount(around.before) : '';
    if (account !== '') return { name: account, remark: after.join(' ') };
    const [first = '', ...rest] = after;
    const hasRemark = rest.length > 0 || noRemarkPattern.test(around.after.at(-1) ?? '');
    const isNamed = hasRemark || around.hasNameAfter || isMadeOf(around.address, first);
    return isNamed ? { name: first, remark: rest.join(' ') } : { name: '', remark: first };
  }
  if (before.length === 1 && isRemarkAlone(around)) return { name: '', remark: before.join(' ') };
  // Between dashes, a name may have dashes of its own: CO-OP STORES.
  if (isDashed) return { name: before.join('-'), remark: after.join(' ') };
  const [name = '', ...others] = before;
  return { name, remark: [...others, ...after].join(' ') };
}

/** Names between dashes are cut at 24 characters; a bank that says who is paid does not cut them. */
function lengthOfCut(isDashed: boolean, payee: string): number {
  if (payee !== '') return Infinity;
  return isDashed ? 20 : 1;
}

/** An address of ten characters after its bank's code, which a line break put a space into. */
const brokenAddress = /(?<=\/[A-Z]{4}\/)(?=[^/]{11}\/)([a-z\d._-]+) ([a-z\d._@-]+)(?=\/)/;

/** The number of an order at Paytm, which may have an @ of its own. */
const orderNumber = /(?<=\/|^)OID\w*@?\w*(?=\/)/i;

/**
 * Tells the parts of a UPI payment apart, whatever their order and separators are. `separator` follows the word for the
 * means of payment; if it is a space, slashes separate the parts if there are enough of them.
 */
export function readUpiParts(text: string, separator: string): UpiParts {
  const isSpaced = separator === '-' && text.includes(' - ');
  const isDashed = separator === '' ? text.split('/').length <= 2 : separator === '-' && !isSpaced;
  const whole = (isSpaced ? text.replaceAll(' - ', '/') : text).replace(orderNumber, '').replace(brokenAddress, '$1$2');
  const around = splitAtAddress(whole, isDashed);
  const { before, address, after } = around;
  const payee = [...before, ...after].find((part) => payeePattern.test(part)) ?? '';
  const truncatedFrom = lengthOfCut(isDashed, payee);
  if (address !== '') return { ...readAround(around, isDashed), vpa: address, payee, truncatedFrom };
  const account = findAccount(before);
  const texts = sayingTexts(before);
  const nameAt = account === '' ? placeOfName(before, texts) : -1;
  const remark = texts.filter((_, index) => index !== nameAt).join(' ');
  return { name: texts[nameAt] ?? account, vpa: '', remark, payee, truncatedFrom };
}
