import { accountEnglish } from '../texts/en/account.tsx';
import { canSignIn, findSignInProblem, type Credentials } from './signIn.ts';

describe('signing in', () => {
  test.each<[string, string, readonly (keyof Credentials)[]]>([
    ['', '', ['email', 'password']],
    ['asha@example.in', '', ['password']],
    ['', 'correct horse', ['email']],
    ['   ', 'correct horse', ['email']],
  ])('with “%s” and “%s” asks for both and names %j', (email, password, fields) => {
    expect(canSignIn({ email, password })).toBe(false);
    expect(findSignInProblem({ email, password }, accountEnglish.problems)).toEqual({
      message: 'Please enter your email and password',
      fields,
    });
  });

  test('refuses an email that is not an address', () => {
    expect(canSignIn({ email: 'asha', password: 'x' })).toBe(true);
    expect(findSignInProblem({ email: 'asha', password: 'x' }, accountEnglish.problems)).toEqual({
      message: 'Invalid email or password. Please try again.',
      fields: ['email'],
    });
  });

  test('goes ahead with an address and any password, spaces included', () => {
    expect(findSignInProblem({ email: 'asha@example.in', password: ' ' }, accountEnglish.problems)).toBeUndefined();
  });
});
