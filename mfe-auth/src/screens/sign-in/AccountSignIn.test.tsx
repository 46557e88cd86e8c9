import { session } from '@artha/shared';
import { provideAccount } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../testing/enter.ts';
import { FakeAccount, OLD_CODE, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount } from '../../testing/showWithAccount.tsx';
import { SignIn } from './SignIn.tsx';

const totp = { id: 'app', kind: 'totp', name: 'My app', isVerified: true } as const;
const phone = { id: 'phone', kind: 'phone', name: 'My phone', phone: '+919876543210', isVerified: true } as const;

/** The next page opens after there was time to read the message. */
const WHILE_READ = { timeout: 3000 };

const address = () => screen.getByRole('status', { name: 'Address' });
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function fillIn(password = 'correct horse') {
  await enter(screen.getByLabelText('Email'), ' asha@example.in');
  await enter(screen.getByLabelText('Password'), password);
}

async function signIn(password?: string) {
  await fillIn(password);
  await userEvent.click(button());
}

afterEach(() => {
  act(forgetSession);
});

describe('signing in with a service', () => {
  test('is no demonstration', () => {
    showWithAccount(<SignIn />, new FakeAccount());
    expect(screen.queryByText(/demonstration/)).not.toBeInTheDocument();
  });

  test('says that it worked and leads home', async () => {
    const account = new FakeAccount();
    showWithAccount(<SignIn />, account);
    await fillIn();
    const regions = screen.getAllByRole('status');
    await userEvent.click(button());
    // In a region that was there before, so that it is announced, and while the page is still this one.
    const region = (await screen.findByText('Login successful!')).closest('[role=status]');
    expect(regions).toContain(region);
    expect(address()).toHaveTextContent('/auth/signin');
    expect(await screen.findByText('/', undefined, WHILE_READ)).toBeVisible();
    expect(account.asked).toEqual(['signIn asha@example.in forget']);
  });

  test('remembers who wants to be remembered', async () => {
    const account = new FakeAccount();
    showWithAccount(<SignIn />, account);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await signIn();
    expect(account.asked).toEqual(['signIn asha@example.in remember']);
  });

  test.each([
    ['/auth/security', '/auth/security'],
    ['//elsewhere.example', '/'],
  ])('with next=%s leads to %s', async (next, path) => {
    showWithAccount(<SignIn />, new FakeAccount(), `/auth/signin?next=${encodeURIComponent(next)}`);
    await signIn();
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(await screen.findByText(path, undefined, WHILE_READ)).toBeVisible();
  });

  test('refuses a wrong password in the exact words, at both fields, and asks again', async () => {
    showWithAccount(<SignIn />, new FakeAccount());
    await signIn('wrong');
    const message = 'Invalid email or password. Please try again.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(address()).toHaveTextContent('/auth/signin');
  });

  test('offers the e-mail again to whose address is not confirmed', async () => {
    const account = new FakeAccount({
      people: [{ email: 'asha@example.in', password: 'correct horse', isConfirmed: false }],
    });
    showWithAccount(<SignIn />, account);
    await signIn();
    expect(await screen.findByText(/^Your e-mail address is not confirmed yet/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('Sent again to asha@example.in.')).toBeVisible();
    expect(account.asked).toContain('resendConfirmation asha@example.in');
  });

  test.each([
    ['unreachable', /does not answer/],
    ['too-many-requests', /Too many attempts/],
  ] as const)('says when the service is %s, and works the next time', async (code, text) => {
    showWithAccount(<SignIn />, new FakeAccount().refuse('signIn', code));
    await signIn();
    expect(await screen.findByText(text)).toBeVisible();
    expect(button()).toBeEnabled();
    await userEvent.click(button());
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  test('says that the service does not answer where its code does not load', async () => {
    showWithAccount(<SignIn />, new FakeAccount());
    provideAccount(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    await signIn();
    expect(await screen.findByText(/does not answer/)).toBeVisible();
  });

  test('asks once while the answer is on the way', async () => {
    const account = new FakeAccount();
    const asked = jest.spyOn(account, 'signIn').mockReturnValue(new Promise(() => undefined));
    showWithAccount(<SignIn />, account);
    await signIn();
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['not-offered', /^This site does not offer to sign in with Google\. Sign in with e-mail/],
    ['failed', /^Signing in with Google did not begin/],
    ['unreachable', /^The sign-in service does not answer/],
  ] as const)('by Google says in plain words that it is %s, and the way out', async (code, words) => {
    const account = new FakeAccount().refuse('signInWithGoogle', code, 'Unsupported provider: not enabled');
    showWithAccount(<SignIn />, account);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Unsupported provider/)).not.toBeInTheDocument();
    expect(account.asked).toEqual(['signInWithGoogle remember']);
  });

  test('leaves it to the frame of the site to say that a session has ended', () => {
    session.set({ kind: 'signed-out', reason: 'expired' });
    showWithAccount(<SignIn />, new FakeAccount(), '/auth/signin?reason=signed-out');
    expect(screen.queryByText(/session/)).not.toBeInTheDocument();
    expect(screen.queryByText(/not signed in/)).not.toBeInTheDocument();
  });

  test.each([
    ['expired-link', /^This link has expired/],
    ['provider-unconfirmed', /^Google did not confirm your e-mail address\. Confirm it in your Google account/],
    ['provider-unreachable', /^Google did not answer\. Try again/],
  ])('says why a return page led here, and the way out: %s', (reason, words) => {
    showWithAccount(<SignIn />, new FakeAccount(), `/auth/signin?reason=${reason}`);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('a person who is signed in', () => {
  test('is told so, with the way on', async () => {
    showWithAccount(<SignIn />, new FakeAccount().enter(), '/auth/signin?next=%2Ftools%2Ftax-calculator');
    expect(await screen.findByText(/You are signed in as/)).toHaveTextContent('asha@example.in');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/tools/tax-calculator');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  test('can sign out, and goes on at the title', async () => {
    showWithAccount(<SignIn />, new FakeAccount().enter());
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the second factor', () => {
  test('is asked for on the same page, and its heading takes the focus', async () => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }));
    await signIn();
    const heading = await screen.findByRole('heading', { name: 'Enter your second factor' });
    expect(heading).toHaveFocus();
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
    await userEvent.type(field, RIGHT_CODE);
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(await screen.findByText('/', undefined, WHILE_READ)).toBeVisible();
    expect(session.get()).toMatchObject({ assurance: 'aal2' });
  });

  test('is asked for at once where the first one was entered before', async () => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }).enter('aal1'));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  test.each([
    ['12', 'Enter all digits of the code'],
    ['999999', 'That code is not right. Check it and try again.'],
    [OLD_CODE, 'That code has expired. Enter a new one.'],
  ])('refuses the code %s, and asks again', async (code, message) => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }).enter());
    const field = await screen.findByLabelText('Code');
    await userEvent.type(field, `${code}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, `${RIGHT_CODE}{Enter}`);
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  test('can be chosen if there are several; a phone gets a code, and a new one on request', async () => {
    const account = new FakeAccount({ factors: [totp, phone, { ...totp, id: 'new', name: 'New', isVerified: false }] });
    showWithAccount(<SignIn />, account.enter());
    await userEvent.click(await screen.findByRole('radio', { name: 'My phone' }));
    expect(screen.queryByRole('radio', { name: 'New' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText('A code was sent to +919876543210.')).toBeVisible();
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    await userEvent.type(field, `${OLD_CODE}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code was sent to +919876543210.')).toBeVisible();
    expect(field).toHaveValue('');
    await userEvent.type(field, `${RIGHT_CODE}{Enter}`);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(account.asked.filter((call) => call.startsWith('verify'))).toEqual([
      'verify phone challenge-1',
      'verify phone challenge-2',
    ]);
  });

  test('says when a code cannot be sent', async () => {
    const account = new FakeAccount({ factors: [phone] }).enter().refuse('challenge', 'too-many-requests');
    showWithAccount(<SignIn />, account);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a code' }));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  });

  test('is looked up again where the service did not answer', async () => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }).enter().refuse('assurance', 'unreachable'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  test('leaves the way back to another account', async () => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }).enter());
    await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('says when signing out does not work', async () => {
    showWithAccount(<SignIn />, new FakeAccount({ factors: [totp] }).enter().refuse('signOut', 'unreachable'));
    await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(await screen.findByText(/does not answer/)).toBeVisible();
  });
});
