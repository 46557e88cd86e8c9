import type { Factor } from '@artha/shared';
import { renderScreen } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { FakeAccount, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount } from '../../testing/showWithAccount.tsx';
import { NewPassword } from './NewPassword.tsx';

const PATH = '/auth/new-password';
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const button = () => screen.getByRole('button', { name: 'Change password' });

/** The service, when its link for a forgotten password was followed. */
const link = (factors: readonly Factor[] = []) => new FakeAccount({ returnStep: 'new-password', factors });

async function fillIn() {
  await enter(password(), 'eight888');
  await enter(confirmation(), 'eight888');
}

afterEach(() => {
  act(forgetSession);
});

test('changes the password, says so and shows the way on', async () => {
  const account = link();
  showWithAccount(<NewPassword />, account, PATH);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  expect(account.asked).toEqual(['completeReturn', 'setPassword']);
});

test('has the rules of signing up', async () => {
  showWithAccount(<NewPassword />, link(), PATH);
  await userEvent.type(password(), 'short{Enter}');
  expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters');
  expect(confirmation()).toHaveAccessibleDescription('Enter the password again');
  expect(password()).toHaveFocus();
  expect(button()).toBeDisabled();
});

test('says beside the field why the service refuses a password', async () => {
  const account = link().refuse('setPassword', 'weak-password', 'Known from a data breach.');
  showWithAccount(<NewPassword />, account, PATH);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('Known from a data breach.')).toBeVisible();
  expect(password()).toHaveAccessibleDescription('Known from a data breach.');
});

test('asks for the second factor where the service wants it first, then changes the password', async () => {
  const account = link([{ id: 'app', kind: 'totp', name: 'My app', isVerified: true }]);
  showWithAccount(<NewPassword />, account.refuse('setPassword', 'second-factor-needed'), PATH);
  await fillIn();
  await userEvent.click(button());
  await userEvent.type(await screen.findByLabelText('Code'), `${RIGHT_CODE}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
});

test.each([
  ['expired-link', /^This link has expired or was used before/],
  ['other-browser', /^This link works only in the browser that asked for it/],
] as const)('says what is wrong with a link that is %s, and offers a new one', async (returnStep, text) => {
  showWithAccount(<NewPassword />, new FakeAccount({ returnStep }), PATH);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/reset');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('tries the link again where the service did not answer', async () => {
  showWithAccount(<NewPassword />, link().refuse('completeReturn', 'unreachable'), PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await fillIn();
  expect(button()).toBeEnabled();
});

test('sends nothing before the link was looked at', async () => {
  const account = link();
  jest.spyOn(account, 'completeReturn').mockReturnValue(new Promise(() => undefined));
  showWithAccount(<NewPassword />, account, PATH);
  await fillIn();
  await userEvent.type(password(), '{Enter}');
  expect(button()).toBeDisabled();
  expect(account.asked).toEqual([]);
});

test('is a demonstration if no service is configured, and says so', async () => {
  renderScreen(<NewPassword />);
  expect(screen.getByText(/^This is a demonstration/)).toBeVisible();
  await fillIn();
  await userEvent.click(button());
  expect(screen.getByText('Password changed!')).toBeVisible();
  expect(screen.getByText(/nothing was sent/)).toBeVisible();
  expect(password()).toHaveValue('');
});
