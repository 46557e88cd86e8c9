/** `1200000.5` → `12,00,000.5`: Indian grouping of digits, whatever groups they had; the text has nothing else. */
export function groupDigits(text: string): string {
  const [whole = '', ...fraction] = text.replaceAll(',', '').split('.');
  return [whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ','), ...fraction].join('.');
}

/** The text of a field and its caret position, in characters from the start. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/** The way in which the person changed the text. */
export type Edit = 'typed' | 'deleted forward' | 'pasted';

const digitsAndCommas = /^[\d,]+(?:\.\d*)?$/;
/** Digits without groups, or in groups of thousands; Indian groups are as they should be. */
const regrouped = /^(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/;

/** Finds the caret position in a grouped text with the same number of digits before it. */
function caretAfter(text: string, digits: number, pastComma: boolean): number {
  let caret = 0;
  for (let passed = 0; passed < digits; caret++) if (text[caret] !== ',') passed++;
  return pastComma && text[caret] === ',' ? caret + 1 : caret;
}

/**
 * Groups the digits of a field while they are typed; the caret stays between the same two digits. Words such as 'lakh'
 * leave a text as it is, and so do commas that were pasted elsewhere than where groups end: they may be meant as
 * decimals.
 */
export function groupEditedText({ text, caret }: EditedText, edit: Edit): EditedText {
  if (!digitsAndCommas.test(text) || (edit === 'pasted' && !regrouped.test(text))) return { text, caret };
  const grouped = groupDigits(text);
  const digits = text.slice(0, caret).replaceAll(',', '').length;
  return { text: grouped, caret: caretAfter(grouped, digits, edit === 'deleted forward') };
}
