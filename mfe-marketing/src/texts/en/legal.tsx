import { longDate } from '@artha/shared/format';
import type { ReactNode } from 'react';

/** The words around a legal text in English. */
export const legalEnglish = {
  lead: (name: string, changed: ReactNode) => (
    <>
      {name}. Facts first as a short list, the full text below. Last changed on {changed}.
    </>
  ),
  /** @param day of the last change, as YYYY-MM-DD. */
  formatDay: (day: string) => longDate(day),
  /** Above the text, if it is in another language than the page; otherwise empty. */
  inEnglish: '',
};

/** The words around a legal text in one language. */
export type LegalTexts = typeof legalEnglish;
