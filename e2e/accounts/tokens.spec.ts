import type { Page } from '@playwright/test';
import { hydrated } from '../site.ts';
import { accountMenu, expectSignedOut, register, signIn, typeCredentials } from './people.ts';
import { expect, test } from './site.ts';

/** Changes the stored session in a tab. */
async function alterSession(page: Page, from: RegExp, to: string): Promise<void> {
  const wasThere = await page.evaluate(
    ({ source, replacement }) => {
      const text = sessionStorage.getItem('artha-session') ?? '';
      sessionStorage.setItem('artha-session', text.replace(new RegExp(source), replacement));
      return text !== '' && new RegExp(source).test(text);
    },
    { source: from.source, replacement: to },
  );
  expect(wasThere).toBe(true);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with an invalid signature. */
const forged = (claims: object) =>
  `${encode({ alg: 'ES256', typ: 'JWT', kid: 'alien' })}.${encode(claims)}.${'A'.repeat(86)}`;

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const claims = () => ({
  sub: '1',
  aud: 'authenticated',
  exp: inAnHour(),
  iss: 'https://evil.example/auth/v1',
  email: 'mallory@evil.example',
  aal: 'aal2',
  role: 'authenticated',
});

/** No one is signed in, the reason is shown, and the site can be used. */
async function expectRefused(page: Page, sentence: string): Promise<void> {
  await page.goto('/tools/tax-calculator');
  await expect(page.getByText(sentence)).toBeVisible();
  await expectSignedOut(page);
  await hydrated(page);
  await page.getByLabel('Basic Salary').fill('1800000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Calculate Tax' }).click();
  await expect(page.getByText('New regime is better by')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('artha-session'))).toBeNull();
}

const unconfirmed = 'Your session could not be confirmed, so you are signed out.';

test('SH-13 a token that was tampered with signs no one in', async ({ page, accountSite }) => {
  await signIn(page, await register(accountSite));
  const token = await page.evaluate(
    () => /"access_token":"([^"]+)"/.exec(sessionStorage.getItem('artha-session') ?? '')?.[1] ?? '',
  );
  const [header = '', payload = '', signature = ''] = token.split('.');
  const altered = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"aal1"', '"aal2"')).toString(
    'base64url',
  );
  await alterSession(page, /"access_token":"[^"]+"/, `"access_token":"${header}.${altered}.${signature}"`);
  await expectRefused(page, unconfirmed);
});

test('SH-13 a token of another issuer, or an invalid session, signs no one in', async ({ page, accountSite }) => {
  await signIn(page, await register(accountSite));
  await alterSession(page, /"access_token":"[^"]+"/, `"access_token":"${forged(claims())}"`);
  await expectRefused(page, unconfirmed);
  await page.evaluate(() => {
    sessionStorage.setItem('artha-session', '{"access_token":"<script>","user":"me"}');
  });
  await expectRefused(page, unconfirmed);
});

test('AU-01 the sign-in page says once that a session, or a sign-in, could not be confirmed', async ({
  page,
  accountSite,
}) => {
  const person = await register(accountSite);
  const sentences = page.getByText(/could not be confirmed|Something went wrong|signed out/);
  await signIn(page, person);
  await alterSession(page, /"access_token":"[^"]+"/, `"access_token":"${forged(claims())}"`);
  await page.goto('/auth/signin');
  await expect(page.getByText(unconfirmed)).toBeVisible();
  await hydrated(page);
  await expect(sentences).toHaveCount(1);

  await page.route('**/token?grant_type=password', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"access_token":"[^"]+"/, `"access_token":"${forged(claims())}"`);
    await route.fulfill({ response, body: text });
  });
  await typeCredentials(page, person);
  await expect(page.getByText('Something went wrong at the sign-in service. Please try again.')).toBeVisible();
  await expect(sentences).toHaveCount(1);
  await expectSignedOut(page);
});

test('SH-13 an expired session that cannot be renewed ends with a message', async ({ page, accountSite }) => {
  await signIn(page, await register(accountSite));
  await alterSession(page, /"refresh_token":"[^"]+"/, '"refresh_token":"unknown"');
  await page.clock.install({ time: Date.now() + 2 * 3600 * 1000 });
  await expectRefused(page, 'Your session has ended, so you are signed out.');
});

test('SH-13 a service that is down or slow signs no one out, and the site can be used', async ({
  page,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person);
  await page.route('**/auth/v1/**', (route) => route.abort());
  await page.goto('/tools/tax-calculator');
  await hydrated(page);
  await expect(accountMenu(page)).toContainText(person.name);
  await page.unroute('**/auth/v1/**');

  // From now on it accepts the request and never responds.
  await page.route('**/auth/v1/**', () => new Promise(() => undefined));
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.unroute('**/auth/v1/**');
  await page.reload();
  await expect(accountMenu(page)).toContainText(person.name);
});

test('AU-01 signing in at a service that is down says so, and works once it is back', async ({ page, accountSite }) => {
  const person = await register(accountSite);
  await page.goto('/auth/signin');
  await hydrated(page);
  await page.route('**/auth/v1/**', (route) => route.abort());
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(page.getByText(/The sign-in service does not answer/)).toBeVisible();
  await page.unroute('**/auth/v1/**');
  await submit.click();
  await page.waitForURL('**/');
  await expect(accountMenu(page)).toBeVisible();
});
