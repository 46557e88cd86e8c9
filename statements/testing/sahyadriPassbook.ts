import type { Layout } from '../src/engine/layouts/layout.ts';

/** The example of docs/adding-a-bank.md: a bank that heads its columns in Marathi. This is all the engine is told. */
export const sahyadriPassbook: Layout = {
  id: 'sahyadri-passbook',
  bank: 'SAHYADRI',
  marks: [/\bSahyadri Sahakari\b/i, /\bSAHY0[A-Z0-9]{6}\b/],
  headings: [
    [
      ['date', 'Dinank'],
      ['narration', 'Tapshil'],
      ['other', 'Pavti Kr.'],
      ['debit', 'Nave Rakkam'],
      ['credit', 'Jama Rakkam'],
      ['balance', 'Shillak'],
    ],
  ],
  narration: 'below',
  endings: [/^Ekun\b/i],
  opening: /suruvatichi shillak/i,
};
