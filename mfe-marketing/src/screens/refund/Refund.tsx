import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { refundText } from './refundText.ts';

/** The refund policy. */
export function Refund(): ReactElement {
  return <LegalPage text={refundText} />;
}
