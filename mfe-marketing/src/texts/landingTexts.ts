import { createTexts } from '@artha/shared/remote';
import type { landingEnglish } from './en/landing.tsx';

/** All texts of the landing page in one language. */
export type LandingTexts = typeof landingEnglish;

/** The texts of the landing page in the language of its screen. */
export const { Texts: LandingTextsProvider, useTexts: useLandingTexts } = createTexts<LandingTexts>();
