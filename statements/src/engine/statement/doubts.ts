/**
 * The doubts about a converted statement as a whole, in words that say what to do. The codes are stable; the words may
 * change.
 */
export const doubts = {
  damaged: 'This file is damaged: transactions or words may be missing. Please download it again from the bank.',
  'pages-missing':
    'This file does not hold all pages of the statement: transactions may be missing. Please send the whole statement.',
  'lines-unread':
    'Some lines look like transactions and could not be read. Please compare the table with the statement.',
  'words-left-over':
    'Some words among the transactions belong to none of them. Please compare the marked transactions with the statement.',
  'dates-ambiguous':
    'Nothing in this file tells whether the day or the month comes first in its dates. The day was read first: please check.',
  'titles-swapped':
    'The titles of the debit and credit columns seem to be the wrong way round: all balances agree if they are swapped. Please compare one row with the statement; if they are, name the two columns the other way round and convert the file again.',
  'sides-unknown':
    'Nothing in this file tells whether some amounts are debits or credits. They are in neither column: please check them.',
} as const;

/** The code of a doubt. */
export type Doubt = keyof typeof doubts;
