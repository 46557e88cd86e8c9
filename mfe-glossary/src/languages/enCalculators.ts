import { lazyCalculators } from '../calculator/lazyCalculators.tsx';

/** The calculators in English, apart from the other texts: the list of terms has none. */
export const calculators = lazyCalculators(() => import('../texts/en/calculators.ts'), {
  prepayment: () => import('../texts/en/calculators/prepayment.ts'),
  stepUpSip: () => import('../texts/en/calculators/stepUpSip.ts'),
  lumpSum: () => import('../texts/en/calculators/lumpSum.ts'),
  ppf: () => import('../texts/en/calculators/ppf.ts'),
  epf: () => import('../texts/en/calculators/epf.ts'),
  nps: () => import('../texts/en/calculators/nps.ts'),
  retirement: () => import('../texts/en/calculators/retirement.ts'),
  inflation: () => import('../texts/en/calculators/inflation.ts'),
  hra: () => import('../texts/en/calculators/hra.ts'),
  gratuity: () => import('../texts/en/calculators/gratuity.ts'),
  gst: () => import('../texts/en/calculators/gst.ts'),
});
