import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfig } from '@artha/shared/testing';
import { enter } from '../../testing/enter.ts';
import { FakeAccount } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount, showWithoutAccount } from '../../testing/showWithAccount.tsx';
import { SignUp } from './SignUp.tsx';

async function signUp() {
  await enter(screen.getByLabelText('Full name'), 'Asha Rao');
  await enter(screen.getByLabelText('Email'), 'new@example.in');
  await enter(screen.getByLabelText('Password'), 'eight888');
  await enter(screen.getByLabelText('Confirm password'), 'eight888');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

afterEach(() => {
  act(forgetSession);
});

test('says what to do where the address has to be confirmed, and sends the e-mail again', async () => {
  const account = new FakeAccount();
  showWithAccount(<SignUp />, account, '/auth/signup');
  expect(screen.queryByText(/demonstration/)).not.toBeInTheDocument();
  await signUp();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(screen.getByText(/We sent an e-mail to new@example.in/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText('Sent again to new@example.in.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText('Sent again to new@example.in, 2 times by now.')).toBeVisible();
  expect(account.asked).toEqual([
    'signUp new@example.in',
    'resendConfirmation new@example.in',
    'resendConfirmation new@example.in',
  ]);
});

test('says when the e-mail cannot be sent again', async () => {
  showWithAccount(<SignUp />, new FakeAccount().refuse('resendConfirmation', 'too-many-requests'), '/auth/signup');
  await signUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
});

test('says that it worked where the person is signed in at once', async () => {
  showWithAccount(<SignUp />, new FakeAccount({ confirms: false }), '/auth/signup');
  await signUp();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test('never says that it failed where only the first session could not be confirmed', async () => {
  const account = new FakeAccount({ confirms: false });
  jest.spyOn(account, 'signUp').mockResolvedValue('signed-in');
  showWithAccount(<SignUp />, account, '/auth/signup');
  await signUp();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  expect(screen.getByText(/You are not signed in yet/)).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/auth/signin');
  expect(screen.queryByText(/Error creating account/)).not.toBeInTheDocument();
});

test.each([
  [true, 1],
  [undefined, 1],
  [false, 0],
])('offers Google if the service does: %s', (google, buttons) => {
  showWithoutAccount(<SignUp />, '/auth/signup', {
    ...testConfig,
    auth: { url: '/auth/v1', publishableKey: '', ...(google !== undefined && { google }) },
  });
  expect(screen.queryAllByRole('button', { name: 'Continue with Google' })).toHaveLength(buttons);
  expect(screen.queryAllByText('or with email')).toHaveLength(buttons);
});

test('says beside the field why the service refuses a password', async () => {
  const account = new FakeAccount().refuse('signUp', 'weak-password', 'Known from a data breach.');
  showWithAccount(<SignUp />, account, '/auth/signup');
  await signUp();
  expect(await screen.findByText('Error creating account. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Known from a data breach.');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('says why it failed where waiting helps', async () => {
  showWithAccount(<SignUp />, new FakeAccount().refuse('signUp', 'unreachable'), '/auth/signup');
  await signUp();
  expect(await screen.findByText('Error creating account. Please try again.')).toBeVisible();
  expect(screen.getByText(/does not answer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus();
});

test('is not needed by a signed-in person', async () => {
  showWithAccount(<SignUp />, new FakeAccount().enter(), '/auth/signup');
  expect(screen.getByText(/You are signed in as/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Full name')).toBeVisible();
});
