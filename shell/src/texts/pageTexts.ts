import type { ShellTexts } from './shellTexts.ts';

let translated: ShellTexts | undefined;

/** Called once a page, before anything renders. @param texts undefined on a page in English. */
export function providePageTexts(texts: ShellTexts | undefined): void {
  translated = texts;
}

/**
 * A part of the shell's texts in the language of the page.
 * @param english the part in English: it is in the code that shows it, so no page loads texts that it does not show.
 */
export function textsOf<P extends keyof ShellTexts>(part: P, english: ShellTexts[P]): ShellTexts[P] {
  return translated?.[part] ?? english;
}
