/** Words at the end of a column's name that only state the currency. */
const currencyWords = new Set(['inr', 'rs', 'rupees', 'in']);

/** A name of one or two letters matches whole words only: `Dr` is not the start of `Draft`. */
const minPrefixLength = 3;

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}#]+/gu) ?? []
  );
}

function withoutCurrency(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !currencyWords.has(word));
  return words.slice(0, last + 1);
}

/** A name without case, spaces, line breaks and punctuation. */
export function columnNameKey(name: string): string {
  return wordsOf(name).join('');
}

/**
 * Ranks how well a sender's name for a column matches its title: 0 equal except for case, spaces and punctuation; 1
 * equal except for the currency after it, as in `(INR )`; 2 the start of the title; `undefined` no match.
 */
export function matchColumnName(title: string, name: string): number | undefined {
  const [titleWords, nameWords] = [wordsOf(title), wordsOf(name)];
  const [titleText, nameText] = [titleWords.join(''), nameWords.join('')];
  if (titleText === '' || nameText === '') return undefined;
  if (titleText === nameText) return 0;
  const plainName = withoutCurrency(nameWords).join('');
  if (plainName !== '' && withoutCurrency(titleWords).join('') === plainName) return 1;
  const endsOnWord = titleWords.slice(0, nameWords.length).join('') === nameText;
  return titleText.startsWith(nameText) && (endsOnWord || nameText.length >= minPrefixLength) ? 2 : undefined;
}
