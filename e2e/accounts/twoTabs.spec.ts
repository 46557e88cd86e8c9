import { hydrated } from '../site.ts';
import { accountMenu, register, signIn, signInInTwoTabs } from './people.ts';
import {
  countRenewals,
  endStoredToken,
  renewalRequests,
  renewByLooking,
  setVisibility,
  storedRefreshToken,
} from './renewals.ts';
import { expect, test } from './site.ts';

test('SH-13 two tabs whose session expires at the same time renew it once, and both stay signed in', async ({
  page,
  context,
  accountSite,
}) => {
  const { person, other } = await signInInTwoTabs(page, context, accountSite);
  const tabs = [page, other];
  const renewals = countRenewals(context);

  // The last renewal shows that the service still accepts the session: it would have revoked every token after a wrong
  // one.
  for (const generation of [1, 2, 3]) {
    const before = await storedRefreshToken(page);
    for (const tab of tabs) await setVisibility(tab, 'hidden');
    await endStoredToken(page);
    const bothAreAwake = Promise.withResolvers<undefined>();
    await context.route(renewalRequests, async (route) => {
      await bothAreAwake.promise;
      await route.continue();
    });
    await Promise.all(tabs.map((tab) => setVisibility(tab, 'visible')));
    bothAreAwake.resolve(undefined);
    await expect.poll(() => storedRefreshToken(other)).not.toBe(before);
    await context.unroute(renewalRequests);
    // Requests of a tab with the previous token end with its document, before the next session is set to expired.
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(accountMenu(tab)).toContainText(person.name);
    expect(renewals()).toBe(generation);
  }
});

test('SH-13 the duplicate of an inactive tab continues with the tokens of the other one', async ({
  page,
  context,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person);
  // Browsers duplicate a tab with a copy of its storage.
  const session = await page.evaluate(() => sessionStorage.getItem('artha-session') ?? '');
  const duplicate = await context.newPage();
  await duplicate.goto('/pricing');
  await duplicate.evaluate((text) => {
    sessionStorage.setItem('artha-session', text);
  }, session);
  await duplicate.reload();
  await hydrated(duplicate);
  await expect(accountMenu(duplicate)).toContainText(person.name);
  await setVisibility(duplicate, 'hidden');

  // The service would revoke every token if it received the one from before these two.
  for (let renewal = 1; renewal <= 2; renewal += 1) {
    const before = await storedRefreshToken(page);
    await renewByLooking(page);
    await expect.poll(() => storedRefreshToken(page)).not.toBe(before);
  }
  const latest = await storedRefreshToken(page);
  await expect.poll(() => storedRefreshToken(duplicate)).toBe(latest);
  await renewByLooking(duplicate);
  await expect.poll(() => storedRefreshToken(duplicate)).not.toBe(latest);
  await renewByLooking(page);
  for (const tab of [page, duplicate]) {
    await tab.reload();
    await expect(accountMenu(tab)).toContainText(person.name);
  }
});
