import { form } from '../texts/en/form.ts';
import { createScreenTexts } from './screenTexts.tsx';

/** The categorizer in English. */
export const en = createScreenTexts(form, {
  run: () => import('./en/run.ts'),
  inspection: () => import('./en/inspection.ts'),
  result: () => import('./en/resultParts.ts'),
  offers: () => import('./en/failureOffers.ts'),
});
