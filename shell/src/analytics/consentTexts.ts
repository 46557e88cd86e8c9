import { consentEnglish } from '../texts/en/consent.ts';
import { textsOf } from '../texts/pageTexts.ts';
import type { ConsentTexts } from '../texts/shellTexts.ts';

/** The texts about analytics in the language of the page. */
export const consentTexts = (): ConsentTexts => textsOf('consent', consentEnglish);
