import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { cookiesText } from './cookiesText.ts';

/** The Cookie Policy: what the site stores in the visitor's browser. */
export function Cookies(): ReactElement {
  return <LegalPage text={cookiesText} />;
}
