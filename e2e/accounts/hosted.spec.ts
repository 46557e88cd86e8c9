import { accountMenu, signInInTwoTabs } from './people.ts';
import { renewByLooking, storedRefreshToken } from './renewals.ts';
import { expect, test } from './site.ts';

// The other journeys use a stand-in with default settings: tokens without an issuer, and no refresh token accepted
// again.
test.use({ hosted: true });

test('SH-13 with a service that names its issuer, a person signs in, and two tabs stay signed in', async ({
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
