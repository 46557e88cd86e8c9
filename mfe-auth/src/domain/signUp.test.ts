import fc from 'fast-check';
import { accountEnglish } from '../texts/en/account.tsx';
import { isEmail } from './email.ts';
import { canSignUp, emptyRegistration, findProblems, findProblemsWhileTyping, type Registration } from './signUp.ts';

const complete: Registration = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  password: 'eight888',
  confirmation: 'eight888',
  acceptsTerms: true,
};

describe('creating an account', () => {
  test('goes ahead when every field is filled in as it has to be', () => {
    expect(canSignUp(complete)).toBe(true);
    expect(findProblems(complete, accountEnglish.problems)).toEqual({});
    expect(findProblemsWhileTyping(complete, accountEnglish.problems)).toEqual({});
  });

  test.each<[Partial<Registration>, keyof Registration]>([
    [{ name: '  ' }, 'name'],
    [{ email: '' }, 'email'],
    [{ password: 'seven77', confirmation: 'seven77' }, 'password'],
    [{ confirmation: '' }, 'confirmation'],
    [{ confirmation: 'eight889' }, 'confirmation'],
    [{ acceptsTerms: false }, 'acceptsTerms'],
  ])('does not with %j, and names %s', (part, field) => {
    expect(canSignUp({ ...complete, ...part })).toBe(false);
    expect(Object.keys(findProblems({ ...complete, ...part }, accountEnglish.problems))).toEqual([field]);
  });

  test('refuses an email that is not an address only when the form is sent', () => {
    const registration = { ...complete, email: 'asha' };
    expect(canSignUp(registration)).toBe(true);
    expect(findProblemsWhileTyping(registration, accountEnglish.problems)).toEqual({});
    expect(findProblems(registration, accountEnglish.problems)).toEqual({
      email: 'Enter an address such as asha@example.in',
    });
  });

  test('finds no error in an empty form', () => {
    expect(findProblemsWhileTyping(emptyRegistration, accountEnglish.problems)).toEqual({});
  });

  test('says that a password is too short, counting an emoji as one character', () => {
    const problem = 'Password must be at least 8 characters';
    expect(
      findProblemsWhileTyping({ ...emptyRegistration, password: 'seven77' }, accountEnglish.problems).password,
    ).toBe(problem);
    expect(
      findProblemsWhileTyping({ ...emptyRegistration, password: '🪷🪷🪷🪷🪷🪷🪷' }, accountEnglish.problems).password,
    ).toBe(problem);
    expect(
      findProblemsWhileTyping({ ...emptyRegistration, password: 'eight888' }, accountEnglish.problems).password,
    ).toBeUndefined();
  });

  test('says that the passwords differ once there is a confirmation', () => {
    const problem = 'Passwords do not match';
    expect(findProblemsWhileTyping({ ...complete, confirmation: 'e' }, accountEnglish.problems).confirmation).toBe(
      problem,
    );
    expect(
      findProblemsWhileTyping({ ...complete, confirmation: '' }, accountEnglish.problems).confirmation,
    ).toBeUndefined();
  });

  test('asks for a confirmation that is missing, and does not say that it differs', () => {
    expect(findProblems({ ...complete, confirmation: '' }, accountEnglish.problems)).toEqual({
      confirmation: 'Enter the password again',
    });
    expect(findProblems({ ...complete, confirmation: 'e' }, accountEnglish.problems)).toEqual({
      confirmation: 'Passwords do not match',
    });
  });

  test('never goes ahead while a field has a problem, and always when none has', () => {
    const registration = fc.record({
      name: fc.string(),
      email: fc.string(),
      password: fc.string(),
      confirmation: fc.string(),
      acceptsTerms: fc.boolean(),
    });
    fc.assert(
      fc.property(registration, (filled) => {
        const found = Object.keys(findProblems(filled, accountEnglish.problems));
        expect(found.length === 0).toBe(canSignUp(filled) && isEmail(filled.email));
        expect(found).toEqual(
          expect.arrayContaining(Object.keys(findProblemsWhileTyping(filled, accountEnglish.problems))),
        );
      }),
    );
  });
});
