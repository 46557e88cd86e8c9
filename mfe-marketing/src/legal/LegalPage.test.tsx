import { renderScreen, testConfig } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Cookies } from '../screens/cookies/Cookies.tsx';
import { Disclaimer } from '../screens/disclaimer/Disclaimer.tsx';
import { Privacy } from '../screens/privacy/Privacy.tsx';
import { Refund } from '../screens/refund/Refund.tsx';
import { Terms } from '../screens/terms/Terms.tsx';

const pages: [name: string, Screen: ComponentType, facts: RegExp[]][] = [
  [
    'Privacy Policy',
    Privacy,
    [
      /Account informationKept for 90 days after/,
      /up to 7 years/,
      /LogsKept for 90 days/,
      /Refresh tokensRemoved within 30 days after deletion/,
      /up to 1 year; backups of financial records for up to 7 years/,
      /within 48 hours/,
      /children under 13/,
      /Indian cloud region/,
      /script\.container\.ui.*script\.external_request.*spreadsheets.*sensitive.*explicitly/,
      /import from, export to and sync/,
      /Digital Personal Data Protection Act, 2023/,
      /Data Protection Board of India/,
      /United States/,
      /The converter stores none/,
      /sign-in pages are a demonstration/,
    ],
  ],
  [
    'Return & Refund Policy',
    Refund,
    [/Within 30 days of the payment/, /In 3 to 5 business days/, /In 7 to 10 business days/],
  ],
  [
    'Terms & Conditions',
    Terms,
    [
      /amount that you have paid, or 100 USD/,
      /30 days before they apply/,
      /The law of India/,
      /at least 8 characters/,
      /\$1 per day when billed \$30 per month, or \$0\.82 per day when billed \$300 per year/,
    ],
  ],
  ['Disclaimer', Disclaimer, [/No investment advice/, /Hypothetical performance/, /Accuracy of content/]],
  ['Cookie Policy', Cookies, [/None today/, /365 days/, /1800 seconds/, /every 3 seconds/, /United States/]],
];

describe.each(pages)('the %s', (name, Screen, facts) => {
  test('states its facts', () => {
    renderScreen(<Screen />);
    for (const fact of facts) expect(document.body).toHaveTextContent(fact);
  });

  test('gives its name and the day of its last change', () => {
    renderScreen(<Screen />);
    expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
    expect(document.body).toHaveTextContent(`${name}. Facts first`);
  });

  test('has contents that lead to every section', () => {
    renderScreen(<Screen />);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const targets = contents.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(contents.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
    targets.forEach((target, index) => {
      expect(target).toContainElement(headings[index] ?? null);
    });
  });

  test('links to the four other texts and to an e-mail', () => {
    renderScreen(<Screen />);
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(paths.filter((path) => path.startsWith('/'))).toHaveLength(4);
    expect(paths.filter((path) => path.startsWith('mailto:hello@artha.example'))).toHaveLength(1);
  });
});

const analytics = {
  key: 'phc_key',
  host: 'https://us.i.posthog.com',
  assetsHost: '',
  idleSeconds: 1200,
  flushSeconds: 5,
  cookieDays: 90,
};

test.each([
  ['the Privacy Policy', Privacy, [/You change it at any time under ‘Privacy choices’/, /PostHog, Inc\./]],
  [
    'the Cookie Policy',
    Cookies,
    [/lasts? 90 days/, /20 minutes \(1200 seconds\)/, /every 5 seconds/, /One click withdraws/],
  ],
])('where the site has analytics, %s says what they do, and leads to the choices', (_name, Screen, facts) => {
  renderScreen(<Screen />, { config: { ...testConfig, analytics } });
  for (const fact of facts) expect(document.body).toHaveTextContent(fact);
  expect(document.body).not.toHaveTextContent(/today/);
  expect(screen.getByRole('link', { name: 'Privacy choices' })).toHaveAttribute('href', '#privacy-choices');
});
