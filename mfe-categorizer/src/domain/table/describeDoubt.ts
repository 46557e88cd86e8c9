/** Explains the service’s doubt codes and what to do. */
const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    damaged: 'The file is damaged, so transactions or words may be missing. Download it from your bank again.',
    'pages-missing': 'Some pages of the statement are missing in this file. Upload the whole statement.',
    'lines-unread':
      'Some lines look like transactions and could not be read. Compare the table with your statement and add what is missing.',
    'words-left-over':
      'Some words among the transactions belong to none of them. Compare the marked rows with your statement.',
    'dates-ambiguous':
      'Nothing in this file tells whether the day or the month comes first in its dates. The day was read first; check one date.',
    'sides-unknown':
      'Nothing in this file tells whether the marked amounts are debits or credits. They are in neither column; look them up in your statement.',
  }),
);

/** Explains a doubt. An unknown code gets a general explanation. */
export function describeDoubt(code: string): string {
  return sentences.get(code) ?? 'Something in this file is doubtful. Compare the table with your statement.';
}
