import { guessOf, isAmbiguous } from './guessOf.ts';

const request = { method: 'POST', path: '/token', body: {}, network: '203.0.113.1', person: undefined };

test.each([
  ['a password', '/token', { email: ' Asha@B.in', password: 'x' }, 'password of asha@b.in', request.network],
  ['a password by phone', '/token', { phone: '911', password: 'x' }, 'password of 911', request.network],
  [
    'the code of an e-mail',
    '/verify',
    { email: 'a@b.in', token: '1', type: 'signup' },
    'code for a@b.in',
    request.network,
  ],
  ['the code of a factor', '/factors/F1/verify', { code: '1' }, 'factor f1 of asha', undefined],
  ['a recovery code', '/factors/recovery-codes/verify', {}, 'factor recovery-codes of asha', undefined],
])('%s is guessed', (_, path, body, secret, network) => {
  expect(guessOf({ ...request, path, body, person: 'asha' })).toEqual({ secret, network });
});

test.each([
  ['a code that the page has from an address', { path: '/token', body: { auth_code: 'a', code_verifier: 'b' } }],
  ['the token of a link', { path: '/verify', body: { token_hash: 'a', type: 'signup' } }],
  ['an account that begins', { path: '/signup', body: { email: 'a@b.in', password: 'x' } }],
  ['the code of a factor without a session', { path: '/factors/1/verify', body: { code: '1' } }],
  ['a body that is not an object', { path: '/token', body: 'x' }],
])('%s is no guess', (_, part) => {
  expect(guessOf({ ...request, ...part })).toBeUndefined();
});

test('a body is refused if the service could read another account in it', () => {
  expect(isAmbiguous({ email: 'a@b.in', Email: 'c@d.in' })).toBe(true);
  expect(isAmbiguous({ PASSWORD: 'x' })).toBe(true);
  expect(isAmbiguous({ email: 'a@b.in', password: 'x', gotrue_meta_security: {} })).toBe(false);
  expect(isAmbiguous(undefined)).toBe(false);
});
