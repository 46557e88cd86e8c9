import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { legalHindi } from '../../texts/hi/legal.tsx';
import { cookiesHindi } from '../../texts/hi/cookies.ts';
import { cookiesText } from '../cookies/cookiesText.ts';

const translation = { summary: cookiesHindi, texts: legalHindi };

/** The text of `Cookies` in English, with its facts in Hindi. */
export function CookiesHi(): ReactElement {
  return <LegalPage text={cookiesText} translation={translation} />;
}
