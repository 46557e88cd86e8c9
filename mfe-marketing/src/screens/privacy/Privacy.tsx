import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { privacyText } from './privacyText.ts';

/** The Privacy Policy: which data is kept, where and for how long. */
export function Privacy(): ReactElement {
  return <LegalPage text={privacyText} />;
}
