import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountErrorCode, ReturnStep } from '@artha/shared';
import { FakeAccount, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount, showWithoutAccount } from '../../testing/showWithAccount.tsx';
import { AuthReturn } from './AuthReturn.tsx';

const PATH = '/auth/callback/google';
const address = () => screen.getByRole('status', { name: 'Address' });

afterEach(() => {
  act(forgetSession);
  jest.useRealTimers();
});

function show(returnStep: ReturnStep | AccountErrorCode, factors: FakeAccount['factors'] = []) {
  const account = new FakeAccount({ returnStep, factors });
  showWithAccount(<AuthReturn />, account, PATH);
  return account;
}

test('says that it is at work', () => {
  const account = new FakeAccount();
  jest.spyOn(account, 'completeReturn').mockReturnValue(new Promise(() => undefined));
  showWithAccount(<AuthReturn />, account, PATH);
  expect(screen.getByRole('heading', { level: 1, name: 'Processing authentication...' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth/signin');
});

test.each([
  ['signed-in', '/'],
  ['new-password', '/auth/new-password'],
  ['confirmed', '/auth/signin?reason=confirmed'],
  ['cancelled', '/auth/signin?reason=cancelled'],
  ['expired-link', '/auth/signin?reason=expired-link'],
  ['weak-password', '/auth/signin?reason=failed'],
] as const)('%s leads to %s, once', async (step, path) => {
  const account = show(step);
  expect(await screen.findByText(path)).toBeVisible();
  expect(address()).toHaveTextContent(path);
  expect(account.asked).toEqual(['completeReturn']);
});

test('asks for the second factor on the page, then leads home', async () => {
  show('second-factor', [{ id: 'app', kind: 'totp', name: 'My app', isVerified: true }]);
  await userEvent.type(await screen.findByLabelText('Code'), `${RIGHT_CODE}{Enter}`);
  expect(await screen.findByText('/')).toBeVisible();
});

test('leads to the sign-in page when the person wants another account', async () => {
  const account = show('second-factor', [{ id: 'app', kind: 'totp', name: 'My app', isVerified: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByText('/auth/signin')).toBeVisible();
  expect(account.asked).toContain('signOut');
});

test('says that a slow service is slow, and shows a way out', () => {
  jest.useFakeTimers();
  const account = new FakeAccount();
  jest.spyOn(account, 'completeReturn').mockReturnValue(new Promise(() => undefined));
  showWithAccount(<AuthReturn />, account, PATH);
  expect(screen.queryByText(/takes longer than usual/)).not.toBeInTheDocument();
  act(() => jest.runOnlyPendingTimers());
  expect(screen.getByText(/takes longer than usual/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
});

test('does nothing if no service is configured', async () => {
  showWithoutAccount(<AuthReturn />, PATH);
  expect(await screen.findByText('/auth/signin?reason=not-offered')).toBeVisible();
});
