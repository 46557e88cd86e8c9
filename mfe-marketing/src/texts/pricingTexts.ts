import { createTexts } from '@artha/shared/remote';
import type { pricingEnglish } from './en/pricing.ts';

/** All texts of the pricing page in one language. */
export type PricingTexts = typeof pricingEnglish;

/** The texts of the pricing page in the language of its screen. */
export const { Texts: PricingTextsProvider, useTexts: usePricingTexts } = createTexts<PricingTexts>();
