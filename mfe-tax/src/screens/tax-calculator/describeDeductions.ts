import { formatRupees } from '@artha/shared/format';
import type { TaxInputs } from '../../domain/compareRegimes.ts';

/** The deductions as the end of a sentence: `with ₹1,50,000 under 80C`, `with no deductions`. */
export function describeDeductions({ section80C, section80D }: Pick<TaxInputs, 'section80C' | 'section80D'>): string {
  const parts = [
    ...(section80C > 0 ? [`${formatRupees(section80C)} under 80C`] : []),
    ...(section80D > 0 ? [`${formatRupees(section80D)} under 80D`] : []),
  ];
  return parts.length > 0 ? `with ${parts.join(' and ')}` : 'with no deductions';
}
