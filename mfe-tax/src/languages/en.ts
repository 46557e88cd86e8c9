import { createTaxTexts } from '../texts/createTaxTexts.tsx';
import { steps } from '../texts/en/steps.tsx';

/** The calculator in English, until it shows a result. */
export const en = createTaxTexts(steps, {
  comparison: { name: 'The comparison', loading: 'Comparing both regimes…' },
  estimate: { name: 'The detailed estimate', loading: 'Opening the detailed estimate…' },
  loadTexts: async () => (await import('./en/results.ts')).results,
  withoutScript: {
    name: 'The slabs and rates',
    loadTexts: async () => (await import('../texts/en/withoutScript.ts')).withoutScript,
  },
});
