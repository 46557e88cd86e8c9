import type { Line } from '../lines/lines.ts';

/** Whether a line has something like a date and something like an amount, so that it may be an unread row. */
export function looksLikeRow({ words }: Line): boolean {
  return (
    words.some((word) => /\d{1,2}[/.-]\w{1,9}[/.-]\d{2,4}/.test(word.text)) &&
    words.some((word) => /\d(?:\.\d{2}(?!\d)|,\d{2}(?![\d,]))/.test(word.text))
  );
}
