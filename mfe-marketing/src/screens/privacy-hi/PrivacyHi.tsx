import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { legalHindi } from '../../texts/hi/legal.tsx';
import { privacyHindi } from '../../texts/hi/privacy.ts';
import { privacyText } from '../privacy/privacyText.ts';

const translation = { summary: privacyHindi, texts: legalHindi };

/** The text of `Privacy` in English, with its facts in Hindi. */
export function PrivacyHi(): ReactElement {
  return <LegalPage text={privacyText} translation={translation} />;
}
