import { expect, hydrated, test } from '../site.ts';

test('AU-01 sign in has Google, email, password, remember me, and two working links', async ({ readingPage: page }) => {
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in to / })).toBeVisible();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/reset');

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('No sign-in service is configured on this site')).toBeVisible();

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/auth\/signup$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});

test('AU-02 sign in is disabled until both are filled in, and an early attempt says what is missing', async ({
  readingPage: page,
}) => {
  await page.goto('/auth/signin');
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(submit).toBeDisabled();
  await expect(async () => {
    await page.getByLabel('Email', { exact: true }).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Please enter your email and password' });
    expect(await alert.isVisible()).toBe(true);
  }).toPass();
  for (const label of ['Email', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await expect(submit).toBeEnabled();
});

test('AU-03 sign up shows its messages, is enabled only if all are valid, and is empty after success', async ({
  readingPage: page,
}) => {
  await page.goto('/auth/signup');
  const submit = page.getByRole('button', { name: 'Create account' });
  const name = page.getByLabel('Full name');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  const terms = page.getByRole('checkbox', { name: /I accept the Terms & Conditions/ });
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(submit).toBeDisabled();

  await name.fill('Asha Rao');
  await email.fill('asha@example.in');
  await password.fill('short');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await confirmation.fill('other');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await confirmation.press('Enter');
  await expect(page.getByText('Please fix the errors in the form')).toBeVisible();

  await password.fill('eight888');
  await confirmation.fill('eight888');
  await expect(page.getByText('Password must be at least 8 characters')).toBeHidden();
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(submit).toBeDisabled();
  await terms.check();
  await expect(submit).toBeEnabled();
  await submit.click();

  await expect(page.getByText('Account created successfully!')).toBeVisible();
  for (const field of [name, email, password, confirmation]) await expect(field).toHaveValue('');
  await expect(terms).not.toBeChecked();
  await expect(submit).toBeDisabled();
});

test('AU-03 a missing confirmation is requested, and at 320 the mark of a wrapped error is beside its first line', async ({
  readingPage: page,
}) => {
  await test.step('a missing confirmation is requested, and is not reported as different', async () => {
    await page.goto('/auth/signup');
    await hydrated(page);
    await page.getByLabel('Password', { exact: true }).fill('eight888');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Please fix the errors in the form')).toBeVisible();
    await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Enter the password again');
    await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  });
  await test.step('at 320 the mark of a wrapped error is beside its first line', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/auth/signup');
    await hydrated(page);
    await page.getByLabel('Full name').press('Enter');
    const error = page.getByRole('link', { name: 'Enter an address such as asha@example.in' });
    await expect(error).toBeVisible();
    // A mark is beside the first line of its item if the item's words are in flow.
    await expect(error).toHaveCSS('display', 'inline');
  });
});

test('XS-02 an account that cannot be created says so, keeps what was typed, and can be tried again @area', async ({
  page,
  context,
}) => {
  await page.goto('/auth/signup');
  await hydrated(page);
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await page.getByLabel('Password', { exact: true }).fill('eight888');
  await page.getByLabel('Confirm password').fill('eight888');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await context.setOffline(true);
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Error creating account\. Please try again\.$/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page.getByText('Error creating account.')).toHaveCount(0);
});

test('AU-04 sign in is a demonstration: it says so, succeeds, and sends nothing that was typed', async ({
  readingPage: page,
}) => {
  await page.goto('/auth/signin');
  await expect(
    page.getByText('This is a demonstration. No account is created and nothing you type is sent.'),
  ).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  expect(sent.filter((request) => /asha|correct-horse/.test(request))).toEqual([]);
});

test('AU-01 a forgotten password leads to a working screen, which says that it is a demonstration', async ({
  readingPage: page,
}) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for asha@example.in')).toBeVisible();
  await expect(page.getByText('This is a demonstration.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@artha.example' })).toHaveAttribute('href', /^mailto:/);
  expect(sent.filter((request) => request.includes('asha'))).toEqual([]);
});

test('AU-06 a return page shows progress and a way back before any script runs', async ({ scriptlessPage: page }) => {
  await page.goto('/auth/callback/google');
  await expect(page.getByRole('heading', { level: 1, name: 'Processing authentication...' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('AU-06 /signin has a link for browsers without scripts', async ({ scriptlessPage: page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('AU-06 AU-07 without a service, return pages lead to the sign-in page with its own explanation, and account pages say that there is none', async ({
  readingPage: page,
}) => {
  await test.step('the security page and a new password say that there is no service', async () => {
    await page.goto('/auth/security');
    await expect(page.getByText(/^This is a demonstration\. No sign-in service is configured/)).toBeVisible();
    await page.goto('/auth/new-password');
    await expect(page.getByText(/^This is a demonstration\. There is no password to change/)).toBeVisible();
  });
  await test.step('without a service the return pages lead to the sign-in page, which says why', async () => {
    for (const way of ['google', 'email']) {
      await page.goto(`/auth/callback/${way}`);
      await expect(page).toHaveURL(/\/auth\/signin\?reason=not-offered$/);
      await expect(page.getByText('The sign-in service of this site does not offer that.')).toBeVisible();
    }
  });
  await test.step('/signin leads to the sign-in page and keeps its query', async () => {
    await page.goto('/signin?next=%2Fauth%2Fsecurity');
    await expect(page).toHaveURL(/\/auth\/signin\?next=%2Fauth%2Fsecurity$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Sign in to / })).toBeVisible();
  });
  await test.step('an address cannot add text to the sign-in page', async () => {
    await page.goto('/auth/signin?reason=Call+us+at+once');
    await hydrated(page);
    await expect(page.getByText('Call us at once')).toHaveCount(0);
  });
});
