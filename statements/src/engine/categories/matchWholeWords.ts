/** A phrase of this length is recognized with a space anywhere in it, as a line break leaves one: `SALA RY`. */
const minLengthWithSpace = 6;

function allowLostSpaces(phrase: string): string {
  const letters = phrase.replaceAll(' ', '');
  const isPlain = /^[A-Z]+$/.test(letters);
  return isPlain && letters.length >= minLengthWithSpace ? [...letters].join(' ?') : phrase.replaceAll(' ', ' ?');
}

/**
 * Builds a pattern that matches any of the phrases (regular expressions separated by |) as whole words of a normalized
 * text: CAR does not match CREDITCARD. A phrase may have lost its own spaces or gained one.
 */
export function matchWholeWords(phrases: string): RegExp {
  const alternatives = phrases.split('|').map((phrase) => allowLostSpaces(phrase.trim()));
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`);
}
