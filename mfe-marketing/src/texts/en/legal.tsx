import { longDate } from '@artha/shared/format';
import type { LegalTexts } from '../legalTexts.ts';

/** The words around a legal text in English. */
export const legalEnglish: LegalTexts = {
  lead: (name, changed) => (
    <>
      {name}. Facts first as a short list, the full text below. Last changed on {changed}.
    </>
  ),
  formatDay: (day) => longDate(day),
  inEnglish: undefined,
};
