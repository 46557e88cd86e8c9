import { removeHonorific } from './honorifics.ts';
import { normalizeWords } from './normalizeWords.ts';

/** A truncated name matches the account holder's from this length. */
const minTruncatedLength = 10;

function matchesWithInitials(words: readonly string[], full: readonly string[]): boolean {
  return (
    words.length === full.length && words.every((word, index) => word === full[index] || word === full[index]?.[0])
  );
}

function matchesHolder(words: readonly string[], letters: string, holder: string, isTruncated: boolean): boolean {
  const full = holder.split(' ');
  if (full.length < 2) return false;
  const fullLetters = full.join('');
  if (letters === fullLetters) return true;
  if (isTruncated && letters.length >= minTruncatedLength && fullLetters.startsWith(letters)) return true;
  if (words.some((word) => word.length > 1 && full.includes(word)) && matchesWithInitials(words, full)) return true;
  return words.length === full.length && words.toSorted().join(' ') === full.toSorted().join(' ');
}

/**
 * Whether a name in a narration is the account holder's: the same words in any order, with initials for some of them,
 * or truncated if the bank truncates names. An honorific before it is ignored, but may also be two initials: M S.
 */
export function isAccountHolder(name: string, holders: ReadonlySet<string>, isTruncated: boolean): boolean {
  const printed = normalizeWords(name);
  for (const plain of new Set([removeHonorific(printed), printed])) {
    if (plain === '') continue;
    if (holders.has(plain)) return true;
    const words = plain.split(' ');
    if (words.length < 2 && plain.length < minTruncatedLength) continue;
    const letters = words.join('');
    for (const holder of holders) if (matchesHolder(words, letters, holder, isTruncated)) return true;
  }
  return false;
}
