import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { hydrated } from '../site.ts';
import { accountMenu, register, signIn, typeCredentials } from './people.ts';
import { expect, test } from './site.ts';

/** Opens the security page of the signed-in person. */
async function openSecurity(page: Page): Promise<void> {
  await page.goto('/auth/security');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Second factors' })).toBeVisible();
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/**
 * If the service has recovery codes, they are the last step of adding the first second factor.
 * @returns the codes.
 */
async function saveCodes(page: Page): Promise<readonly string[]> {
  const saved = page.getByRole('button', { name: 'I have saved them' });
  await expect(saved.or(page.getByText(/is added\. From now on/))).toBeVisible();
  if (!(await saved.isVisible())) return [];
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await saved.click();
  return codes;
}

/**
 * Adds an authenticator app.
 * @returns its secret.
 */
async function addApp(page: Page): Promise<string> {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const qrCode = page.getByRole('img', { name: /^QR code/ });
  await expect(qrCode).toBeVisible();
  expect(
    await qrCode.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  ).toBeGreaterThan(0);
  const secret = (
    await page
      .getByRole('main')
      .getByText(/^[A-Z2-7 ]{16,}$/)
      .innerText()
  ).replaceAll(' ', '');
  await enterCode(page, '000000', 'Confirm');
  await expect(page.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await enterCode(page, generateSync({ secret }), 'Confirm');
  await saveCodes(page);
  await expect(page.getByText(/is added\. From now on signing in asks for it/)).toBeVisible();
  await expect(page.getByText(/^two factors/)).toBeVisible();
  return secret;
}

test('AU-07 an authenticator app is added, required for signing in, renamed and removed', async ({
  page,
  otherPage,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person);
  const secret = await addApp(page);

  await otherPage.goto('/auth/signin');
  await typeCredentials(otherPage, person);
  await expect(otherPage.getByRole('heading', { name: 'Enter your second factor' })).toBeFocused();
  await enterCode(otherPage, '123456', 'Verify');
  await expect(otherPage.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await enterCode(otherPage, generateSync({ secret }), 'Verify');
  await otherPage.waitForURL('**/');
  await expect(accountMenu(otherPage)).toBeVisible();

  await openSecurity(otherPage);
  await expect(otherPage.getByText(/two factors: your password or Google, and a second factor/)).toBeVisible();
  await otherPage.getByRole('button', { name: /^Rename/ }).click();
  await otherPage.getByLabel('New name').fill('My old phone');
  await otherPage.getByRole('button', { name: 'Save' }).click();
  await expect(otherPage.getByText('Renamed to My old phone.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { name: 'My old phone' })).toBeVisible();
  await otherPage.getByRole('button', { name: 'Remove My old phone' }).click();
  await otherPage.getByRole('button', { name: 'Remove it' }).click();
  await expect(otherPage.getByText('My old phone is removed.')).toBeVisible();
  await expect(otherPage.getByText('You have no second factor yet.')).toBeVisible();
  await expect(otherPage.getByText(/^one factor/)).toBeVisible();
});

test('AU-07 a missing second factor is required before another one can be added', async ({
  page,
  otherPage,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person);
  const secret = await addApp(page);
  await otherPage.goto('/auth/signin');
  await typeCredentials(otherPage, person);
  await expect(otherPage.getByRole('heading', { name: 'Enter your second factor' })).toBeVisible();
  // Continues without it.
  await openSecurity(otherPage);
  await expect(otherPage.getByText(/Your second factor is still missing/)).toBeVisible();
  await test.step('the frame names what is missing, and links to it', async () => {
    await expect(accountMenu(otherPage)).toContainText('Finish signing in');
    await accountMenu(otherPage).click();
    await otherPage.getByRole('banner').getByRole('link', { name: 'Enter your second factor' }).click();
    await expect(otherPage).toHaveURL(/\/auth\/signin\?next=%2Fauth%2Fsecurity$/);
    await expect(otherPage.getByRole('heading', { name: 'Enter your second factor' })).toBeVisible();
    await openSecurity(otherPage);
  });
  await otherPage.getByRole('button', { name: 'Add an authenticator app' }).click();
  await otherPage.getByLabel('Name', { exact: true }).fill('Another app');
  await otherPage.getByRole('button', { name: 'Continue' }).click();
  await enterCode(otherPage, generateSync({ secret }), 'Verify');
  await expect(otherPage.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('AU-07 a phone is added with the code of a text message', async ({ page, accountSite, needs }) => {
  needs('sms');
  const person = await register(accountSite);
  await signIn(page, person);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a phone' }).click();
  const digits = `98${String(Date.now()).slice(-8)}`;
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(`A code was sent to +91${digits}.`)).toBeVisible();
  await enterCode(page, await accountSite.nextCode(`+91${digits}`), 'Confirm');
  await saveCodes(page);
  await expect(page.getByText(/is added\. From now on signing in asks for it/)).toBeVisible();
  await expect(page.getByText(`+91${digits}`)).toBeVisible();
});

test('AU-07 who signed in a while ago enters the password again before a second factor is added', async ({
  page,
  accountSite,
  needs,
}) => {
  needs('clock');
  const person = await register(accountSite);
  // Six minutes ago, by the clock of the service.
  await accountSite.passSeconds(-360);
  await signIn(page, person);
  await accountSite.passSeconds(360);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your password again' })).toBeFocused();
  const proof = page.getByRole('form', { name: 'Enter your password again' });
  await proof.getByLabel('Password', { exact: true }).fill('not this one');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That password is not right. Check it and try again.')).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  // The session is the one from before.
  await page.reload();
  await expect(accountMenu(page)).toContainText(person.name);
});

test('AU-07 the security page leads to signing in and back', async ({ page, accountSite }) => {
  const person = await register(accountSite);
  await page.goto('/auth/security');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await typeCredentials(page, person);
  await page.waitForURL('**/auth/security');
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();
});
