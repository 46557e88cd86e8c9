/** Reduces a narration to letters and digits, because the joins of its lines and words do not matter. */
export function lettersAndDigits(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
