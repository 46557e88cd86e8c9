import { canSignIn, signInProblem } from './signIn.ts';

describe('signing in', () => {
  it.each([
    ['', ''],
    ['asha@example.in', ''],
    ['', 'correct horse'],
    ['   ', 'correct horse'],
  ])('asks for both: “%s” and “%s”', (email, password) => {
    expect(canSignIn({ email, password })).toBe(false);
    expect(signInProblem({ email, password })).toBe('Please enter your email and password');
  });

  it('refuses what is no address', () => {
    expect(canSignIn({ email: 'asha', password: 'x' })).toBe(true);
    expect(signInProblem({ email: 'asha', password: 'x' })).toBe('Invalid email or password. Please try again.');
  });

  it('goes ahead with an address and any password, spaces included', () => {
    expect(signInProblem({ email: 'asha@example.in', password: ' ' })).toBeUndefined();
  });
});
