import { toLatinDigits } from '@artha/shared/format';

/** A sign of a formula, whichever way it is typed. */
type Sign = '+' | '−' | '×' | '÷' | '(' | ')';

/** A part of a typed formula; `at` counts its first character from 1. */
export type Token = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'name' }
  /** A percentage is its hundredth. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'unknown' }
);

const signs: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '–': '−',
  '*': '×',
  '×': '×',
  '·': '×',
  '/': '÷',
  '÷': '÷',
  ':': '÷',
  '(': '(',
  ')': ')',
};

/** A number, perhaps with commas and in percent; a name of words; or a single character. */
const part =
  /(\d[\d,]*(?:\.\d+)?|\.\d+)(\s*%)?|(\p{L}[\p{L}\p{M}\p{N}’'&.]*(?:\s+[\p{L}&][\p{L}\p{M}\p{N}’'&.]*)*)|\S/gu;

/** Splits a formula into its parts; every character but spaces is in one of them. */
export function readTokens(formula: string): readonly Token[] {
  return Array.from(toLatinDigits(formula).matchAll(part), (match): Token => {
    const [text, digits, percent, name] = match;
    const place = { at: match.index + 1, text };
    if (digits !== undefined) {
      const number = digits.replaceAll(',', '');
      // By its digits: 7% is 0.07, and not a hair more.
      return { ...place, kind: 'number', value: Number(percent === undefined ? number : `${number}e-2`) };
    }
    if (name !== undefined) return { ...place, kind: 'name' };
    const sign = signs[text];
    return sign === undefined ? { ...place, kind: 'unknown' } : { ...place, kind: 'sign', sign };
  });
}
