import type { Layout } from '../layout.ts';

/** HDFC Bank, combined statement, 2024 on: the unused side prints 0.00 (reference, section 2, HDFC B). */
export const hdfcCombined: Layout = {
  id: 'hdfc-combined',
  bank: 'HDFC',
  marks: [/\bHDFC\s?BANK\b/i, /\bHDFC0[A-Z0-9]{6}\b/],
  columns: [
    { role: 'date', titles: ['Txn Date'] },
    { role: 'narration', titles: ['Narration'] },
    { role: 'debit', titles: ['Withdrawals'] },
    { role: 'credit', titles: ['Deposits'] },
    { role: 'balance', titles: ['Closing Balance'] },
  ],
  dateFormats: ['DD/MM/YYYY', 'DD/MM/YY'],
  narration: { lines: 'below', breaks: 'anywhere' },
  endings: [/^SUMMARY$/i, /^Total Sweep In FD/i, /^Total Withdrawal Balance/i, /End of Statement/i],
  footers: [/^Page \d+ of \d+$/i],
  opening: [/\bOpening Balance\s*:\s*(?<amount>\S+)/i],
  closing: [],
  summaries: [
    [
      { role: 'opening', titles: ['Opening Balance'] },
      { role: 'ignored', titles: ['Debit Amount'] },
      { role: 'ignored', titles: ['Credit Amount'] },
      { role: 'closing', titles: ['Closing Balance'] },
    ],
  ],
};
