import { createTaxTexts } from '../texts/createTaxTexts.tsx';
import { steps } from '../texts/en/steps.tsx';

/** The calculator in English, until it shows a result. */
export const en = createTaxTexts(steps, {
  results: async () => (await import('./en/results.ts')).results,
  withoutScript: async () => (await import('../texts/en/withoutScript.ts')).withoutScript,
});
