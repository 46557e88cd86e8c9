import { hydrated } from '../site.ts';
import {
  accountMenu,
  expectSignedOut,
  linkToFollow,
  newPerson,
  register,
  signIn,
  signUp,
  typeCredentials,
} from './people.ts';
import { expect, test } from './site.ts';

test('AU-03 an account is created, confirmed with the link of an e-mail, and signed in', async ({
  page,
  accountSite,
  needs,
}) => {
  needs('confirmation', 'mail');
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByText(`We sent an e-mail to ${person.email}`)).toBeVisible();

  // Before that, signing in says what is missing.
  const other = await page.context().newPage();
  await other.goto('/auth/signin');
  await typeCredentials(other, person);
  await expect(other.getByText('Your e-mail address is not confirmed yet')).toBeVisible();
  await other.close();

  await page.goto(await linkToFollow(accountSite, person.email));
  await page.waitForURL('**/');
  await expect(accountMenu(page)).toContainText(person.name);
});

test('AU-03 the link of the e-mail, opened in another browser, confirms the address and leads to signing in', async ({
  page,
  otherPage,
  accountSite,
  needs,
}) => {
  needs('confirmation', 'mail');
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText('Account created successfully!')).toBeVisible();

  await otherPage.goto(await linkToFollow(accountSite, person.email));
  await otherPage.waitForURL('**/auth/signin?reason=confirmed');
  await expect(otherPage.getByText('Your e-mail address is confirmed. Please sign in.')).toBeVisible();
  await typeCredentials(otherPage, person);
  await otherPage.waitForURL('**/');
  await expect(accountMenu(otherPage)).toBeVisible();
});

test('AU-03 signing up with an existing account gives the same answer as a new one, or an error', async ({
  page,
  accountSite,
  needs,
}) => {
  needs('mail');
  const person = await register(accountSite);
  await signUp(page, person);
  // A service that requires confirmations answers as for a new address, so that it does not reveal who has an account.
  const message = accountSite.offers.has('confirmation')
    ? 'Account created successfully!'
    : 'Error creating account. Please try again.';
  await expect(page.getByText(message)).toBeVisible();
});

test('AU-01 a forgotten password is replaced with the link of an e-mail', async ({
  page,
  otherPage,
  accountSite,
  needs,
}) => {
  needs('mail');
  const person = await register(accountSite);
  await page.goto('/auth/signin');
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/auth/reset');
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${person.email}`)).toBeVisible();

  const link = await linkToFollow(accountSite, person.email);
  await page.goto(link);
  await page.waitForURL('**/auth/new-password');
  await hydrated(page);
  const renewed = { ...person, password: 'another-horse-battery-8' };
  await page.getByLabel('New password', { exact: true }).fill(renewed.password);
  await page.getByLabel('Confirm new password').fill(renewed.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/auth/signin');
  await typeCredentials(page, person);
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await signIn(page, renewed);

  // Each link works once.
  await otherPage.goto(link);
  await expect(otherPage.getByText('This link has expired or was used before.')).toBeVisible();
  await expectSignedOut(otherPage);
});
