/**
 * The doubts about a converted statement as a whole, in words that say what to do: those of the page, of the reports and of
 * the service. The codes are stable; the words may change.
 */
export const doubts = {
  damaged: 'The file is damaged, so transactions or words may be missing. Download it from your bank again.',
  'pages-missing': 'Some pages of the statement are missing in this file. Give the file with the whole statement.',
  'lines-unread':
    'Some lines look like transactions and could not be read. Compare the table with your statement and add what is missing.',
  'words-left-over':
    'Some words among the transactions belong to none of them. Compare the marked rows with your statement.',
  'dates-ambiguous':
    'Nothing in this file tells whether the day or the month comes first in its dates. The day was read first; check one date.',
  'titles-swapped':
    'The titles of the debit and credit columns seem to be the wrong way round: all balances agree if they are swapped. Compare one row with your statement; if they are, give the two column names the other way round and convert the file again.',
  'sides-unknown':
    'Nothing in this file tells whether the marked amounts are debits or credits. They are in neither column; look them up in your statement.',
} as const;

/** The code of a doubt. */
export type Doubt = keyof typeof doubts;
