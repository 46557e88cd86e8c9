import { plainWords } from './counterparty.ts';

/** Names shorter than this are only found as words of their own, never as the start of a longer one. */
const shortestStart = 5;

/** Names with what each stands for, ready to be looked up in a text. */
export interface PhraseBook<T> {
  /** What the longest name in the text stands for. Spaces may be missing: BIG BASKET is found in `bigbasket@ybl`. */
  find(text: string): T | undefined;
}

/** Makes a book of names; of two that are the same, the first counts. */
export function phraseBook<T>(entries: readonly { readonly name: string; readonly value: T }[]): PhraseBook<T> {
  const byLetters = new Map<string, T>();
  for (const { name, value } of entries) {
    const letters = plainWords(name).replaceAll(' ', '');
    if (!byLetters.has(letters)) byLetters.set(letters, value);
  }
  const longest = Math.max(0, ...[...byLetters.keys()].map((letters) => letters.length));

  return {
    find(text) {
      const words = plainWords(text).split(' ');
      let best = '';
      for (const start of words.keys()) {
        const letters = words.slice(start).join('').slice(0, longest);
        const ends = new Set<number>();
        for (let index = start, end = 0; index < words.length && end < letters.length; index += 1) {
          end += words[index]?.length ?? 0;
          ends.add(end);
        }
        for (let length = letters.length; length > best.length; length -= 1) {
          const name = letters.slice(0, length);
          if (byLetters.has(name) && (length >= shortestStart || ends.has(length))) best = name;
        }
      }
      return byLetters.get(best);
    },
  };
}
