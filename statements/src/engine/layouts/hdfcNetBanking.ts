import type { Layout } from '../layout.ts';

/** HDFC Bank, "Statement of account" from net banking and e-mail, 2021 on (reference, section 2, HDFC A). */
export const hdfcNetBanking: Layout = {
  id: 'hdfc-net-banking',
  bank: 'HDFC',
  marks: [/\bHDFC\s?BANK\b/i, /\bHDFC0[A-Z0-9]{6}\b/],
  columns: [
    { role: 'date', titles: ['Date'] },
    { role: 'narration', titles: ['Narration'] },
    { role: 'reference', titles: ['Chq./Ref.No.', 'Chq./Ref.Number'] },
    { role: 'valueDate', titles: ['Value Dt', 'Value Date'] },
    { role: 'debit', titles: ['Withdrawal Amt.', 'Withdrawal Amt (INR)'] },
    { role: 'credit', titles: ['Deposit Amt.', 'Deposit Amt (INR)'] },
    { role: 'balance', titles: ['Closing Balance', 'Closing Balance (INR)'] },
  ],
  dateFormats: ['DD/MM/YY', 'DD/MM/YYYY'],
  narration: { lines: 'below', breaks: 'anywhere' },
  endings: [/^STATEMENT SUMMARY/i],
  footers: [/^HDFC BANK LIMITED$/i, /^\*Closing balance includes/i, /^Registered Office Address/i],
  opening: [],
  closing: [],
  summaries: [
    [
      { role: 'opening', titles: ['Opening Balance'] },
      { role: 'ignored', titles: ['Dr Count'] },
      { role: 'ignored', titles: ['Cr Count'] },
      { role: 'ignored', titles: ['Debits'] },
      { role: 'ignored', titles: ['Credits'] },
      { role: 'closing', titles: ['Closing Bal', 'Closing Balance'] },
    ],
  ],
};
