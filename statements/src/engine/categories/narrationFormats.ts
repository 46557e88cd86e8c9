/** The means of payment in a narration. */
export type Channel = 'upi' | 'transfer' | 'netbanking' | 'card' | 'atm' | 'mandate' | 'bill' | 'cheque' | 'other';

/**
 * A format in which banks write narrations. Named groups mark its parts: `name` (the other party), `vpa` (their UPI
 * address; `from` and `to` if both ends are printed), `remark`, `payee` (P2A a person, P2M a shop), `code` (the merchant
 * category code of a shop, 0000 for a person). If banks differ
 * only in the references between the parts, the group `parts` takes all parts, and their form distinguishes them.
 */
export interface NarrationFormat {
  /** The channel and the banks that use the format. */
  readonly id: string;
  readonly channel: Channel;
  readonly pattern: RegExp;
  /** The place of the remark among two texts of the `parts`; by default the name comes first. */
  readonly order?: 'remark first';
  /** Names and addresses of at least this number of characters may be truncated. */
  readonly truncatedFrom?: number;
  /** Whether the bank prints what the person noted before the name, without a mark between them. */
  readonly startsWithNote?: true;
}

/** A line break may have left a space in a number. */
const number = '[\\dX ]{6,}';
const ifsc = '[A-Z]{4} ?0[A-Z0-9 ]{6,8}';
const part = '[^/]*';
const charge = '(?:CHRG|CHG|CHARGE|FEE|COMM|PENAL)';

function format(
  channel: Channel,
  banks: string,
  pattern: string,
  more: Omit<NarrationFormat, 'id' | 'channel' | 'pattern'> = {},
): NarrationFormat {
  return { id: `${channel} ${banks}`, channel, pattern: new RegExp(`^(?:${pattern})$`, 'i'), ...more };
}

const truncates = { truncatedFrom: 1 } as const;
/** Names on cards are cut at 11 characters or more. */
const truncatesCard = { truncatedFrom: 11 } as const;
/** The formats in the order in which they are tried; the first that matches is used. */
export const narrationFormats: readonly NarrationFormat[] = [
  format(
    'upi',
    'yes',
    `UPI/${number}/From:(?<from>${part})/To:(?<to>${part})(?:/(?<name>${part}))?(?:/(?<remark>.*))?`,
  ),
  format(
    'upi',
    'federal code',
    `UPI ?(?:IN|OUT)/${number}/(?<vpa>${part})(?:/(?<remark>${part}))?/(?<code>\\d{4})`,
    truncates,
  ),
  format(
    'upi',
    'fincare',
    `UPI (?:DR|CR)-RRN: ?${number}-(?:To|From) (?:A/C: ?${number}-IFS ?C: ?${ifsc}|VPA: ?(?<vpa>[^-]+))-(?<name>[^-]+)-Rem: ?(?<remark>.*)`,
  ),
  format(
    'upi',
    'bob account',
    `UPI\\d{12}(?:DR|CR).*\\d[A-Z]{4}0[A-Z0-9]{6}(?<name>[A-Z][A-Z .]*?)(?: OthPSP.*)?`,
    truncates,
  ),
  format(
    'upi',
    'any',
    `(?:REV-)?UPI(?: ?(?:OUT|IN)|A[RB])?(?: Transfer (?:to|from))?(?:/?TR[A-Z]{2})?(?:(?<separator>[ /:|*_-]+)|(?=\\d{12}))(?:AUTOPAY[ /-]+)?(?<parts>.*)`,
    truncates,
  ),

  format(
    'upi',
    'with labels',
    `.*?(?:(?:Sent|Transferred) to|Received from|Paid (?:successfully )?(?:to|(?<payee>at))):? (?<name>[^:]+?)(?: (?:VPA|UPI ID) ?: ?(?<vpa>\\S+))?(?: (?:A/C No|From Account|Account linked|(?:UPI )?Transaction ID|Reference N|UPI Ref).*)`,
  ),

  format('atm', 'central', `(?:TO ATM/|ATM/CWDR|To-ATM WD\\b|ATM(?:\\||\\s?ON ?US\\b)).*`),
  format('atm', 'joined', `ATMW(?:D[LR]?|DR)\\d{6}.*`),
  format('atm', 'hdfc axis icici', `(?:ATW|NWD|EAW|AWB|ATL|ATI|CWDR|NFS)\\b.*`),
  format(
    'atm',
    'any',
    `(?!.*\\b${charge})(?:.*\\bATM\\b.*\\b(?:CASH|WDL|WDR|WITHDRAWAL|CSW)\\b(?! ?DEP).*|CASH (?:WDL|WITHDRAWAL)\\b.*\\bATM\\b.*)`,
  ),

  format(
    'card',
    'sbi',
    `(?:by debit card|POS ATM PURCH)[ -]*(?:OTHPG|OTHPOS|SBIPG|SBIPOS)?\\s*(?:[A-Z]{2}(?=\\d{6}))?\\d*\\s*(?<name>.*)`,
  ),
  format('card', 'bob', `VISA POS TXN AT IN(?<name>.+?)(?: \\d{6}X.*)?`, truncatesCard),
  format('card', 'kotak gateway', `PG (?<name>.+)`, { startsWithNote: true }),
  format('card', 'dbs', `Debit Card (?:Purchase|Transaction|Txn)(?: at)? (?<name>.*?)(?: ${number})?`),
  format(
    'card',
    'hdfc',
    `(?:POS(?: REF)?|ME DC(?: SI)?|DC INTL POS TXN)\\s*[\\dX*]{6,}\\s*(?<name>.+?)(?:\\s*P ?O ?S ?D ?E ?B ?I ?T)?`,
    truncatesCard,
  ),
  format(
    'card',
    'icici axis kotak bob pnb federal',
    `(?!\\S+ DECL)(?:POS|ECOM|VPS|VSI|VIN|IPS|IIN|MPS|PCD|PCI|PUR|PRCR|MCP|VISA|RUPAY)(?: (?:PUR|PURCHASE|PRCH|TXN|W/DL))?[ ]?[-/:](?<parts>.*)`,
    truncatesCard,
  ),

  format(
    'mandate',
    'any',
    `(?:N?ACH|ECS(?:I(?:DR|CR))?|NPCI/ECS|E-?NACH|CMS)(?: ?(?:DR|CR|D|C))?[ /:_-](?!.*\\b(?:RETURN|RTN|CHRGS?|CHGS?|CHARGES?)\\b)(?<parts>.*)`,
    truncates,
  ),

  format('bill', 'hdfc', `IB BILLPAY (?:CR|DR)-[A-Z0-9]+-(?<name>.+?)(?:-\\w+)?`),
  format('bill', 'dbs', `Bill Payment (?<name>.+?)(?: BBPS)?(?: ${number})?`),
  format(
    'bill',
    'any',
    `(?:(?:MOB|INB|IB|MB|YPP|BIL)[ /:-](?:\\d+/)?)?(?:BILLPAY|BBPS|BPAY|BILL ?DESK|BILL PAY)[ /:-](?<parts>.*)`,
    truncates,
  ),

  format(
    'transfer',
    'kotak sent',
    `Sent(?:IMPS|NEFT|RTGS)\\d{6,}(?<name>${part})/[A-Z]{4}X?\\d+(?:/(?<remark>.*))?`,
    truncates,
  ),
  format('transfer', 'kotak mobile', `MB ?:? ?(?:ONE TIME TRANSFER (?:FROM|TO) )?(?<name>.+?)(?: Ref ${number})`),
  format('transfer', 'kotak once', `MB ?: ?(?:ONE TIME TRANSFER|SENT) (?:FROM|TO) (?<name>[^/]+)(?:/.*)?`, truncates),
  format(
    'transfer',
    'varachha',
    `To-IB-Trans (?:IMPS|NEFT|RTGS) : IFSC - \\S+ A/c : \\d+ ?(?<name>.*?) ?(?:IMPS|NEFT|RTGS) Reference.*`,
  ),
  format('transfer', 'pnb own bank', `(?:To|From): ?X+\\d+: ?(?<name>.+)`),
  format('transfer', 'ebank', `EBANK:WIB/${number}/(?<remark>.*)`),
  format('transfer', 'icici', `(?:BIL/(?:NEFT|INFT|RTGS|IMPS)|MMT/IMPS|INF(?:T)?)/(?<parts>.*)`, {
    order: 'remark first',
  }),
  format('transfer', 'hdfc own bank', `IB(?:SS)? ?FUNDS ?TRANSFER ?(?:CR|DR)-[\\dX]+-(?<name>.+)`),
  format(
    'transfer',
    'hdfc third party',
    `(?:TPT|FT)\\s?-(?:\\s?[DC]R\\s?-)?(?<remark>.*?)-?\\s?[\\dX]{6,}\\s?-\\s?(?<name>.+)`,
  ),
  format('transfer', 'hdfc third party by account', `[\\dX]{9,}-TPT-(?<remark>.*?)-?(?<name>[^-]+)`),
  format('transfer', 'axis own bank', `(?:MOB|INB)/(?:TPFT|SELFFT|IFT|TPT)/(?<name>${part})(?:/(?<remark>.*))?`),
  format(
    'transfer',
    'any',
    `(?:(?:INB|INET|MB|MOB|FT|SM)[ /-])?(?:NEFT|RTGS|IMPS|NFT|N(?=/))(?:A[RB]|O|I)?(?![A-Z])(?!\\W*${charge})(?<parts>.*)`,
    truncates,
  ),

  format('cheque', 'axis', `BRN-CLG-CHQ PAID TO (?<name>.+)`, truncates),
  format(
    'cheque',
    'any',
    `(?:BY CLG|TO CLG|SELF - CHQ|CHQ|CHEQUE|CLG|MICR|CTS|INWARD CLG|I/W CHQ|O/W CHQ)\\b(?!.*\\b(?:${charge}|RETURN\\b|RTN\\b))(?<parts>.*)`,
  ),

  format('netbanking', 'icici axis yes', `(?:BIL/ONL|INB|IB|EBA)[/:](?<parts>.*)`, truncates),
  format('netbanking', 'sbi', `INB (?<name>.*)`, truncates),

  // A word that no bank here uses: the address says that it is a UPI payment.
  format(
    'upi',
    'by its address',
    `[A-Z][A-Z ]{1,15}(?<separator>[/:|*-])(?<parts>[^@]*[A-Z0-9._-]{3}@[A-Z].*)`,
    truncates,
  ),
];

/** Texts that banks print before or after a narration in the same cell. */
export const narrationAffixes: readonly RegExp[] = [
  /** HDFC combined: value date and reference at the end. */
  /Value\s?Dt\s?\d{2}\/\d{2}\/\d{4}(?:\s?Ref\s?\w+)?\s*$/i,
  /** SBI: number, code and name of the branch at the end. */
  /(?<!\d)\d{9,}\s+AT\s+\d{4,5}(?:\s+[A-Z .&()-]*)?$/i,
  /** Canara: time and cheque number at the end. */
  /(?<!\d)\d{2}\/\d{2}\/\d{4}\s+\d{2}:\d{2}:\d{2}(?:\s+Chq:.*)?$/i,
  /** SBI: the direction of the payment at the start. */
  /^(?:TO (?=INB )|(?:TO|BY) TRANSFER\s?-?|(?:WDL|DEP) TFR|BULK POSTING\s?-|DEBIT\s?-)\s*(?=\S)/i,
  /** An app, a branch or anything else before the means of payment, unless its words say what the row is. */
  new RegExp(
    String.raw`^(?!UPI|IMPS|NEFT|RTGS|(?:BIL|MMT|INFT?)/|TO-IB-|.* UPI TRANSACTION ID)(?!\D*\b(?:REV\w*|RVSL|RET|CHRGS?|CHGS?|FEES?|SAL\w*|LOAN|EMI|CARD|TAX|CASH|INT)\b)(?:M|MPAY/?(?:INST/)?|[A-Z][A-Z .:_-]{0,40}?[ .:/_-])(?=MMT/IMPS/|(?:UPI|IMPS|NEFT|RTGS) ?(?:OUT|IN|A[RB]|[DC]R)?(?:[/:|*-]|TR[A-Z]{2}|\d))`,
    'i',
  ),
  /** Kotak: the name of its digital bank, and the direction, at the start. */
  /^(?:811:|Sent:|Recd:|Sent |Recd )\s*/i,
];
