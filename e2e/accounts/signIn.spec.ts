import { hydrated } from '../site.ts';
import { accountMenu, expectSignedOut, newPerson, register, signIn, typeCredentials } from './people.ts';
import { expect, test } from './site.ts';

test(
  'AU-01 signing in rejects a wrong password in the exact words, leads home, and the frame shows the person',
  { tag: '@everyBrowser' },
  async ({ page, accountSite }) => {
    const person = await register(accountSite);
    await page.goto('/auth/signin');
    await expect(page.getByText('This is a demonstration')).toHaveCount(0);
    await typeCredentials(page, { ...person, password: 'wrong-horse' });
    await expect(
      page.getByRole('alert').filter({ hasText: /^Invalid email or password\. Please try again\.$/ }),
    ).toBeVisible();
    await typeCredentials(page, person);
    await page.waitForURL('**/');
    await expect(accountMenu(page)).toContainText(person.name);

    await accountMenu(page).click();
    const bar = page.getByRole('banner');
    await expect(bar.getByText(`Signed in as ${person.email}`).filter({ visible: true })).toHaveCount(1);
    await bar.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await hydrated(page);
    await accountMenu(page).click();
    await bar.getByRole('button', { name: 'Sign out' }).click();
    await expectSignedOut(page);
    await page.reload();
    await expectSignedOut(page);
  },
);

test('AU-01 signing in leads back to the page that requested it, and to no other site', async ({
  page,
  accountSite,
}) => {
  const person = await register(accountSite);
  await page.goto('/auth/signin?next=%2F%2Fevil.example%2F');
  await typeCredentials(page, person);
  await page.waitForURL(`${accountSite.siteUrl}/`);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await page.goto('/auth/signin?next=%2Ftools%2Ftax-calculator');
  await typeCredentials(page, person);
  await page.waitForURL('**/tools/tax-calculator');
});

test('AU-01 Remember me decides between this device and the open tabs', async ({ page, context, accountSite }) => {
  const person = await register(accountSite);
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((area) => Object.keys(area).includes('artha-session')));
  await signIn(page, person);
  expect(await stored()).toEqual([false, true]);
  const other = await context.newPage();
  await other.goto('/');
  await expect(accountMenu(other)).toContainText(person.name);

  await page.goto('/auth/signin');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expectSignedOut(other);
  await signIn(page, person, { remember: true });
  expect(await stored()).toEqual([true, false]);
  await other.reload();
  await expect(accountMenu(other)).toBeVisible();
});

test('AU-04 with a service, a person without an account cannot sign in', async ({ page }) => {
  await page.goto('/auth/signin');
  await typeCredentials(page, newPerson());
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expectSignedOut(page);
});

test('SH-13 the sign-in link and the signed-in person are in the menu of small screens, too', async ({
  page,
  accountSite,
}) => {
  const person = await register(accountSite);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/signin');
  await typeCredentials(page, person);
  await page.waitForURL('**/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByText(person.name).click();
  await expect(page.getByRole('dialog').getByText(person.email)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('AU-01 after wrong passwords the page says in both languages when to try again', async ({ page, accountSite }) => {
  const person = await register(accountSite);
  const wrong = { ...person, password: 'wrong-horse' };
  await page.goto('/auth/signin');
  for (let guess = 0; guess < 5; guess += 1) {
    const { email, password } = wrong;
    const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
    expect(answer.status()).toBe(400);
  }
  await typeCredentials(page, wrong);
  await expect(
    page.getByRole('alert').filter({ hasText: /^Too many attempts\. Try again in \d+ seconds?\.$/ }),
  ).toBeVisible();
  await page.goto('/hi/auth/signin');
  await hydrated(page);
  const form = page.getByRole('main');
  await form.locator('input[type=email]').fill(wrong.email);
  await form.locator('input[type=password]').fill(wrong.password);
  await form.locator('button[type=submit]').click();
  await expect(
    page.getByRole('alert').filter({ hasText: /^बहुत ज़्यादा कोशिशें हुईं। \d+ सेकंड बाद फिर कोशिश करें।$/ }),
  ).toBeVisible();
});
