import { removeHonorific } from './honorifics.ts';
import { normalizeWords } from './normalizeWords.ts';

/** A truncated name matches the account holder's from this length. */
const minTruncatedLength = 10;

/** Whether as many words are the same or initials. */
function matchesWithInitials(words: readonly string[], full: readonly string[]): boolean {
  return words.every((word, index) => word === full[index] || word === full[index]?.[0]);
}

/** A name in the forms that are compared. */
interface ComparedName {
  readonly words: readonly string[];
  readonly letters: string;
  readonly inAnyOrder: string;
}

function compareAs(name: string): ComparedName {
  const words = name.split(' ');
  return { words, letters: words.join(''), inAnyOrder: words.toSorted().join(' ') };
}

/** Caches the holders of a statement, because the names of all its rows are compared with them. */
const knownHolders = new WeakMap<ReadonlySet<string>, readonly ComparedName[]>();

/** The holders with at least two names: one name alone may be anybody's. */
function comparedHolders(holders: ReadonlySet<string>): readonly ComparedName[] {
  const known = knownHolders.get(holders);
  if (known !== undefined) return known;
  const compared = [...holders].map(compareAs).filter(({ words }) => words.length > 1);
  knownHolders.set(holders, compared);
  return compared;
}

function matchesHolder({ words, letters, inAnyOrder }: ComparedName, holder: ComparedName, isTruncated: boolean) {
  if (letters === holder.letters) return true;
  if (isTruncated && words.join(' ').length >= minTruncatedLength && holder.letters.startsWith(letters)) return true;
  if (words.length !== holder.words.length) return false;
  if (words.some((word) => word.length > 1 && holder.words.includes(word)) && matchesWithInitials(words, holder.words))
    return true;
  return inAnyOrder === holder.inAnyOrder;
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
    if (!plain.includes(' ') && plain.length < minTruncatedLength) continue;
    const compared = compareAs(plain);
    if (comparedHolders(holders).some((holder) => matchesHolder(compared, holder, isTruncated))) return true;
  }
  return false;
}
