import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { refundText } from './refundText.ts';

/** How to get money back. */
export function Refund(): ReactElement {
  return <LegalPage text={refundText} />;
}
