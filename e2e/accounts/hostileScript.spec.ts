import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hydrated } from '../site.ts';
import { accountMenu, linkToFollow, register, signIn } from './people.ts';
import { expect, test } from './site.ts';

/** A page that runs code of several remotes. */
const SHARED_PAGE = '/pricing';

const foundSchema = v.object({ access_token: v.string(), refresh_token: v.string() });

/** Everything that a script of the page can read of a session. */
const readEverything = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    location.href,
    window.name,
    JSON.stringify(history.state),
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
  ]);

/** The handles that a script finds. */
async function findHandles(page: Page) {
  const text = await page.evaluate(
    () => localStorage.getItem('artha-session') ?? sessionStorage.getItem('artha-session') ?? '',
  );
  return v.parse(foundSchema, JSON.parse(text));
}

interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const attempts: readonly Attempt[] = [
  { method: 'GET', path: '/user' },
  { method: 'PUT', path: '/user', body: { password: 'mallory-has-it-now-9' } },
  { method: 'PUT', path: '/user', body: { email: 'mallory@example.in' } },
  { method: 'POST', path: '/factors', body: { factor_type: 'totp', friendly_name: 'mine' } },
  { method: 'POST', path: '/factors/recovery-codes' },
  { method: 'POST', path: '/logout?scope=global' },
  { method: 'GET', path: '/user/identities/authorize?provider=google' },
];

const asRequest = ({ method, body }: Attempt, token: string) => ({
  method,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  ...(body && { body: JSON.stringify(body) }),
});

for (const remember of [true, false]) {
  test(`SH-13 a hostile script beside a session that is ${remember ? '' : 'not '}remembered finds nothing that lets it act for the person @everyBrowser`, async ({
    page,
    accountSite,
  }) => {
    const person = await register(accountSite);
    await signIn(page, person, { remember });
    await page.goto(SHARED_PAGE);
    await expect(accountMenu(page)).toContainText(person.name);
    expect((await readEverything(page)).join('\n')).not.toMatch(/artha-session=|realrefresh/);
    const { access_token, refresh_token } = await findHandles(page);

    await test.step('at the service, and at the edge from elsewhere, its handles are worth nothing', async () => {
      for (const base of [accountSite.url, `${accountSite.siteUrl}/auth/v1`]) {
        for (const attempt of attempts) {
          const { status } = await fetch(`${base}${attempt.path}`, {
            ...asRequest(attempt, access_token),
            redirect: 'manual',
          });
          expect([401, 403, 404], `${attempt.method} ${base}${attempt.path}`).toContain(status);
        }
        const renewal = await fetch(`${base}/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token }),
        });
        expect([400, 401]).toContain(renewal.status);
      }
    });

    await test.step('on the page, with the cookie, it changes and learns nothing', async () => {
      const requests = attempts.map((one) => ({ path: one.path, init: asRequest(one, access_token) }));
      const statuses = await page.evaluate(async (all) => {
        const results: number[] = [];
        for (const { path, init } of all) results.push((await fetch(`/auth/v1${path}`, init)).status);
        return results;
      }, requests);
      expect(statuses).toEqual(attempts.map(() => 403));
    });

    await test.step('it gets no ticket of an account page', async () => {
      const seen = await page.evaluate(async () => {
        const fetched = await (await fetch('/auth/security')).text();
        const frame = document.createElement('iframe');
        frame.src = '/auth/security';
        const isLoaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          setTimeout(resolve, 3000);
        });
        document.body.append(frame);
        await isLoaded;
        const framed = frame.contentDocument?.documentElement.outerHTML ?? '';
        frame.remove();
        return [fetched, framed];
      });
      expect(seen.filter((text) => text.includes('artha-ticket'))).toEqual([]);
    });

    // Nothing has changed: the person has the same password, and no second factor.
    await page.goto('/auth/security');
    await hydrated(page);
    await expect(page.getByText('You have no second factor yet.')).toBeVisible();
  });
}

test('SH-13 a hostile script that has an e-mail sent gets neither tokens nor a code', async ({
  page,
  accountSite,
  needs,
}) => {
  needs('mail');
  // With a challenge of the script, and without one.
  for (const challenge of ['', 'a'.repeat(43)]) {
    const person = await register(accountSite);
    await page.goto(SHARED_PAGE);
    const query = new URLSearchParams({ redirect_to: `${accountSite.siteUrl}${SHARED_PAGE}` });
    const body = {
      email: person.email,
      ...(challenge && { code_challenge: challenge, code_challenge_method: 'plain' }),
    };
    const status = await page.evaluate(
      async ([address, text]) => (await fetch(address, { method: 'POST', body: text })).status,
      [`/auth/v1/recover?${query.toString()}`, JSON.stringify(body)] as const,
    );
    expect(status).toBe(200);
    await page.goto(await linkToFollow(accountSite, person.email));
    await page.waitForURL(`**${SHARED_PAGE}*`);
    expect(page.url()).not.toMatch(/code=|token=/);
  }
});

test('SH-13 a hostile script that opens an account page in another window does not reach it @firefox', async ({
  page,
  context,
  accountSite,
}) => {
  await signIn(page, await register(accountSite), { remember: true });
  await page.goto(SHARED_PAGE);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    Object.assign(window, { opened: window.open('/auth/security') });
  });
  const other = await opened;
  await hydrated(other);
  const reached = await page.evaluate(() => {
    const popup: unknown = Reflect.get(window, 'opened');
    try {
      // Another window group: the browser gives nothing of it but that it is closed.
      const theirs: unknown = Reflect.get(Object(popup), 'document');
      return theirs instanceof Object ? 'a document' : '';
    } catch {
      return '';
    }
  });
  expect(reached).toBe('');
});
