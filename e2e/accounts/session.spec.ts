import type { Page } from '@playwright/test';
import { hydrated } from '../site.ts';
import { accountMenu, expectSignedOut, register, signIn } from './people.ts';
import { countRenewals, setVisibility } from './renewals.ts';
import { expect, test } from './site.ts';

const accessToken = (page: Page) =>
  page.evaluate(() => /"access_token":"([^"]+)"/.exec(sessionStorage.getItem('artha-session') ?? '')?.[1]);

test('SH-13 a token that is about to expire is renewed on a timer, not while the page is hidden, and again when it is visible', async ({
  page,
  accountSite,
}) => {
  await signIn(page, await register(accountSite));
  const renewals = countRenewals(page);
  await page.clock.install();
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  const first = await accessToken(page);

  await setVisibility(page, 'hidden');
  await page.clock.fastForward('59:00');
  await page.clock.fastForward('01:00');
  expect(renewals()).toBe(0);
  await setVisibility(page, 'visible');
  await expect.poll(renewals).toBe(1);
  await expect.poll(() => accessToken(page)).not.toBe(first);

  // The page's clock is an hour ahead, so the new token lasts another hour there although the service's clock is not.
  // The page's clock continues meanwhile, even while a busy machine delays this test.
  await page.clock.fastForward('45:00');
  expect(renewals()).toBe(1);
  // After the jump, so that no request times out because of it.
  await page.clock.fastForward('14:00');
  await expect.poll(renewals).toBe(2);
  await expect(accountMenu(page)).toBeVisible();
});

test('SH-13 tabs agree: signing in or out in one applies to the others', async ({ page, context, accountSite }) => {
  const person = await register(accountSite);
  const other = await context.newPage();
  await other.goto('/tools/tax-calculator');
  await hydrated(other);
  await signIn(page, person, { remember: true });
  await other.reload();
  await expect(accountMenu(other)).toContainText(person.name);

  // The typed text stays: the page is not loaded again.
  await other.getByLabel('Basic Salary').fill('1800000');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectSignedOut(other);
  await expect(other.getByLabel('Basic Salary')).toHaveValue(/18,?00,?000/);
  await other.reload();
  await expectSignedOut(other);
});

test('SH-13 a session that is not remembered is shared by all tabs, until the last one is closed', async ({
  page,
  context,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(accountMenu(other)).toContainText(person.name);
  await page.close();
  const third = await context.newPage();
  await third.goto('/auth/security');
  await expect(third.getByRole('main').getByText(person.email)).toBeVisible();
  await test.step('signing out in one signs out in all', async () => {
    await accountMenu(third).click();
    await third.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expectSignedOut(other);
    await signIn(third, person);
  });
  await Promise.all([other.close(), third.close()]);
  const later = await context.newPage();
  await later.goto('/pricing');
  await expectSignedOut(later);
});

test('SH-13 account pages load a new document on the way there and back', async ({ page, accountSite }) => {
  await signIn(page, await register(accountSite));
  const documents: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/tools/tax-calculator');
  await hydrated(page);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Security' }).click();
  await page.waitForURL('**/auth/security');
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/remotes\/([^/]+)\//.exec(name)?.[1] ?? []),
  );
  expect([...new Set(scripts)].toSorted()).toEqual(['auth', 'shell']);
  await page.goBack();
  await page.waitForURL('**/tools/tax-calculator');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('**/pricing');
  expect(documents).toEqual(['/tools/tax-calculator', '/auth/security', '/tools/tax-calculator']);
});
