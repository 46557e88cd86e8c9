import type { PrintedWord } from '../domain/forms/printedPage.ts';

/** The words of a text from a place on, in type of a size: each letter half as wide as the size. */
export function placeWords(text: string, x: number, size: number): PrintedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const [x0, x1] = [at, at + (word.length * size) / 2];
    at = x1 + size / 4;
    return { text: word, x0, x1 };
  });
}
