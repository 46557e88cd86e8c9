/** Reduces a narration to letters and digits: how its lines and words were joined does not matter. */
export function lettersAndDigits(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
