import { accountMenu, expectSignedOut, register, signIn, typeCredentials } from './people.ts';
import { hydrated } from '../site.ts';
import { expect, test } from './site.ts';

test('AU-08 signing out on all devices ends the session of another one, and a sign-out says what it did', async ({
  page,
  otherPage,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(otherPage, person, { remember: true });
  await signIn(page, person);
  await page.goto('/auth/security');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out on this device.' })).toBeVisible();
  await otherPage.reload();
  await expect(accountMenu(otherPage)).toBeVisible();

  await signIn(page, person);
  await page.goto('/auth/security');
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out on all devices.' })).toBeVisible();
  await expectSignedOut(page);
  await otherPage.goto('/auth/security');
  await expect(otherPage.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test('AU-08 a person deletes their account: asked once, signed out everywhere, and no one signs in with it', async ({
  page,
  otherPage,
  accountSite,
  needs,
}) => {
  needs('service-key');
  const person = await register(accountSite);
  await signIn(otherPage, person, { remember: true });
  await signIn(page, person);
  await page.goto('/auth/security');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted' })).toBeVisible();
  await expectSignedOut(page);

  await typeCredentials(page, person);
  await expect(page.getByText(/^This account was deleted\./)).toBeVisible();
  await otherPage.goto('/auth/security');
  await hydrated(otherPage);
  await expect(otherPage.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});
