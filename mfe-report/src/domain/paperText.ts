const devanagari = /\p{Script=Devanagari}/u;

/** Whether a text has letters that only the fonts for Hindi have. */
export function hasDevanagari(text: string): boolean {
  return devanagari.test(text);
}

/** A person’s text in the letters that the fonts of a PDF have: `Café` → `Cafe`. Letters of other scripts are left out. */
export function paperText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e\u00a0\u0900-\u097f×÷₹−–—‘’“”…]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
