/** A phrase of so many letters is recognised with a space anywhere in it, as a line break leaves one: `SALA RY`. */
const minLengthWithSpace = 6;

function allowLostSpaces(phrase: string): string {
  const letters = phrase.replaceAll(' ', '');
  const isPlain = /^[A-Z]+$/.test(letters);
  return isPlain && letters.length >= minLengthWithSpace ? [...letters].join(' ?') : phrase.replaceAll(' ', ' ?');
}

/**
 * Matches any of the phrases, parted by | and in the language of regular expressions, as whole words of a plain text:
 * CAR is not in CREDITCARD. A phrase may have lost its own spaces or gained one.
 */
export function matchWholeWords(phrases: string): RegExp {
  const alternatives = phrases.split('|').map((phrase) => allowLostSpaces(phrase.trim()));
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`);
}
