import type { Line } from '../text/lines.ts';

/** Whether a line holds something like a date and something like an amount, and so may be a row that was not read. */
export function looksLikeRow({ words }: Line): boolean {
  return (
    words.some((word) => /\d{1,2}[/.-]\w{1,9}[/.-]\d{2,4}/.test(word.text)) &&
    words.some((word) => /\d(?:\.\d{2}(?!\d)|,\d{2}(?![\d,]))/.test(word.text))
  );
}
