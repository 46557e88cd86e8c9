import { normalizeWords } from './normalizeWords.ts';

const courtesy = /^(?:MR|MRS|MS|MISS|DR|SHRI|SMT|M S) /;
/** People named on a statement who do not own the account. */
const otherPersonPattern = /\b(?:NOMINEE|NOMINATION|JOINT|MANAGER|RM NAME|GUARDIAN)\b/;

/**
 * Names printed around the table that may be the account holder's: texts of two to five words of letters only, out of
 * lines given as the texts that stand apart on them. Streets and cities are among them; they do no harm, since no
 * narration is addressed to one.
 */
export function readAccountHolderNames(lines: readonly (readonly string[])[]): ReadonlySet<string> {
  const names = lines
    .filter((line) => !otherPersonPattern.test(normalizeWords(line.join(' '))))
    .flat()
    .map((text) => normalizeWords(text.replace(/^.*:/, '')).replace(courtesy, ''))
    .filter((text) => /^[A-Z]+(?: [A-Z]+){1,4}$/.test(text));
  return new Set(names);
}
