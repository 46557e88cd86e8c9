/** 'e m i' → 'emi': letters that are typed apart, as in 'E.M.I.' */
const joinSingleLetters = (text: string): string =>
  text.replaceAll(/(?<= |^)[a-z](?: [a-z])+(?= |$)/g, (run) => run.replaceAll(' ', ''));

/**
 * Lower case, without marks, punctuation counted as a space: `Mutual-Fund` → `mutual fund`, `E.M.I.` → `emi`. Indian
 * scripts keep their signs except two that people often leave out or swap: the dot of ज़ and the moon of ँ.
 */
export function normalise(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u093C', '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[^\p{L}\p{M}\p{N}&%]+/gu, ' ')
    .trim();
  return joinSingleLetters(words);
}

/** Spellings of one sound, in the order in which they are replaced. */
const sameSounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/([bcdgjkt])h/g, '$1'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/(.)\1/g, '$1'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
];

/**
 * One spelling for all that sound alike, since Hindi in Latin letters has no fixed one: `aadhaar`, `adhar` → `adar`.
 * A part with digits, such as `80c`, is no word.
 */
export function spellBySound(normalised: string): string {
  if (/\d/.test(normalised)) return normalised;
  return sameSounds.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), normalised);
}
