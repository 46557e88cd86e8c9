import { findLatinWords, renderScreen, testConfig } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CookiesHi } from '../screens/cookies-hi/CookiesHi.tsx';
import { DisclaimerHi } from '../screens/disclaimer-hi/DisclaimerHi.tsx';
import { LandingHi } from '../screens/landing-hi/LandingHi.tsx';
import { PricingHi } from '../screens/pricing-hi/PricingHi.tsx';
import { PrivacyHi } from '../screens/privacy-hi/PrivacyHi.tsx';
import { RefundHi } from '../screens/refund-hi/RefundHi.tsx';
import { TermsHi } from '../screens/terms-hi/TermsHi.tsx';
import { ToolsHi } from '../screens/tools-hi/ToolsHi.tsx';

const names = ['Artha', 'Solo 401k', 'Roth'];

// Read once beforehand, so that no test waits for it.
beforeAll(() => import('../demonstration/Demonstration.tsx'));

test.each<[string, ComponentType]>([
  ['pricing', PricingHi],
  ['tools', ToolsHi],
  ['privacy', PrivacyHi],
  ['cookies', CookiesHi],
  ['refund', RefundHi],
  ['disclaimer', DisclaimerHi],
  ['terms', TermsHi],
])('no English is left on the page %s in Hindi', (_, Screen) => {
  const { container } = renderScreen(<Screen />, { language: 'hi', config: { ...testConfig, rupeesPerDollar: 88 } });
  expect(findLatinWords(container, names)).toEqual([]);
});

test('no English is left on the landing page in Hindi, with its demonstration', async () => {
  const { container } = renderScreen(<LandingHi />, { language: 'hi' });
  await screen.findByRole('img', { name: /चुना हुआ हिस्सा: 124 दिन में से 55 से 65/ });
  expect(findLatinWords(container, names)).toEqual([]);
});

test.each<[string, ComponentType]>([
  ['privacy', PrivacyHi],
  ['terms', TermsHi],
])('the text of the page %s is in English, and says so', (_, Screen) => {
  renderScreen(<Screen />, { language: 'hi' });
  expect(screen.getByText(/पूरा पाठ अंग्रेज़ी में है/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Contents' }).closest('[lang]')).toHaveAttribute('lang', 'en');
});
