import { suggestFactorName } from './factorName.ts';

test('a second factor is named after its kind, with a number if there are several', () => {
  expect(suggestFactorName('totp', [])).toBe('Authenticator app');
  expect(suggestFactorName('phone', [{ name: 'Authenticator app' }])).toBe('Phone');
  expect(suggestFactorName('totp', [{ name: 'Authenticator app' }, { name: 'Authenticator app 2' }])).toBe(
    'Authenticator app 3',
  );
});
