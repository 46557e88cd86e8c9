import { readLines } from '../lines.ts';
import type { Line } from '../lines.ts';
import { readWords } from '../words.ts';
import { typedTextSource } from './typedTextSource.ts';
import type { TypedText } from './typedTextSource.ts';

/** The lines of a page with texts placed by hand. */
export function typedLines(texts: readonly TypedText[]): Line[] {
  return readLines(readWords(typedTextSource([texts]).readPage(0)));
}
