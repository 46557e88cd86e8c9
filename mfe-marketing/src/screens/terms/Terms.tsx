import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { termsText } from './termsText.ts';

/** The agreement with the visitor. */
export function Terms(): ReactElement {
  return <LegalPage text={termsText} />;
}
