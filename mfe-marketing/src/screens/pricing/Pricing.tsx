import type { ReactElement } from 'react';
import { pricingEnglish } from '../../texts/en/pricing.ts';
import { PricingTextsProvider } from '../../texts/pricingTexts.ts';
import { PricingPage } from './PricingPage.tsx';

/** The pricing page. */
export function Pricing(): ReactElement {
  return (
    <PricingTextsProvider texts={pricingEnglish}>
      <PricingPage />
    </PricingTextsProvider>
  );
}
