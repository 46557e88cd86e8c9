import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';
import { hindiInitialisms, hindiPairs, hindiSpellings, hindiTerms } from './hindiTerms.ts';

/** A word that is not written so. */
interface HindiFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** A text in a file. */
interface HindiText {
  readonly file: string;
  readonly text: string;
}

/** Every text that a person reads in Hindi; not what recognises words in statements or in searches. */
const texts = '{mfe-*,shared,shell,docs}/**/*.{ts,tsx,json,tex,md}';
const notTexts = [
  '**/node_modules/**',
  '**/dist/**',
  '**/*.test.*',
  '**/testing/**',
  '**/domain/**',
  '**/otherNames.json',
  '**/assets.ts',
];

const hindiWord = /[\u0900-\u0963\u0970-\u097f]+/g;
const dot = '\u093c';

/** A word without the marks in which its spellings differ. */
const bare = (word: string) => word.replaceAll(dot, '').replaceAll('ँ', 'ं').replaceAll('ये', 'ए');

/** Native words in which फ is no f: फिर, फल, सफल, फैल, फँस, मुद्रास्फीति. The letter F is एफ, as newspapers write it. */
const nativePh = /^(?:फिर|फल|फूल|फैल|फेर|फेंक|फँस|फट|फुट)|फल|स्फीति/;

/** A spelling that its letters alone show to be wrong. */
function spellingOf(word: string): string | undefined {
  if (/[\u0958-\u095f]/.test(word)) return 'Write the letter and the dot below as two characters.';
  if (word.includes(`क${dot}`)) return 'Write क without a dot.';
  if (new RegExp(`फ(?!${dot})`).test(word.replaceAll('एफ', '')) && !nativePh.test(word))
    return 'Write फ़ for the sound of f.';
  const stem = hindiSpellings.find(
    (one) => bare(word).startsWith(bare(one)) && !(word.startsWith(one) && word[one.length] !== dot),
  );
  return stem && `Write “${stem}”.`;
}

/** A phrase from the beginning of a word to the end of its last word. */
const phrase = (beginning: string) => new RegExp(`(?<![\\p{L}\\p{M}])${beginning}[\\p{L}\\p{M}]*`, 'gu');

const inSentence = new RegExp(
  String.raw`(?<=\p{Script=Devanagari}[,;:]? )(?:NAMES)\b(?!\))|(?<![(\w-])\b(?:NAMES)(?= \p{Script=Devanagari})`.replaceAll(
    'NAMES',
    Object.keys(hindiInitialisms).join('|'),
  ),
  'gu',
);

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Finds words that are not those of the list, in their one spelling. */
export function findHindiFaults(text: string): HindiFault[] {
  const faultOf = (offset: number, word: string, instead: string) => ({ line: lineAt(text, offset), word, instead });
  const terms = hindiTerms.flatMap(({ hindi, not, except = [], why }) => {
    const rest = except.reduce((left, right) => left.replaceAll(right, (found) => '-'.repeat(found.length)), text);
    return not
      .flatMap((beginning) => [...rest.matchAll(phrase(beginning))])
      .map(({ index, 0: word }) => faultOf(index, word, `Write “${hindi}”. ${why}`));
  });
  const initialisms = [...text.matchAll(inSentence)].map(({ index, 0: name }) =>
    faultOf(index, name, `Write “${hindiInitialisms[name] ?? ''}”.`),
  );
  const spellings = [...text.matchAll(hindiWord)].flatMap(({ index, 0: word }) => {
    const instead = spellingOf(word);
    return instead === undefined ? [] : [faultOf(index, word, instead)];
  });
  return [...terms, ...initialisms, ...spellings].toSorted((first, second) => first.line - second.line);
}

/** Words that two texts spell in two ways, a sentence for each. */
export function findSecondSpellings(all: readonly HindiText[]): string[] {
  const first = new Map<string, { readonly word: string; readonly file: string }>();
  const faults = new Set<string>();
  for (const { file, text } of all) {
    for (const [word] of text.matchAll(hindiWord)) {
      const seen = first.get(bare(word));
      if (seen === undefined) first.set(bare(word), { word, file });
      else if (seen.word !== word && !hindiPairs.some((pair) => pair.includes(word) && pair.includes(seen.word)))
        faults.add(`${file}: “${word}”, but ${seen.file}: “${seen.word}”. Write one of them.`);
    }
  }
  return [...faults];
}

/** The faults of every text in Hindi, a sentence each. */
export function findFaultsInHindi(folder: string = root): string[] {
  const all = globSync(texts, { cwd: folder, exclude: notTexts })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  return [
    ...all.flatMap(({ file, text }) =>
      findHindiFaults(text).map(({ line, word, instead }) => `${file}:${line}: “${word.trim()}”. ${instead}`),
    ),
    ...findSecondSpellings(all),
  ];
}
