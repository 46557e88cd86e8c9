import type { Layout } from '../layout.ts';

/** HDFC Bank, statement from the mobile app: months by name (reference, section 2, HDFC D). */
export const hdfcMobile: Layout = {
  id: 'hdfc-mobile',
  bank: 'HDFC',
  marks: [/\bHDFC\s?BANK\b/i, /\bHDFC0[A-Z0-9]{6}\b/],
  columns: [
    { role: 'date', titles: ['Date'] },
    { role: 'narration', titles: ['Narration'] },
    { role: 'reference', titles: ['Cheque/Ref. No.', 'Chq/Ref. No.'] },
    { role: 'valueDate', titles: ['Value Date'] },
    { role: 'debit', titles: ['Withdrawal'] },
    { role: 'credit', titles: ['Deposit'] },
    { role: 'balance', titles: ['Closing', 'Closing Balance'] },
  ],
  dateFormats: ['DD MMM YYYY', 'DD-MMM-YYYY', 'DD MMM YY'],
  narration: { lines: 'below', breaks: 'anywhere' },
  endings: [/^(?:STATEMENT )?SUMMARY\b/i, /End of Statement/i],
  footers: [/^HDFC BANK LIMITED$/i, /^\*?Closing balance includes/i, /^Page (?:No\.? ?:? ?)?\d+/i],
  opening: [/\bOpening Balance\s*:?\s*(?<amount>[\d,]+\.\d{2})/i],
  closing: [/\bClosing Balance\s*:?\s*(?<amount>[\d,]+\.\d{2})/i],
  summaries: [],
};
