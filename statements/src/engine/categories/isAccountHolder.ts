import { normalizeWords } from './normalizeWords.ts';

const courtesy = /^(?:MR|MRS|MS|MISS|DR|SHRI|SRI|SMT) /;

/** A name cut short is taken for the holder's from so many letters on. */
const minTruncatedLength = 10;

function matchesWithInitials(words: readonly string[], full: readonly string[]): boolean {
  return (
    words.length === full.length && words.every((word, index) => word === full[index] || word === full[index]?.[0])
  );
}

/**
 * Whether a name in a narration is the account holder's: the same words in any order, with initials for some of them,
 * or cut short where the bank cuts names.
 */
export function isAccountHolder(name: string, holders: ReadonlySet<string>, isTruncated: boolean): boolean {
  const plain = normalizeWords(name).replace(courtesy, '');
  if (plain === '') return false;
  if (holders.has(plain)) return true;
  const words = plain.split(' ');
  if (words.length < 2 && plain.length < minTruncatedLength) return false;
  const letters = words.join('');
  for (const holder of holders) {
    const full = holder.split(' ');
    if (full.length < 2) continue;
    if (letters === full.join('')) return true;
    if (isTruncated && letters.length >= minTruncatedLength && full.join('').startsWith(letters)) return true;
    if (words.some((word) => word.length > 1 && full.includes(word)) && matchesWithInitials(words, full)) return true;
    if (words.toSorted().join(' ') === full.toSorted().join(' ')) return true;
  }
  return false;
}
