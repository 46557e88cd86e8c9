import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { termsText } from './termsText.ts';

/** The terms of use. */
export function Terms(): ReactElement {
  return <LegalPage text={termsText} />;
}
