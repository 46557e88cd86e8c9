/** How money moved, as the narration tells it. */
export type Channel = 'upi' | 'transfer' | 'card' | 'atm' | 'mandate' | 'bill' | 'cheque' | 'other';

/**
 * A way banks write narrations. Named groups say what stands where: `name` (whom the money went to or came from),
 * `vpa` (their UPI address), `remark`. The formats are tried in order (reference, section 3).
 */
export interface NarrationFormat {
  readonly channel: Channel;
  readonly pattern: RegExp;
}

const ifsc = '[A-Z]{4}0[A-Z0-9]{6}';

export const narrationFormats: readonly NarrationFormat[] = [
  {
    channel: 'upi',
    pattern: new RegExp(
      `^(?:REV-)?UPI-(?<name>.+?)-(?<vpa>[^\\s@-][^\\s@]*\\s?@\\s?[A-Z0-9.]+)-${ifsc}-\\d+-?(?<remark>.*)$`,
      'i',
    ),
  },
  { channel: 'upi', pattern: /^(?:REV-)?UPI-(?<name>[^-]+)-(?:(?<vpa>[^\s@]+@[A-Z0-9.]+))?(?<remark>.*)$/i },
  {
    channel: 'transfer',
    pattern: new RegExp(`^(?:NEFT|RTGS) (?:CR|DR)-(?:${ifsc}|[A-Z0-9]+)-(?<name>[^-]+)-(?<remark>.*)$`, 'i'),
  },
  { channel: 'transfer', pattern: /^IMPS-\d+-(?<name>[^-]+)-(?:[A-Z]{4}-)?(?:X*\d*-)?(?<remark>.*)$/i },
  { channel: 'transfer', pattern: /^IB FUNDS TRANSFER (?:CR|DR)-[0-9X]+-(?<name>.+)$/i },
  { channel: 'transfer', pattern: /^(?:TPT|FT)\s?-(?<remark>.*?)-?[0-9X]{6,}-(?<name>.+)$/i },
  { channel: 'bill', pattern: /^IB BILLPAY (?:CR|DR)-[A-Z0-9]+-(?<name>.+?)(?:-\w+)?$/i },
  { channel: 'mandate', pattern: /^(?:N?ACH|ECS)[ -](?:C|D|CR|DR)\s?-\s?(?<name>.+?)(?:-\w+)?$/i },
  { channel: 'card', pattern: /^(?:POS(?: REF)?|ME DC(?: SI)?)\s+[0-9X*]{6,}\s+(?<name>.+?)(?:\s+POS DEBIT)?$/i },
  { channel: 'atm', pattern: /^(?:ATW|NWD|EAW|ATM|ATL|NFS|CWDR)\b/i },
  { channel: 'cheque', pattern: /^CHQ (?:PAID|DEP)\s?-.*-\s?(?<name>[^-]+)$/i },
];

/** What some layouts print after a narration and in one cell with it. */
export const narrationTail = /\s*Value\s?Dt\s?\d{2}\/\d{2}\/\d{4}(?:\s?Ref\s?\w+)?\s*$/i;
