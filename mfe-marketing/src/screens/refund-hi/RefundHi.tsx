import type { ReactElement } from 'react';
import { LegalPage } from '../../legal/LegalPage.tsx';
import { legalHindi } from '../../texts/hi/legal.tsx';
import { refundHindi } from '../../texts/hi/refund.ts';
import { refundText } from '../refund/refundText.ts';

const translation = { summary: refundHindi, texts: legalHindi };

/** The text of `Refund` in English, with its facts in Hindi. */
export function RefundHi(): ReactElement {
  return <LegalPage text={refundText} translation={translation} />;
}
