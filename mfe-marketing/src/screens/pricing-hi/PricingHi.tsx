import type { ReactElement } from 'react';
import { pricingHindi } from '../../texts/hi/pricing.ts';
import { PricingTextsProvider } from '../../texts/pricingTexts.ts';
import { PricingPage } from '../pricing/PricingPage.tsx';

/** The pricing page in Hindi. */
export function PricingHi(): ReactElement {
  return (
    <PricingTextsProvider texts={pricingHindi}>
      <PricingPage />
    </PricingTextsProvider>
  );
}
