import fc from 'fast-check';
import { canSignUp, emptyRegistration, fieldProblems, signUpProblem, type Registration } from './signUp.ts';

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
    expect(signUpProblem(complete)).toBeUndefined();
    expect(fieldProblems(complete)).toEqual({});
  });

  it.each<Partial<Registration>>([
    { name: '  ' },
    { email: '' },
    { password: 'seven77', confirmation: 'seven77' },
    { confirmation: '' },
    { confirmation: 'eight889' },
    { acceptsTerms: false },
  ])('does not with %j', (part) => {
    expect(canSignUp({ ...complete, ...part })).toBe(false);
    expect(signUpProblem({ ...complete, ...part })).toBe('Please fix the errors in the form');
  });

  it('refuses what is no address only on the attempt', () => {
    const registration = { ...complete, email: 'asha' };
    expect(canSignUp(registration)).toBe(true);
    expect(signUpProblem(registration)).toBe('Please fix the errors in the form');
  });

  it('finds nothing wrong with an empty form that nobody has filled in', () => {
    expect(fieldProblems(emptyRegistration)).toEqual({});
  });

  it('tells of a short password, counting an emoji as one character', () => {
    const problem = 'Password must be at least 8 characters';
    expect(fieldProblems({ ...emptyRegistration, password: 'seven77' }).password).toBe(problem);
    expect(fieldProblems({ ...emptyRegistration, password: '🪷🪷🪷🪷🪷🪷🪷' }).password).toBe(problem);
    expect(fieldProblems({ ...emptyRegistration, password: 'eight888' }).password).toBeUndefined();
  });

  it('tells that passwords differ once there is a confirmation', () => {
    const problem = 'Passwords do not match';
    expect(fieldProblems({ ...complete, confirmation: 'e' }).confirmation).toBe(problem);
    expect(fieldProblems({ ...complete, confirmation: '' }).confirmation).toBeUndefined();
  });

  it('never goes ahead while a field has a problem', () => {
    const registration = fc.record({
      name: fc.string(),
      email: fc.string(),
      password: fc.string(),
      confirmation: fc.string(),
      acceptsTerms: fc.boolean(),
    });
    fc.assert(
      fc.property(registration, (filled) => {
        if (Object.keys(fieldProblems(filled)).length > 0) expect(canSignUp(filled)).toBe(false);
      }),
    );
  });
});
