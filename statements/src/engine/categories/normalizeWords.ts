/**
 * Hindi words that banks print for the kind of a row, with the English word used in the rules. Keys are in NFC, the
 * form that `String.normalize()` returns.
 */
const hindiWords: Readonly<Record<string, string>> = {
  वेतन: 'SALARY',
  पेंशन: 'PENSION',
  पेन्शन: 'PENSION',
  ब्याज: 'INTEREST',
  लाभांश: 'DIVIDEND',
  सब्सिडी: 'SUBSIDY',
  नकद: 'CASH',
  शुल्क: 'CHARGES',
  प्रभार: 'CHARGES',
  बीमा: 'INSURANCE',
  किराया: 'RENT',
  बिजली: 'ELECTRICITY',
  आयकर: 'INCOME TAX',
  निकासी: 'WITHDRAWAL',
  जमा: 'DEPOSIT',
  किस्त: 'EMI',
  ईएमआई: 'EMI',
  ऋण: 'LOAN',
  फीस: 'FEES',
  स्कूल: 'SCHOOL',
  रिचार्ज: 'RECHARGE',
  मोबाइल: 'MOBILE',
  दवा: 'MEDICINE',
  दवाई: 'MEDICINE',
  किराना: 'KIRANA',
  राशन: 'RATION',
  स्वयं: 'SELF',
};

// oxlint-disable-next-line eslint/no-control-regex -- that is where ASCII begins.
const isAscii = /^[\u0000-\u007f]*$/;

function translateHindi(text: string): string {
  return text.normalize('NFC').replace(/[\p{Script=Devanagari}]+/gu, (word) => ` ${hindiWords[word] ?? ''} `);
}

/** Reduces a text to words in capitals with single spaces between them, the form in which phrases are compared. */
export function normalizeWords(text: string): string {
  return (isAscii.test(text) ? text : translateHindi(text))
    .toUpperCase()
    .replace(/(?<=[A-Z])['’]S\b/g, 'S')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}
