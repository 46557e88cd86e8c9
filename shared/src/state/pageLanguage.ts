import type { Language } from '../contract/routes/languages.ts';
import type { SharedTexts } from '../texts/sharedTexts.ts';

let language: Language = 'en';
let texts: SharedTexts | undefined;

/** Called by the shell, once a page, before anything renders: on the server and in the browser. */
export function providePageLanguage(ofPage: Language, shared: SharedTexts): void {
  language = ofPage;
  texts = shared;
}

/** The language of the page; constant for the life of a document, because another language is another document. */
export function pageLanguage(): Language {
  return language;
}

/** The words that shared components bring themselves, in the language of the page. */
export function sharedTexts(): SharedTexts {
  if (!texts) throw new Error('providePageLanguage has not been called.');
  return texts;
}
