import { createTaxTexts } from '../texts/createTaxTexts.tsx';
import { steps } from '../texts/hi/steps.tsx';

/** The calculator in Hindi, until it shows a result. */
export const hi = createTaxTexts(steps, {
  comparison: { name: 'तुलना', loading: 'दोनों व्यवस्थाओं की तुलना हो रही है…' },
  estimate: { name: 'विस्तृत अनुमान', loading: 'विस्तृत अनुमान खुल रहा है…' },
  loadTexts: async () => (await import('./hi/results.ts')).results,
  withoutScript: {
    name: 'स्लैब और दरें',
    loadTexts: async () => (await import('../texts/hi/withoutScript.ts')).withoutScript,
  },
});
