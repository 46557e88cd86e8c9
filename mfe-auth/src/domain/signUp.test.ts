import fc from 'fast-check';
import { isEmail } from './email.ts';
import { canSignUp, emptyRegistration, problemsOfAttempt, problemsSoFar, type Registration } from './signUp.ts';

const complete: Registration = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  password: 'eight888',
  confirmation: 'eight888',
  acceptsTerms: true,
};

describe('creating an account', () => {
  it('goes ahead when everything holds', () => {
    expect(canSignUp(complete)).toBe(true);
    expect(problemsOfAttempt(complete)).toEqual({});
    expect(problemsSoFar(complete)).toEqual({});
  });

  it.each<[Partial<Registration>, keyof Registration]>([
    [{ name: '  ' }, 'name'],
    [{ email: '' }, 'email'],
    [{ password: 'seven77', confirmation: 'seven77' }, 'password'],
    [{ confirmation: '' }, 'confirmation'],
    [{ confirmation: 'eight889' }, 'confirmation'],
    [{ acceptsTerms: false }, 'acceptsTerms'],
  ])('does not with %j, and names %s', (part, field) => {
    expect(canSignUp({ ...complete, ...part })).toBe(false);
    expect(Object.keys(problemsOfAttempt({ ...complete, ...part }))).toEqual([field]);
  });

  it('refuses what is no address only on the attempt', () => {
    const registration = { ...complete, email: 'asha' };
    expect(canSignUp(registration)).toBe(true);
    expect(problemsSoFar(registration)).toEqual({});
    expect(problemsOfAttempt(registration)).toEqual({ email: 'Enter an address such as asha@example.in' });
  });

  it('finds nothing wrong with an empty form that nobody has filled in', () => {
    expect(problemsSoFar(emptyRegistration)).toEqual({});
  });

  it('tells of a short password, counting an emoji as one character', () => {
    const problem = 'Password must be at least 8 characters';
    expect(problemsSoFar({ ...emptyRegistration, password: 'seven77' }).password).toBe(problem);
    expect(problemsSoFar({ ...emptyRegistration, password: '🪷🪷🪷🪷🪷🪷🪷' }).password).toBe(problem);
    expect(problemsSoFar({ ...emptyRegistration, password: 'eight888' }).password).toBeUndefined();
  });

  it('tells that passwords differ once there is a confirmation', () => {
    const problem = 'Passwords do not match';
    expect(problemsSoFar({ ...complete, confirmation: 'e' }).confirmation).toBe(problem);
    expect(problemsSoFar({ ...complete, confirmation: '' }).confirmation).toBeUndefined();
  });

  it('never goes ahead while a field has a problem, and always when none has', () => {
    const registration = fc.record({
      name: fc.string(),
      email: fc.string(),
      password: fc.string(),
      confirmation: fc.string(),
      acceptsTerms: fc.boolean(),
    });
    fc.assert(
      fc.property(registration, (filled) => {
        const found = Object.keys(problemsOfAttempt(filled));
        expect(found.length === 0).toBe(canSignUp(filled) && isEmail(filled.email));
        expect(found).toEqual(expect.arrayContaining(Object.keys(problemsSoFar(filled))));
      }),
    );
  });
});
