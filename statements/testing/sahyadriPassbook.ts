import { defineBank } from '../src/engine/layouts/banks.ts';
import type { Layout } from '../src/engine/layouts/layout.ts';

const sahyadri = defineBank('SAHYADRI', 'Sahyadri Sahakari Bank', 'SAHY', /\bSahyadri Sahakari\b/i);

/**
 * The example of docs/adding-a-bank.md: a bank with Marathi column titles. The engine has no other information about
 * it.
 */
export const sahyadriPassbook: Layout = {
  id: 'sahyadri-passbook',
  bank: sahyadri,
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
