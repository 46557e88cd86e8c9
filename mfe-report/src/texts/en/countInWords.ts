const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
  'twenty-one',
  'twenty-two',
];

/** `3`, `'ratio'` → `three ratios`: in words up to twenty-two, beyond that in digits. */
export function countInWords(count: number, noun: string): string {
  return `${words[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The same with a capital, for the beginning of a sentence or a heading. */
export function capitalisedCount(count: number, noun: string): string {
  const phrase = countInWords(count, noun);
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
