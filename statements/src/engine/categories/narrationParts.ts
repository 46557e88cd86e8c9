/** What the texts between a narration's separators turned out to be. */
export interface NarrationParts {
  readonly name: string;
  readonly vpa: string;
  readonly remark: string;
}

/** Words of the payment systems and of the banks' own machinery, not of anybody's name. */
const paymentTerms = new Set(
  `NEFT RTGS IMPS NFT UPI ACH NACH ECS NPCI DR CR D C P2A P2M P2P MB MOB INB IB IN OUT INWARD OUTWARD IFO IFI INFT NULL NA
  UTR NO REF TXN CHQ CHEQUE PAID DEP WDL MICR CLG CTS MU INW DEPOSIT BY TO FT NETBANK MUM BBPS POS ACHDR ACHCR TRF`.split(
    /\s+/,
  ),
);

/** Banks by the first four letters of their IFSC. */
const bankCodes = new Set(
  `SBIN HDFC ICIC UTIB PUNB BARB CNRB UBIN KKBK IDFB YESB INDB FDRL DBSS BKID IOBA IBKL CBIN IDIB UCBA MAHB PSIB KARB SIBL
  KVBL TMBL CIUB DLXB RATN BDBL AUBL ESFB USFB JSFB SCBL CITI HSBC DEUT AIRP PYTM JIOP FINO IPOS NSPB JAKA CSBK DCBL SVCB
  SRCB COSB UJVN UTKS ESAF NESF SURY CLBL BCBM APGV KGRB PKGB`.split(/\s+/),
);

const bankNamePattern =
  /\bBANK(?: LTD| LIMITED)?$|^(?:STATE BANK OF|BANK OF) [A-Z]+$|^(?:IDFC FIRST|KOTAK MAHINDRA|PUNJAB NATIONAL|PUNJAB AND SIND|AIRTEL PAYMENTS?|PAYTM PAYMENTS?|INDIA POST PAYMENTS?|JIO PAYMENTS?|UNION BANK OF INDIA|CENTRAL BANK OF INDIA|INDIAN OVERSEAS)$/i;

/** Machinery that names start with as well: it only counts where nothing else is said beside it. */
const ambiguousTermPattern = /^(?:DR|CR|D|C|IN|OUT|NO|TO|BY|FT|MB|IB|MU|REF)$/i;

/** An IFSC, an account number, a reference, a date or a time: one word with digits in it, or only digits and masks. */
function isReference(word: string): boolean {
  if (/^[A-Z]{4}0[A-Z0-9]{6}$/i.test(word)) return true;
  return /^[\dX*.:#]{4,}$/i.test(word) || (/^[A-Z0-9]{6,}$/i.test(word) && (word.match(/\d/g)?.length ?? 0) >= 4);
}

function isPaymentTerm(word: string): boolean {
  return paymentTerms.has(word.toUpperCase()) || isReference(word) || /^\d+$/.test(word);
}

/** The words of a part that say something: machinery before and references behind them fall away. */
function meaningfulWords(part: string): string {
  const words = part
    .replace(/^[^A-Z0-9@]+/i, '')
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  if (words.every(isPaymentTerm)) return '';
  const first = words.findIndex(
    (word) => ambiguousTermPattern.test(word) || !(paymentTerms.has(word.toUpperCase()) || isReference(word)),
  );
  const last = words.findLastIndex((word) => !isReference(word));
  return words.slice(first, last + 1).join(' ');
}

function isBankName(text: string): boolean {
  return bankCodes.has(text.toUpperCase()) || bankNamePattern.test(text);
}

/** Slashes or stars part; a dash does so only where the others do not, for it stands in names and addresses as well. */
function splitParts(text: string): string[] {
  const slashes = text.split(/[/*]/).length - 1;
  return text.split(slashes >= 2 ? /[/*:|]+/ : /[/*:|]+|\s?-\s?/);
}

/** Tells the texts of a narration apart by their form: address, bank, reference; of the rest, name and remark. */
export function readParts(text: string, order: 'name first' | 'remark first'): NarrationParts {
  const parts = splitParts(text);
  const vpa = parts.find((part) => part.includes('@')) ?? '';
  const said = parts
    .filter((part) => part !== vpa)
    .map(meaningfulWords)
    .filter((part) => part !== '');
  const texts = said.filter((part) => !isBankName(part));
  const nameAt = order === 'remark first' && texts.length > 1 ? 1 : 0;
  return {
    name: texts[nameAt] ?? said[0] ?? '',
    vpa,
    remark: texts.filter((_, index) => index !== nameAt).join(' '),
  };
}
