import type { ReactElement } from 'react';
import { landingHindi } from '../../texts/hi/landing.tsx';
import { LandingTextsProvider } from '../../texts/landingTexts.ts';
import { LandingPage } from '../landing/LandingPage.tsx';

/** The landing page in Hindi. */
export function LandingHi(): ReactElement {
  return (
    <LandingTextsProvider texts={landingHindi}>
      <LandingPage />
    </LandingTextsProvider>
  );
}
