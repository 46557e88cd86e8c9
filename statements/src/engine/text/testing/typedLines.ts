import { readLines } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import { readWords } from '../../lines/words.ts';
import { typedTextSource } from './typedTextSource.ts';
import type { TypedText } from './typedTextSource.ts';

/** The lines of a page with texts placed by hand. */
export function typedLines(texts: readonly TypedText[]): Line[] {
  return readLines(readWords(typedTextSource([texts]).readPage(0)));
}
