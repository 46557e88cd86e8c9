import { pageLanguage, type Language } from '@artha/shared';
import { consentEnglish } from '../texts/en/consent.ts';
import type { ConsentTexts } from '../texts/shellTexts.ts';

/** Files of their own: a page does not wait for texts that it shows later, if at all. */
const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<ConsentTexts>>> = {
  hi: async () => (await import('../texts/hi/consent.ts')).consentHindi,
};

let texts = consentEnglish;

/** Loads the texts about analytics in the language of the page: nothing that shows them renders before. */
export async function loadConsentTexts(): Promise<void> {
  const language = pageLanguage();
  texts = language === 'en' ? consentEnglish : await translations[language]();
}

/** The texts about analytics in the language of the page. */
export const consentTexts = (): ConsentTexts => texts;
