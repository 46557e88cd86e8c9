import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { cookiesText } from './cookiesText.ts';

/** What is stored in the visitor's browser. */
export function Cookies(): ReactElement {
  return <LegalPage text={cookiesText} />;
}
