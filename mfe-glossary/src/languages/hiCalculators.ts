import { lazyCalculators } from '../calculator/lazyCalculators.tsx';

/** The calculators in Hindi, apart from the other texts: the list of terms has none. */
export const calculators = lazyCalculators(() => import('../texts/hi/calculators.ts'));
