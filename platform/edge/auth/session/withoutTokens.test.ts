import { withoutTokens } from './withoutTokens.ts';

const site = 'https://artha.example';

test.each([
  [`${site}/auth/callback/email?code=1`, `${site}/auth/callback/email?code=1`],
  [`${site}/hi/auth/new-password?code=1`, `${site}/hi/auth/new-password?code=1`],
  [`${site}/auth/callback/email#access_token=a&type=signup`, `${site}/auth/callback/email#type=signup`],
  [`${site}/tools?code=1`, `${site}/tools`],
  [`${site}/?a=b&code=1#refresh_token=r`, `${site}/?a=b`],
  [`${site}/auth/security?code=1`, `${site}/auth/security`],
  [`${site}/auth/callback/../../tools?code=1`, `${site}/auth/callback/../../tools`],
  [
    'https://accounts.google.com/auth?response_type=code&state=s',
    'https://accounts.google.com/auth?response_type=code&state=s',
  ],
  ['/auth/callback/google?provider_token=p&error=x', '/auth/callback/google?error=x'],
])('%s becomes %s', (location, expected) => {
  expect(withoutTokens(location)).toBe(expected);
});
