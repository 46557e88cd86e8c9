import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { legalHindi } from '../../texts/hi/legal.tsx';
import { termsHindi } from '../../texts/hi/terms.ts';
import { termsText } from '../terms/termsText.ts';

const translation = { summary: termsHindi, texts: legalHindi };

/** The text of `Terms` in English, with its facts in Hindi. */
export function TermsHi(): ReactElement {
  return <LegalPage text={termsText} translation={translation} />;
}
