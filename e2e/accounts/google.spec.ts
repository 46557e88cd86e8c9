import type { Page } from '@playwright/test';
import { hydrated } from '../site.ts';
import { accountMenu, expectSignedOut } from './people.ts';
import { expect, test } from './site.ts';

/** Goes to Google with the button of the sign-in page. */
async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto('/auth/signin');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: /stand-in for Google/ })).toBeVisible();
}

const choose = (page: Page) => page.getByRole('form', { name: 'People' }).getByRole('button').first();

test('AU-05 AU-06 signing in with Google sends what the site requests, and leads back home', async ({
  page,
  accountSite,
  needs,
}) => {
  needs('google');
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()));
  });
  await continueWithGoogle(page);
  const start = asked.find(({ pathname }) => pathname === '/auth/v1/authorize')?.searchParams;
  expect(start?.get('provider')).toBe('google');
  expect(start?.get('redirect_to')).toBe(`${accountSite.siteUrl}/auth/callback/google`);
  expect([start?.get('access_type'), start?.get('prompt')]).toEqual(['offline', 'consent']);
  await choose(page).click();
  await page.waitForURL('**/');
  await expect(accountMenu(page)).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test('AU-05 AU-06 cancelling at Google, or an error of Google, leads back to signing in with the reason', async ({
  page,
  needs,
}) => {
  needs('google');
  await continueWithGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/auth/signin?reason=cancelled');
  await expect(page.getByText('Signing in was cancelled.')).toBeVisible();
  await continueWithGoogle(page);
  await page.getByRole('button', { name: 'Let Google fail' }).click();
  await page.waitForURL('**/auth/signin?reason=provider-unreachable');
  await expect(page.getByText(/^Google did not answer\. Try again/)).toBeVisible();
  await expectSignedOut(page);
});

test('AU-06 a code that is used a second time, or invented, signs no one in', async ({ page, otherPage, needs }) => {
  needs('google');
  let back = '';
  page.on('request', (request) => {
    if (request.url().includes('/auth/callback/google?')) back = request.url();
  });
  await continueWithGoogle(page);
  await choose(page).click();
  await page.waitForURL('**/');
  await expect(accountMenu(page)).toBeVisible();
  expect(back).toContain('code=');

  // Someone else who has obtained the address.
  for (const address of [
    back,
    '/auth/callback/google?code=00000000-0000-0000-0000-000000000000',
    '/auth/callback/google',
  ]) {
    await otherPage.goto(address);
    await otherPage.waitForURL(/\/auth\/signin\?reason=/);
    await expect(otherPage.getByText(/This link has expired or was used before/)).toBeVisible();
    await expectSignedOut(otherPage);
  }
});

test('AU-06 an expired code signs no one in', async ({ page, accountSite, needs }) => {
  needs('google', 'clock');
  await page.route('**/auth/v1/token?grant_type=pkce', async (route) => {
    // The code is valid for five minutes.
    await accountSite.passSeconds(6 * 60);
    await route.continue();
  });
  await continueWithGoogle(page);
  await choose(page).click();
  await page.waitForURL(/\/auth\/signin\?reason=/);
  // The other tests of this worker use the same service.
  await accountSite.passSeconds(-6 * 60);
  await expect(page.getByText(/This link has expired or was used before/)).toBeVisible();
  await expectSignedOut(page);
});

test('AU-06 /signin redirects to the sign-in page, and is a link without JavaScript', async ({
  page,
  scriptlessPage,
  accountSite,
}) => {
  await page.goto('/signin?reason=cancelled');
  await page.waitForURL('**/auth/signin?reason=cancelled');
  await scriptlessPage.goto(`${accountSite.siteUrl}/signin`);
  await expect(scriptlessPage.getByRole('main').locator('a[href^="/auth/signin"]')).toBeVisible();
});
