import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { privacyText } from './privacyText.ts';

/** What is kept, where and for how long. */
export function Privacy(): ReactElement {
  return <LegalPage text={privacyText} />;
}
