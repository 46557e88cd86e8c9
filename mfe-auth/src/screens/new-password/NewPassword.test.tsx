import { renderScreen } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeAccount, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount } from '../../testing/showWithAccount.tsx';
import { NewPassword } from './NewPassword.tsx';

const PATH = '/auth/new-password';
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const button = () => screen.getByRole('button', { name: 'Change password' });

async function fillIn() {
  await userEvent.type(password(), 'eight888');
  await userEvent.type(confirmation(), 'eight888');
}

afterEach(() => {
  act(forgetSession);
});

test('changes the password, says so and shows the way on', async () => {
  const account = new FakeAccount().enter();
  showWithAccount(<NewPassword />, account, PATH);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  expect(account.asked).toEqual(['setPassword']);
});

test('has the rules of signing up', async () => {
  showWithAccount(<NewPassword />, new FakeAccount().enter(), PATH);
  await userEvent.type(password(), 'short{Enter}');
  expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters');
  expect(confirmation()).toHaveAccessibleDescription('Enter the password again');
  expect(password()).toHaveFocus();
  expect(button()).toBeDisabled();
});

test('says beside the field why the service refuses a password', async () => {
  const account = new FakeAccount().enter().refuse('setPassword', 'weak-password', 'Known from a data breach.');
  showWithAccount(<NewPassword />, account, PATH);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('Known from a data breach.')).toBeVisible();
  expect(password()).toHaveAccessibleDescription('Known from a data breach.');
});

test('asks for the second factor where the service wants it first, then changes the password', async () => {
  const account = new FakeAccount({ factors: [{ id: 'app', kind: 'totp', name: 'My app', isVerified: true }] });
  showWithAccount(<NewPassword />, account.enter().refuse('setPassword', 'second-factor-needed'), PATH);
  await fillIn();
  await userEvent.click(button());
  await userEvent.type(await screen.findByLabelText('Code'), `${RIGHT_CODE}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test('says that the link is used or too old where nobody is signed in', () => {
  showWithAccount(<NewPassword />, new FakeAccount(), PATH);
  expect(screen.getByText(/used before or is too old/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/reset');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('is a demonstration where no service is configured, and says so', async () => {
  renderScreen(<NewPassword />);
  expect(screen.getByText(/^This is a demonstration/)).toBeVisible();
  await fillIn();
  await userEvent.click(button());
  expect(screen.getByText('Password changed!')).toBeVisible();
  expect(screen.getByText(/nothing was sent/)).toBeVisible();
  expect(password()).toHaveValue('');
});
