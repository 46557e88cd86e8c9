import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { disclaimerText } from './disclaimerText.ts';

/** The disclaimer page. */
export function Disclaimer(): ReactElement {
  return <LegalPage text={disclaimerText} />;
}
