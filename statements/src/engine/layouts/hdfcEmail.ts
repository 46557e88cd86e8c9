import type { Layout } from '../layout.ts';

/** HDFC Bank, e-mailed statement of 2019: titles in full, 0.00 on the unused side (reference, section 2, HDFC C). */
export const hdfcEmail: Layout = {
  id: 'hdfc-email',
  bank: 'HDFC',
  marks: [/\bHDFC\s?BANK\b/i, /\bHDFC0[A-Z0-9]{6}\b/],
  columns: [
    { role: 'date', titles: ['Date'] },
    { role: 'narration', titles: ['Narration'] },
    { role: 'reference', titles: ['Chq. / Ref No.'] },
    { role: 'valueDate', titles: ['Value Date'] },
    { role: 'debit', titles: ['Withdrawal Amount'] },
    { role: 'credit', titles: ['Deposit Amount'] },
    { role: 'balance', titles: ['Closing Balance*', 'Closing Balance'] },
  ],
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY'],
  narration: { lines: 'below', breaks: 'anywhere' },
  endings: [/^(?:STATEMENT )?SUMMARY\b/i, /End of Statement/i],
  footers: [/^HDFC BANK LIMITED$/i, /^\*?Closing balance includes/i, /^Page (?:No\.? ?:? ?)?\d+/i],
  opening: [/\bOpening Balance\s*:?\s*(?<amount>[\d,]+\.\d{2})/i],
  closing: [/\bClosing Bal(?:ance)?\s*:?\s*(?<amount>[\d,]+\.\d{2})/i],
  summaries: [
    [
      { role: 'opening', titles: ['Opening Balance'] },
      { role: 'ignored', titles: ['Debits', 'Debit Amount', 'Total Debits'] },
      { role: 'ignored', titles: ['Credits', 'Credit Amount', 'Total Credits'] },
      { role: 'closing', titles: ['Closing Balance', 'Closing Bal'] },
    ],
  ],
};
