import { removeHonorific } from './honorifics.ts';
import { normalizeWords } from './normalizeWords.ts';

/** Labels of people who are named on a statement but do not own the account. */
const otherPersonPattern = /\b(?:NOMINEE|NOMINATION|JOINT|MANAGER|RM NAME|GUARDIAN)\b/;

/**
 * Reads the names printed around the table that may be the account holder's: texts of two to five words of letters
 * only. A line is given as its separate texts. The names include streets and cities, which does no harm, because no
 * narration is addressed to one.
 */
export function readAccountHolderNames(lines: readonly (readonly string[])[]): ReadonlySet<string> {
  const names = lines
    .filter((line) => !otherPersonPattern.test(normalizeWords(line.join(' '))))
    .flat()
    .map((text) => removeHonorific(normalizeWords(text.replace(/^.*:/, ''))))
    .filter((text) => /^[A-Z]+(?: [A-Z]+){1,4}$/.test(text));
  return new Set(names);
}
