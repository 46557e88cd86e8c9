import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { disclaimerText } from './disclaimerText.ts';

/** What everything here is, and what it is not. */
export function Disclaimer(): ReactElement {
  return <LegalPage text={disclaimerText} />;
}
