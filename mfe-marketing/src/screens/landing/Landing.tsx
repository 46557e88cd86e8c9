import type { ReactElement } from 'react';
import { landingEnglish } from '../../texts/en/landing.tsx';
import { LandingTextsProvider } from '../../texts/landingTexts.ts';
import { LandingPage } from './LandingPage.tsx';

/** The landing page. */
export function Landing(): ReactElement {
  return (
    <LandingTextsProvider texts={landingEnglish}>
      <LandingPage />
    </LandingTextsProvider>
  );
}
