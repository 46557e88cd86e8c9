import { accountEnglish } from '../texts/en/account.tsx';
import { findPasswordProblems, findPasswordProblemsWhileTyping, isPasswordReady } from './password.ts';

const typed = (password: string, confirmation: string) => ({ password, confirmation });

test('two equal passwords of eight characters are ready', () => {
  expect(isPasswordReady(typed('eight888', 'eight888'))).toBe(true);
  expect(findPasswordProblems(typed('eight888', 'eight888'), accountEnglish.problems)).toEqual({});
});

test.each([
  ['seven77', 'seven77', { password: 'Password must be at least 8 characters' }],
  ['eight888', '', { confirmation: 'Enter the password again' }],
  ['eight888', 'eight889', { confirmation: 'Passwords do not match' }],
])('“%s” and “%s” are not', (password, confirmation, problems) => {
  expect(isPasswordReady(typed(password, confirmation))).toBe(false);
  expect(findPasswordProblems(typed(password, confirmation), accountEnglish.problems)).toEqual(problems);
});

test('an empty field shows no error while the person types', () => {
  expect(findPasswordProblemsWhileTyping(typed('', ''), accountEnglish.problems)).toEqual({});
  expect(findPasswordProblemsWhileTyping(typed('short', ''), accountEnglish.problems)).toEqual({
    password: 'Password must be at least 8 characters',
  });
});
