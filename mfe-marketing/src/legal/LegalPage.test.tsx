import type { SiteConfig } from '@artha/shared/remote';
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
    expect(screen.getByText('26 November 2026')).toHaveAttribute('datetime', '2026-11-26');
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

const demonstration = testConfig;
const accounts = { ...testConfig, auth: { url: '/auth/v1', publishableKey: 'key' } };
const screens: Readonly<Record<string, ComponentType>> = { Privacy, Refund, Terms, Cookies, Disclaimer };

/** The whole text of a page of a site with a configuration. */
function textWith(Screen: ComponentType | undefined, config: SiteConfig): string {
  if (!Screen) throw new Error('There is no such page.');
  const { container, unmount } = renderScreen(<Screen />, { config });
  const text = container.textContent;
  unmount();
  return text;
}

describe('whether accounts are real', () => {
  test.each([
    ['Privacy', /The sign-in pages are a demonstration for now/],
    ['Terms', /the sign-in pages are a demonstration: they create no account/],
    ['Cookies', /Signing inNothing: signing in is a demonstration/],
  ])('is what the %s page says', (name, sentence) => {
    expect(textWith(screens[name], demonstration)).toMatch(sentence);
    expect(textWith(screens[name], accounts)).not.toMatch(/demonstration/);
  });

  test('decides what is stored for a session and by Google', () => {
    const stored = /the tokens that keep you signed in.*Google sets its own cookies/s;
    expect(textWith(Cookies, accounts)).toMatch(stored);
    expect(textWith(Cookies, demonstration)).not.toMatch(/keep you signed in|Google sets/);
  });
});

test.each([
  ['the theme and the language', /The theme and the language that you choose: in local storage/],
  ['corrected categories', /Categories that you correct.*with the name of the other party: in local storage/],
  ['what a tab remembers', /in session storage.*scrolled.*failed to load.*one character.*Nothing of the table/],
  ['figures in an address', /write your figures into the address of the page/],
])('the Cookie Policy says in which storage %s is kept', (_what, sentence) => {
  expect(textWith(Cookies, demonstration)).toMatch(sentence);
});

test('the Cookie Policy says what signing in stores, of one tab and of all', () => {
  expect(textWith(Cookies, accounts)).toMatch(
    /else in the session storage of each tab.*a note in local storage that one of your tabs is signed in.*a random key/,
  );
  expect(textWith(Cookies, demonstration)).not.toMatch(/Remember me|random key/);
});

describe('whether there is an e-mail address', () => {
  const withoutAddress = { ...testConfig, email: '' };

  test.each(Object.keys(screens))('decides whether the %s page asks people to write', (name) => {
    expect(textWith(screens[name], testConfig)).toContain('Write to us');
    expect(textWith(screens[name], withoutAddress)).not.toMatch(
      /Write to us|e-mail is enough|by e-mail or|\bour e-mail/,
    );
  });

  test('decides how people have their account deleted', () => {
    expect(textWith(Terms, testConfig)).toContain(`deleted at any time: write to ${testConfig.email}`);
    expect(textWith(Terms, withoutAddress)).not.toMatch(/at any time: write|You may delete your account/);
  });

  test('decides whether the Privacy Policy lets people use their rights by e-mail', () => {
    const byMail = /An e-mail is enough\..*by e-mail or in the place.*from the address of your account/s;
    expect(textWith(Privacy, testConfig)).toMatch(byMail);
    expect(textWith(Privacy, withoutAddress)).not.toMatch(/from the address of your account/);
  });

  test.each([
    ['Privacy', 'This site does not give an e-mail address for such requests yet.'],
    ['Refund', 'This site does not give an e-mail address for requests yet.'],
    ['Terms', 'This site does not give an e-mail address for such requests yet.'],
  ])('is said once on the %s page, where people would write', (name, sentence) => {
    expect(textWith(screens[name], withoutAddress).split(sentence)).toHaveLength(2);
    expect(textWith(screens[name], testConfig)).not.toContain(sentence);
  });
});

describe('how people join the waitlist', () => {
  const byMail = { ...testConfig, waitlistUrl: '' };
  const nowhere = { ...byMail, email: '' };
  const waitlistWidget = {
    id: '1',
    type: 'W',
    stylesheet: 'https://w.example/a.css',
    script: 'https://w.example/a.js',
    api: '',
  };

  test('is what the Privacy Policy says', () => {
    expect(textWith(Privacy, testConfig)).toContain('Waitlist: the form belongs to another company.');
    expect(textWith(Privacy, byMail)).toContain('Waitlist: you join by an e-mail to us.');
    expect(textWith(Privacy, nowhere)).not.toMatch(/waitlist/i);
  });

  test('is what the Cookie Policy says', () => {
    expect(textWith(Cookies, testConfig)).toContain('opens as a page of its own');
    expect(textWith(Cookies, { ...byMail, waitlistWidget })).toContain('runs in a frame that cannot read or store');
    expect(textWith(Cookies, byMail)).not.toMatch(/waitlist/i);
  });
});
