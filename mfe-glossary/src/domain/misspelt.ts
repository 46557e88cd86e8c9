/** In shorter words, one letter makes another word: `sip` and `swp`. */
const MISSPELT_LETTERS = 5;

/** Without the letters that two words have in common at their beginnings and ends. */
function differences(one: string, other: string): readonly [one: string, other: string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** One letter is wrong, missing or too many, or two letters that follow each other are swapped; never the first letter. */
function isOneLetterOff(typed: string, word: string): boolean {
  if (typed.length < MISSPELT_LETTERS || word.length < MISSPELT_LETTERS) return false;
  if (!word.startsWith(typed.charAt(0)) || /\d/.test(typed + word)) return false;
  const [wrong, right] = differences(typed, word);
  if (wrong.length <= 1 && right.length <= 1) return wrong !== right;
  return wrong.length === 2 && right === wrong.charAt(1) + wrong.charAt(0);
}

const isSame = (typed: string, word = ''): boolean => word === typed || word === `${typed}s`;

/**
 * Whether words are part of a name, with a typing error of one letter in some of them: `working captial`.
 * @param words normalised, as is the name.
 */
export function isMisspelt(name: string, words: string): boolean {
  const typed = words.split(' ');
  const parts = name.split(' ');
  return parts.some(
    (_, at) =>
      typed.some((word, index) => !isSame(word, parts[at + index])) &&
      typed.every((word, index) => isSame(word, parts[at + index]) || isOneLetterOff(word, parts[at + index] ?? '')),
  );
}
