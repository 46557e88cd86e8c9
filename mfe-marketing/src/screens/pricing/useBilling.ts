import { useIsHydrated, useSearchParams } from '@artha/shared';
import type { Billing } from '../../domain/plan.ts';

/** Keeps the billing period in the address, so that links, reloads and Back restore it. */
export function useBilling(): readonly [billing: Billing, setBilling: (billing: Billing) => void] {
  const [parameters, setParameters] = useSearchParams();
  // The page was composed with the monthly price.
  const isYearly = useIsHydrated() && parameters.get('billing') === 'yearly';
  const setBilling = (billing: Billing) => {
    setParameters(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        if (billing === 'yearly') next.set('billing', billing);
        else next.delete('billing');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [isYearly ? 'yearly' : 'monthly', setBilling];
}
