import { expectError, newChallenge, newEmail, newPerson, PASSWORD } from '../client.ts';
import { casesOf, type ConformanceCase } from '../target.ts';

const invalid = '400 invalid_credentials: Invalid login credentials';

const refusals: readonly (readonly [how: string, grant: string, body: object, error: string])[] = [
  ['without an address', 'password', {}, '400 validation_failed: missing email or phone'],
  [
    'with an address and a phone',
    'password',
    { email: 'a@example.com', phone: '919876543210', password: PASSWORD },
    '400 validation_failed: Only an email address or phone number should be provided on login.',
  ],
  ['with an unknown grant type', 'magic', {}, '400 invalid_credentials: unsupported_grant_type'],
  [
    'with a missing code',
    'pkce',
    {},
    '400 validation_failed: invalid request: both auth code and code verifier should be non-empty',
  ],
  [
    'with an unknown code',
    'pkce',
    { auth_code: '0b8ff1a0-6f0f-4b8e-9a94-8f7a2d1f1d11', code_verifier: newChallenge().verifier },
    '404 flow_state_not_found: invalid flow state, no valid flow state found',
  ],
  ['by an empty refresh token', 'refresh_token', {}, '400 validation_failed: Refresh token is not valid'],
  [
    'with an unknown refresh token',
    'refresh_token',
    { refresh_token: 'abcdefghijkl' },
    '400 refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found',
  ],
];

export const signInCases: readonly ConformanceCase[] = [
  ...refusals.map(([how, grant, body, error]): ConformanceCase => ({
    name: `rejects a sign-in ${how}`,
    needs: [],
    run: (target) => expectError(target, `POST /token?grant_type=${grant}`, { body }, error),
  })),
  ...casesOf(['autoconfirm'], {
    'gives the same response for a wrong password and an address without an account': async (target) => {
      const { email } = await newPerson(target);
      const route = 'POST /token?grant_type=password';
      await expectError(target, route, { body: { email, password: 'wrong horse' } }, invalid);
      await expectError(target, route, { body: { email: newEmail(), password: PASSWORD } }, invalid);
      await expectError(target, route, { body: { email } }, invalid);
    },
  }),
  ...casesOf([], {
    'rejects a sign-in by phone if phones are disabled': (target) =>
      expectError(
        target,
        'POST /token?grant_type=password',
        { body: { phone: '919876543210', password: PASSWORD } },
        '422 phone_provider_disabled: Phone logins are disabled',
      ),
    'rejects an unknown provider': (target) =>
      expectError(
        target,
        'GET /authorize?provider=unknown',
        {},
        '400 validation_failed: Unsupported provider: Provider unknown could not be found',
      ),
  }),
];
