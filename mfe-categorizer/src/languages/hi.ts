import { form } from '../texts/hi/form.ts';
import { createScreenTexts } from './screenTexts.tsx';

/** The categorizer in Hindi. */
export const hi = createScreenTexts(form, {
  run: () => import('./hi/run.ts'),
  inspection: () => import('./hi/inspection.ts'),
  result: () => import('./hi/resultParts.ts'),
  offers: () => import('./hi/failureOffers.ts'),
});
