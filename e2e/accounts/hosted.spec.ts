import { accountMenu, signInInTwoTabs } from './people.ts';
import { renewByLooking, storedRefreshToken } from './renewals.ts';
import { expect, test } from './site.ts';

// The other journeys of a stand-in meet default settings: no issuer in the tokens, no refresh token accepted again.
test.use({ hosted: true });

test('SH-13 at a service that names its issuer, somebody signs in, and two tabs stay signed in', async ({
  page,
  context,
  accountSite,
  needs,
}) => {
  needs('issuer');
  const { person, other } = await signInInTwoTabs(page, context, accountSite);
  const before = await storedRefreshToken(page);
  await Promise.all([renewByLooking(page), renewByLooking(other)]);
  await expect.poll(() => storedRefreshToken(page)).not.toBe(before);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(accountMenu(tab)).toContainText(person.name);
  }
});
