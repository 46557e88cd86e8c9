import { plainWords } from './normalizeWords.ts';

const courtesy = /^(?:MR|MRS|MS|MISS|DR|SHRI|SRI|SMT) /;

/** A name cut short is taken for the holder's from so many letters on. */
const shortestCut = 10;

function initialsFit(words: readonly string[], full: readonly string[]): boolean {
  return (
    words.length === full.length && words.every((word, index) => word === full[index] || word === full[index]?.[0])
  );
}

/**
 * Whether a name in a narration is the account holder's: the same words in any order, with initials for some of them,
 * or cut short where the bank cuts names.
 */
export function isHolder(name: string, holders: ReadonlySet<string>, cuts: boolean): boolean {
  const plain = plainWords(name).replace(courtesy, '');
  if (plain === '') return false;
  if (holders.has(plain)) return true;
  const words = plain.split(' ');
  if (words.length < 2 && plain.length < shortestCut) return false;
  const letters = words.join('');
  for (const holder of holders) {
    const full = holder.split(' ');
    if (full.length < 2) continue;
    if (letters === full.join('')) return true;
    if (cuts && letters.length >= shortestCut && full.join('').startsWith(letters)) return true;
    if (words.some((word) => word.length > 1 && full.includes(word)) && initialsFit(words, full)) return true;
    if (words.toSorted().join(' ') === full.toSorted().join(' ')) return true;
  }
  return false;
}
