import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { FakeAccount, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount } from '../../testing/showWithAccount.tsx';
import { Security } from './Security.tsx';

const app = { id: 'app', kind: 'totp', name: 'My app', isVerified: true } as const;

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  act(forgetSession);
});

test('a person who signed in a while ago enters the password before an app is added', async () => {
  const account = new FakeAccount().enter().refuse('enrolTotp', 'proof-needed');
  showWithAccount(<Security />, account, '/auth/security');
  await click('Add an authenticator app');
  await click('Continue');
  expect(await screen.findByRole('heading', { name: 'Enter your password again' })).toHaveFocus();
  const form = screen.getByRole('form', { name: 'Enter your password again' });
  const field = screen.getByLabelText('Password');
  await enter(field, 'wrong');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('That password is not right. Check it and try again.')).toBeVisible();
  await userEvent.clear(field);
  await enter(field, 'correct horse');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(form).not.toBeInTheDocument();
});

test('a person with a second factor enters its code, and may decide otherwise', async () => {
  const account = new FakeAccount({ factors: [app] }).enter('aal2').refuse('removeFactor', 'proof-needed');
  showWithAccount(<Security />, account, '/auth/security');
  await click('Remove My app');
  await click('Remove it');
  await userEvent.type(await screen.findByLabelText('Code'), `${RIGHT_CODE}{Enter}`);
  expect(await screen.findByText('My app is removed.')).toBeVisible();
});
