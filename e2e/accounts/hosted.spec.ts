import { accountMenu, register, signIn } from './people.ts';
import { expect, test } from './site.ts';

// The other journeys of a stand-in meet default settings: no issuer in the tokens, no refresh token accepted again.
test.use({ hosted: true });

test('SH-13 at a service that names its issuer, somebody signs in and stays signed in', async ({
  page,
  accountSite,
}) => {
  const person = await register(accountSite);
  await signIn(page, person, { remember: true });
  await page.reload();
  await expect(accountMenu(page)).toContainText(person.name);
});
