import type { Randomness } from './randomness.ts';
import { isKnownWord } from './knownWords.ts';

/** The letters to choose from, by script: base letters without marks. C and D alone would be sides. */
const alphabets: readonly (readonly [script: RegExp, letters: string])[] = [
  [/\p{Script=Latin}/u, 'ABEFGHIJKLMNOPQRSTUVWYZ'],
  [/\p{Script=Devanagari}/u, 'कखगघचछजटठडतथदधनपफबभमयरलवसह'],
  [/\p{Script=Bengali}/u, 'কখগঘচছজটঠডতথদধনপফবভমযরলসহ'],
  [/\p{Script=Gujarati}/u, 'કખગઘચછજટઠડતથદધનપફબભમયરલવસહ'],
  [/\p{Script=Tamil}/u, 'கசடதநபமயரலவளறன'],
  [/\p{Script=Telugu}/u, 'కఖగఘచఛజటఠడతథదధనపఫబభమయరలవసహ'],
  [/\p{Script=Kannada}/u, 'ಕಖಗಘಚಛಜಟಠಡತಥದಧನಪಫಬಭಮಯರಲವಸಹ'],
  [/\p{Script=Malayalam}/u, 'കഖഗഘചഛജടഠഡതഥദധനപഫബഭമയരലവസഹ'],
  [/\p{Script=Gurmukhi}/u, 'ਕਖਗਘਚਛਜਟਠਡਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹ'],
  [/\p{Script=Han}/u, '天地人山水火木金土日月星風雨雪花草鳥魚馬'],
];

const digits = '0123456789';

/** Replaces runs of letters and of digits. */
export interface Replacer {
  /** Replaces a run of letters by others of the same case, script and length. */
  readonly letters: (run: string) => string;
  /** Replaces a run of digits by other digits. */
  readonly digits: (run: string) => string;
}

function alphabetOf(letter: string): string {
  return alphabets.find(([script]) => script.test(letter))?.[1] ?? alphabets[0]?.[1] ?? '';
}

/** Creates a replacer that gives equal runs the same replacement, in any case, and changes every character. */
export function createReplacer(random: Randomness): Replacer {
  const remembered = new Map<string, string>();

  function pick(choices: string, not: string): string {
    const others = Array.from(choices).filter((one) => one !== not);
    return others[random(others.length)] ?? not;
  }

  function replacementOf(run: string): string {
    const known = remembered.get(run);
    if (known !== undefined) return known;
    // Signs above and below letters belong to these and reveal nothing alone.
    const made = Array.from(run, (one) =>
      /\p{Nd}/u.test(one) ? pick(digits, one) : /\p{M}/u.test(one) ? one : pick(alphabetOf(one), one),
    ).join('');
    if (/\p{L}/u.test(made) && isKnownWord(made)) return replacementOf(run);
    remembered.set(run, made);
    return made;
  }

  return {
    letters(run) {
      const made = Array.from(replacementOf(run.toUpperCase()));
      return Array.from(run, (one, index) => {
        const other = made[index] ?? one;
        return one === one.toLowerCase() ? other.toLowerCase() : other;
      }).join('');
    },
    digits: replacementOf,
  };
}
