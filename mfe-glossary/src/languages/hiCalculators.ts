import { lazyCalculators } from '../calculator/lazyCalculators.tsx';

/** The calculators in Hindi, apart from the other texts: the list of terms has none. */
export const calculators = lazyCalculators(() => import('../texts/hi/calculators.ts'), {
  prepayment: () => import('../texts/hi/calculators/prepayment.ts'),
  stepUpSip: () => import('../texts/hi/calculators/stepUpSip.ts'),
  lumpSum: () => import('../texts/hi/calculators/lumpSum.ts'),
  ppf: () => import('../texts/hi/calculators/ppf.ts'),
  epf: () => import('../texts/hi/calculators/epf.ts'),
  nps: () => import('../texts/hi/calculators/nps.ts'),
  retirement: () => import('../texts/hi/calculators/retirement.ts'),
  inflation: () => import('../texts/hi/calculators/inflation.ts'),
  hra: () => import('../texts/hi/calculators/hra.ts'),
  gratuity: () => import('../texts/hi/calculators/gratuity.ts'),
  gst: () => import('../texts/hi/calculators/gst.ts'),
});
