import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from '../site.ts';
import type { AccountServer } from './accountServer.ts';

let people = 0;

/** A person with an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person without an account. */
export function newPerson(): Person {
  people += 1;
  const id = `${Date.now().toString(36)}${process.pid.toString(36)}${people}`;
  return { name: 'Asha Rao', email: `asha.${id}@example.in`, password: 'correct-horse-battery-7' };
}

/**
 * Creates an account directly at the service, and confirms its address. Skips the test if the server requires a
 * confirmation by an e-mail that cannot be read.
 */
export async function register(server: AccountServer, person: Person = newPerson()): Promise<Person> {
  const { offers } = server;
  test
    .info()
    .skip(offers.has('confirmation') && !offers.has('mail'), 'The confirmation of a new account cannot be read.');
  const { name, email, password } = person;
  const response = await fetch(`${server.url}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { full_name: name } }),
  });
  expect(response.status, await response.text()).toBe(200);
  if (offers.has('confirmation')) {
    // Directly at the service, wherever the link of the e-mail leads.
    const { search } = new URL(await server.nextLink(email));
    const confirmation = await fetch(`${server.url}/verify${search}`, { redirect: 'manual' });
    expect(confirmation.status).toBe(303);
  }
  return person;
}

/** Fills in the sign-up page, and sends it. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/auth/signup');
  await hydrated(page);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Types e-mail and password on the sign-in page, and sends them. */
export async function typeCredentials(page: Page, { email, password }: Person, { remember = false } = {}) {
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The menu of the signed-in person in the bar. */
export const accountMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Account:' });

/** Signs a person in on the sign-in page, which leads to the home page. */
export async function signIn(page: Page, person: Person, options?: { remember?: boolean }): Promise<void> {
  await page.goto('/auth/signin');
  await typeCredentials(page, person, options);
  await page.waitForURL('**/');
  await expect(accountMenu(page)).toBeVisible();
}

/** Signs a new person in permanently in a tab, and opens a second tab. */
export async function signInInTwoTabs(
  page: Page,
  context: BrowserContext,
  server: AccountServer,
): Promise<{ readonly person: Person; readonly other: Page }> {
  const person = await register(server);
  await signIn(page, person, { remember: true });
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(accountMenu(other)).toContainText(person.name);
  return { person, other };
}

/** Expects that no one is signed in on a page. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
}

/**
 * The link of a person's next e-mail. Skips the test if it leads past the service: with default settings the service
 * writes links to `/verify` of the site's origin (GOTRUE_MAILER_URLPATHS_*).
 */
export async function linkToFollow(
  { siteUrl, nextLink }: AccountServer & { readonly siteUrl: string },
  to: string,
): Promise<string> {
  const link = await nextLink(to);
  test.info().skip(!link.startsWith(`${siteUrl}/auth/v1/`), 'The links in its e-mails do not lead to it.');
  return link;
}
