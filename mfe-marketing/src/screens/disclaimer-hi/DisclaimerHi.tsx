import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { legalHindi } from '../../texts/hi/legal.tsx';
import { disclaimerHindi } from '../../texts/hi/disclaimer.ts';
import { disclaimerText } from '../disclaimer/disclaimerText.ts';

const translation = { summary: disclaimerHindi, texts: legalHindi };

/** The text of `Disclaimer` in English, with its facts in Hindi. */
export function DisclaimerHi(): ReactElement {
  return <LegalPage text={disclaimerText} translation={translation} />;
}
