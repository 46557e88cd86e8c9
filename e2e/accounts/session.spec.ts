import type { Page } from '@playwright/test';
import { hydrated } from '../site.ts';
import { accountMenu, expectSignedOut, register, signIn } from './people.ts';
import { countRenewals, setVisibility } from './renewals.ts';
import { expect, test } from './site.ts';

const accessToken = (page: Page) =>
  page.evaluate(() => /"access_token":"([^"]+)"/.exec(sessionStorage.getItem('artha-session') ?? '')?.[1]);

test('SH-13 a token that is about to expire is renewed on the tick, not while the page is hidden, and again when it is visible', async ({
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

  // By the clock of the page the new token lasts another hour, though the service's clock did not run ahead.
  // The page's clock runs on meanwhile, also while a busy machine keeps this test waiting.
  await page.clock.fastForward('45:00');
  expect(renewals()).toBe(1);
  // At the end of the jump, so that no request is given up for the seconds that were jumped over.
  await page.clock.fastForward('14:00');
  await expect.poll(renewals).toBe(2);
  await expect(accountMenu(page)).toBeVisible();
});

test('SH-13 tabs agree: who signs in or out in one does in the others', async ({ page, context, accountSite }) => {
  const person = await register(accountSite);
  const other = await context.newPage();
  await other.goto('/tools/tax-calculator');
  await hydrated(other);
  await signIn(page, person, { remember: true });
  await other.reload();
  await expect(accountMenu(other)).toContainText(person.name);

  // What is typed stays: nothing is loaded anew.
  await other.getByLabel('Basic Salary').fill('1800000');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectSignedOut(other);
  await expect(other.getByLabel('Basic Salary')).toHaveValue(/18,?00,?000/);
  await other.reload();
  await expectSignedOut(other);
});

test('SH-13 a session that is not remembered is the one of every tab, until the last one is closed', async ({
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
  await test.step('who signs out in one is signed out in all', async () => {
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

test('SH-13 going to the pages of an account and from them loads a document of its own', async ({
  page,
  accountSite,
}) => {
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
