/** A word that banks write in narrations, with the term of the glossary that explains it. */
export interface StatementWord {
  readonly word: string;
  readonly term: string;
}

const words: readonly StatementWord[] = [
  { word: 'UPI', term: 'upi' },
  { word: 'NEFT', term: 'neft' },
  { word: 'IMPS', term: 'imps' },
  { word: 'RTGS', term: 'rtgs' },
  { word: 'ATM', term: 'atm' },
  { word: 'EMI', term: 'emi' },
  { word: 'SIP', term: 'sip' },
  { word: 'TDS', term: 'tds' },
  { word: 'GST', term: 'gst' },
  { word: 'EPF', term: 'epf' },
  { word: 'PPF', term: 'ppf' },
  { word: 'NPS', term: 'nps' },
];

/** Finds the glossary words in narrations, whole and in capitals, such as “UPI” in “UPI/41234/RAVI”. */
export function findStatementWords(descriptions: readonly string[]): readonly StatementWord[] {
  return words.filter(({ word }) => {
    const whole = new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`);
    return descriptions.some((description) => whole.test(description));
  });
}
