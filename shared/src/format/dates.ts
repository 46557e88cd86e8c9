import { englishWords } from './englishWords.ts';
import type { FormatWords } from './words.ts';

/**
 * `2026-10-13` → `13 October 2026`.
 * @param words of the language: English by default.
 */
export function longDate(day: string, { months }: Pick<FormatWords, 'months'> = englishWords): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
