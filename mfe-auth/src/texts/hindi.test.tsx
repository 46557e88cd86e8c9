import { findLatinWords, renderScreen, testConfig } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { AuthReturnHi } from '../screens/auth-return-hi/AuthReturnHi.tsx';
import { NewPasswordHi } from '../screens/new-password-hi/NewPasswordHi.tsx';
import { ResetPasswordHi } from '../screens/reset-password-hi/ResetPasswordHi.tsx';
import { SignInHi } from '../screens/sign-in-hi/SignInHi.tsx';
import { SignUpHi } from '../screens/sign-up-hi/SignUpHi.tsx';
import { accountHindi } from './hi/account.tsx';

const names = ['Artha', 'Google', 'JavaScript', 'K4M9-X7QP-2AB8-HT3Z'];

test.each<[string, ComponentType]>([
  ['sign-in', SignInHi],
  ['sign-up', SignUpHi],
  ['reset', ResetPasswordHi],
  ['new-password', NewPasswordHi],
])('no English is left on the %s page in Hindi', (_, Screen) => {
  const { container } = renderScreen(<Screen />, { language: 'hi' });
  expect(findLatinWords(container, names)).toEqual([]);
});

test('no English is left on the page to which e-mails lead back in Hindi', () => {
  const auth = { url: '/auth/v1', publishableKey: 'public' };
  const { container } = renderScreen(<AuthReturnHi />, { language: 'hi', config: { ...testConfig, auth } });
  expect(findLatinWords(container, names)).toEqual([]);
});

test('a form says in Hindi what is missing', async () => {
  const { container } = renderScreen(<SignUpHi />, { language: 'hi' });
  await userEvent.type(screen.getByRole('textbox', { name: 'पूरा नाम' }), 'आशा{Enter}');
  expect(screen.getByText('कृपया फ़ॉर्म की ग़लतियाँ ठीक करें')).toBeVisible();
  expect(screen.getAllByText('पासवर्ड में कम से कम 8 अक्षर होने चाहिए').length).toBeGreaterThan(0);
  expect(findLatinWords(container, names)).toEqual([]);
});

test('every error of the account service is told in Hindi', () => {
  const list = document.createElement('p');
  list.textContent = [...Object.values(accountHindi.errors), ...Object.values(accountHindi.problems)].join(' ');
  expect(findLatinWords(list, names)).toEqual([]);
});
