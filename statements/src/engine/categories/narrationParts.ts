import { isBankName } from '../layouts/banks.ts';

/** The meanings of the texts between a narration's separators. */
export interface NarrationParts {
  readonly name: string;
  readonly vpa: string;
  readonly remark: string;
}

/** Terms of the payment systems and of banks, which are not part of a name. */
const paymentTerms = new Set(
  `NEFT RTGS IMPS NFT UPI ACH NACH ECS NPCI DR CR D C P2A P2M P2P MB MOB INB IB IN OUT INWARD OUTWARD IFO IFI INFT NULL NA
  UTR RRN NO REF TXN CHQ CHEQUE PAID DEP WDL MICR CLG CTS MU INW DEPOSIT BY TO FT NETBANK MUM BBPS POS PURCHASE VISA RUPAY TRAN ACHDR ACHCR I-DEBIT TRF MUT BD DEBIT CREDIT AUTOPAY PAY COLLECT`.split(
    /\s+/,
  ),
);

/** Payment terms that are also the beginning of names: they count only if the part has no other words. */
const ambiguousTermPattern = /^(?:DR|CR|D|C|IN|OUT|NO|TO|BY|FT|MB|IB|MU|REF|DEBIT|CREDIT|AUTOPAY|PAY|COLLECT)$/i;

/**
 * Whether a word is an IFSC, ICICI's own number, an account number, a reference, a date or a time: one word with digits
 * in it, or only digits and masks.
 */
function isReference(word: string): boolean {
  if (!/[\dX*]/i.test(word)) return false;
  const digits = word.match(/\d/g)?.length ?? 0;
  if (/^(?:[\dX*.:#]{4,}|\d{1,4}(?:-\d{1,4}){2})$/i.test(word)) return true;
  return /^(?:[A-Z]{4}0[A-Z0-9]{6}|ICI[\dA-F]+)$/i.test(word) || (digits >= 4 && /^[A-Z0-9]{6,}$/i.test(word));
}

function isPaymentTerm(word: string): boolean {
  return paymentTerms.has(word.toUpperCase()) || isReference(word) || /^\d+$/.test(word);
}

const appRemarkPattern =
  /^(?:PAYMENT (?:FROM|TO|FOR|REQUEST|ON)|PAY (?:VIA|REQUEST)|(?:PAID )?VIA(?! COM\b)|MONTHLY AUTOPAY|SENT (?:FROM|USING|VIA)|TRANSFER-UPI|(?:UPI )?(?:PAYMENT|MANDATE|INTENT|TRANSACTION))\b/i;

/** Whether a text is what payment apps note by themselves, cut or whole, also where a bank prints it before the name. */
export function isAppRemark(text: string): boolean {
  return appRemarkPattern.test(text);
}

/** The meaningful words of a part, without the payment terms before and the references after them. */
export function meaningfulWords(part: string): string {
  const words = part
    .replace(/^[^A-Z0-9@]+/i, '')
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  if (words.every(isPaymentTerm)) return '';
  if (words.length === 1) return words[0] ?? '';
  const first = words.findIndex(
    (word) => ambiguousTermPattern.test(word) || !(paymentTerms.has(word.toUpperCase()) || isReference(word)),
  );
  const last = words.findLastIndex((word) => !isReference(word));
  return words.slice(first, last + 1).join(' ');
}

/**
 * Splits at slashes or stars. It splits at dashes only if there are few of those, because dashes also occur in names
 * and addresses.
 */
function splitParts(text: string): string[] {
  const slashes = text.split(/[/*]/).length - 1;
  return text.split(slashes >= 2 ? /[/*:|]+/ : /[/*:|]+|\s?-\s?/);
}

/** Identifies the parts of a narration by their form: address, bank, reference; the rest are name and remark. */
export function readParts(text: string, order: 'name first' | 'remark first'): NarrationParts {
  const parts = splitParts(text);
  const vpa = parts.find((part) => part.includes('@')) ?? '';
  const said = parts
    .filter((part) => part !== vpa)
    .map(meaningfulWords)
    .filter((part) => part !== '');
  const texts = said.filter((part) => !isBankName(part));
  const isRemarkFirst = order === 'remark first' || isAppRemark(texts[0] ?? '');
  const nameAt = isRemarkFirst && texts.length > 1 ? 1 : 0;
  return {
    name: texts[nameAt] ?? said[0] ?? '',
    vpa,
    remark: texts.filter((_, index) => index !== nameAt).join(' '),
  };
}
