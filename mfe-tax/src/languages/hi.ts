import { createTaxTexts } from '../texts/createTaxTexts.tsx';
import { steps } from '../texts/hi/steps.tsx';

/** The calculator in Hindi, until it shows a result. */
export const hi = createTaxTexts(steps, {
  results: async () => (await import('./hi/results.ts')).results,
  withoutScript: async () => (await import('../texts/hi/withoutScript.ts')).withoutScript,
});
