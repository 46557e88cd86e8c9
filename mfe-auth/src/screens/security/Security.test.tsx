import { session } from '@artha/shared';
import { renderScreen } from '@artha/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeAccount, recoveryCodes, RIGHT_CODE } from '../../testing/FakeAccount.ts';
import { forgetSession, showWithAccount } from '../../testing/showWithAccount.tsx';
import { Security } from './Security.tsx';

const PATH = '/auth/security';
const app = { id: 'app', kind: 'totp', name: 'My app', isVerified: true } as const;
const phone = { id: 'phone', kind: 'phone', name: 'My phone', phone: '+919876543210', isVerified: true } as const;

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = () => screen.getByRole('heading', { name: 'Second factors' });
const enterCode = async (code = RIGHT_CODE) => userEvent.type(await screen.findByLabelText('Code'), `${code}{Enter}`);

function show(account: FakeAccount) {
  showWithAccount(<Security />, account, PATH);
  return account;
}

afterEach(() => {
  act(forgetSession);
});

describe('the security page', () => {
  test('is a demonstration if no service is configured, and says so', () => {
    renderScreen(<Security />);
    expect(screen.getByText(/^This is a demonstration/)).toBeVisible();
  });

  test('leads a signed-out person to sign in, and back', () => {
    show(new FakeAccount());
    expect(screen.getByText(/^You are not signed in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/signin?next=%2Fauth%2Fsecurity',
    );
  });

  test('waits while it is not known who is signed in', () => {
    session.set({ kind: 'unknown' });
    show(new FakeAccount());
    expect(screen.getByText('Looking up who is signed in…')).toBeVisible();
  });

  test('says how sure the site is, and what would make it surer', async () => {
    show(new FakeAccount().enter());
    expect(await screen.findByText(/one factor: your password, or Google/)).toBeVisible();
    expect(screen.getByText(/If you add a second factor below/)).toBeVisible();
    expect(screen.getByText('You have no second factor yet.')).toBeVisible();
  });

  test('lists the second factors with kind, number and state', async () => {
    show(new FakeAccount({ factors: [app, { ...phone, isVerified: false }] }).enter('aal2'));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('My app');
    expect(first).toHaveTextContent('Authenticator app · asked for when you sign in');
    expect(second).toHaveTextContent('Phone +919876543210 · not confirmed yet, so never asked for');
    expect(screen.getByText(/two factors: your password or Google, and a second factor/)).toBeVisible();
  });

  test('takes the second factor that was not entered yet', async () => {
    show(new FakeAccount({ factors: [app] }).enter('aal1'));
    await click('Enter a code now');
    await enterCode();
    expect(await screen.findByText('You entered your second factor.')).toBeVisible();
    expect(await screen.findByText(/^two factors: your password or Google/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter a code now' })).not.toBeInTheDocument();
  });

  test('can be tried again where the service did not answer', async () => {
    show(new FakeAccount().enter().refuse('assurance', 'unreachable'));
    expect(await screen.findByText(/does not answer/)).toBeVisible();
    await click('Try again');
    expect(await screen.findByText('You have no second factor yet.')).toBeVisible();
  });

  test('signs out, and the sign-in page says so', async () => {
    const account = show(new FakeAccount().enter());
    await click('Sign out');
    expect(await screen.findByText('/auth/signin?reason=left')).toBeVisible();
    expect(account.asked).toContain('signOut');
  });

  test('signs out on all devices', async () => {
    const account = show(new FakeAccount().enter());
    await click('Sign out on all devices');
    expect(await screen.findByText('/auth/signin?reason=left-everywhere')).toBeVisible();
    expect(account.asked).toContain('signOutEverywhere');
  });

  test('says when signing out does not work', async () => {
    show(new FakeAccount().enter().refuse('signOut', 'unreachable'));
    await click('Sign out');
    expect(await screen.findByText(/does not answer/)).toBeVisible();
  });
});

describe('adding an authenticator app', () => {
  test('shows a QR code and the secret, takes a code, and says that it is there', async () => {
    const account = show(new FakeAccount().enter());
    await click('Add an authenticator app');
    expect(await screen.findByRole('heading', { name: 'Add an authenticator app' })).toHaveFocus();
    await click('Continue');
    expect(await screen.findByRole('heading', { name: 'Confirm Authenticator app' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /^QR code/ })).toHaveAttribute('src', expect.stringMatching(/^data:image/));
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await enterCode('999999');
    expect(await screen.findByText('That code is not right. Check it and try again.')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code'));
    await enterCode();
    await click('I have saved them');
    expect(await screen.findByText(/^Authenticator app is added/)).toBeVisible();
    expect(list()).toHaveFocus();
    expect(await screen.findByText(/asked for when you sign in/)).toBeVisible();
    expect(account.factors).toMatchObject([{ kind: 'totp', isVerified: true }]);
  });

  test('copies the secret, or says that it could not', async () => {
    const user = userEvent.setup();
    show(new FakeAccount().enter());
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Copy the secret' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('JBSWY3DPEHPK3PXP');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy the secret' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });

  test('leaves nothing behind when it is cancelled', async () => {
    const account = show(new FakeAccount().enter());
    await click('Add an authenticator app');
    await click('Continue');
    await screen.findByRole('img');
    await click('Cancel');
    expect(await screen.findByText('You have no second factor yet.')).toBeVisible();
    expect(account.factors).toEqual([]);
    expect(list()).toHaveFocus();
  });

  test('shows what could not be taken away again', async () => {
    show(new FakeAccount().enter().refuse('removeFactor', 'unreachable'));
    await click('Add an authenticator app');
    await click('Continue');
    await screen.findByRole('img');
    await click('Cancel');
    expect(await screen.findByText(/not confirmed yet/)).toBeVisible();
  });

  test('says at the field that a name is taken', async () => {
    show(new FakeAccount({ factors: [app] }).enter('aal2'));
    await click('Add an authenticator app');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'My app{Enter}');
    expect(await screen.findByText(/already have a second factor with this name/)).toBeVisible();
    expect(name).toHaveFocus();
  });

  test('asks for the second factor that is there first, then goes on', async () => {
    const account = show(new FakeAccount({ factors: [app] }).enter().refuse('enrolTotp', 'second-factor-needed'));
    await click('Add an authenticator app');
    await click('Continue');
    await enterCode();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(account.asked.filter((call) => call.startsWith('enrolTotp'))).toHaveLength(2);
  });
});

describe('recovery codes', () => {
  const shownCodes = () => within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');

  test('are announced before the first second factor is added, and shown as its last step', async () => {
    const user = userEvent.setup();
    show(new FakeAccount().enter());
    await user.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
    expect(await screen.findByText(/^After the last step you get recovery codes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await enterCode();
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus();
    expect(shownCodes().map((item) => item.textContent)).toEqual(['K4M9-X7QP-2AB8-HT3Z', '2H8K-QW3M-7XT4-9RPN']);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('K4M9-X7QP-2AB8-HT3Z\n2H8K-QW3M-7XT4-9RPN');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/^2 left/)).toBeVisible();
  });

  test('that the service does not have are said to be missing before, with the way out', async () => {
    show(new FakeAccount({ offersRecoveryCodes: false }).enter());
    await click('Add an authenticator app');
    expect(await screen.findByText(/^This sign-in service has no recovery codes.* on a second device/)).toBeVisible();
    await click('Continue');
    await enterCode();
    expect(await screen.findByText(/^Authenticator app is added/)).toBeVisible();
    expect(await screen.findByText(/^This service offers no recovery codes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make recovery codes' })).not.toBeInTheDocument();
  });

  test('that cannot be created do not prevent adding a second factor, and can be created later', async () => {
    show(new FakeAccount().enter().refuse('createRecoveryCodes', 'unreachable'));
    await click('Add an authenticator app');
    await screen.findByText(/^After the last step/);
    await click('Continue');
    await enterCode();
    expect(await screen.findByText(/^You have no recovery codes\. Without them, losing/)).toBeVisible();
    await click('Make recovery codes');
    await click('I have saved them');
    expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Replace them with new ones' })).toBeVisible();
  });

  test('are taken in place of the second factor', async () => {
    const account = new FakeAccount({ factors: [app] });
    account.codes = [...recoveryCodes];
    show(account.enter('aal1'));
    await click('Enter a code now');
    await click('I have lost it: use a recovery code');
    const field = await screen.findByRole('textbox', { name: /^Recovery code/ });
    await userEvent.type(field, 'K4M9{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter all 16 letters'));
    await userEvent.clear(field);
    await userEvent.type(field, 'AAAA-BBBB-CCCC-DDDD{Enter}');
    expect(await screen.findByText('That code is not right, or was used before.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'K4M9-X7QP-2AB8-HT3Z{Enter}');
    expect(await screen.findByText('You entered your second factor.')).toBeVisible();
    expect(account.codes).toEqual([recoveryCodes[1]]);
  });
});

describe('what the account holds', () => {
  test('is downloaded, and its deletion asked for by an e-mail that names it if people cannot delete theirs', async () => {
    const addresses = { createObjectURL: jest.fn(() => 'blob:data'), revokeObjectURL: jest.fn() };
    Object.assign(URL, addresses);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const account = show(new FakeAccount({ offersDeletion: false }).enter());
    await click('Download my data');
    expect(account.asked).toContain('exportAccount');
    expect(saved).toEqual(['artha-account.json']);
    expect(await screen.findByRole('link', { name: 'Ask us to delete my account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*asha%40example\.in/),
    );
  });

  test('is deleted after a question and a proof of who the person is', async () => {
    const account = show(new FakeAccount().enter().refuse('deleteAccount', 'proof-needed'));
    await click('Delete my account');
    expect(screen.getByRole('heading', { name: 'Delete your account?' })).toHaveFocus();
    await click('Keep it');
    await click('Delete my account');
    await click('Delete it');
    await userEvent.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('/auth/signin?reason=deleted')).toBeVisible();
    expect(account.asked.filter((one) => one === 'deleteAccount')).toHaveLength(2);
  });
});

describe('adding a phone', () => {
  test('takes a number without country code as India’s, and sends a code', async () => {
    const account = show(new FakeAccount().enter());
    await click('Add a phone');
    await userEvent.type(await screen.findByLabelText('Mobile number'), '98765 43210');
    await click('Send a code');
    expect(await screen.findByText('A code was sent to +919876543210.')).toBeVisible();
    await enterCode();
    await click('I have saved them');
    expect(await screen.findByText(/^Phone is added/)).toBeVisible();
    expect(account.asked).toContain('enrolPhone Phone +919876543210');
    expect(account.asked).toContain('verify factor-1 challenge-1');
  });

  test('refuses what is no mobile number', async () => {
    const account = show(new FakeAccount().enter());
    await click('Add a phone');
    const number = await screen.findByLabelText('Mobile number');
    await userEvent.type(number, '12345{Enter}');
    expect(number).toHaveAccessibleDescription(expect.stringContaining('Enter a mobile number such as'));
    expect(number).toHaveFocus();
    expect(account.factors).toEqual([]);
  });

  test('says where the service has no phones', async () => {
    show(new FakeAccount().enter().refuse('enrolPhone', 'not-offered'));
    await click('Add a phone');
    await userEvent.type(await screen.findByLabelText('Mobile number'), '98765 43210{Enter}');
    expect(await screen.findByText('The sign-in service of this site does not offer that.')).toBeVisible();
  });

  test('can be confirmed later', async () => {
    const account = show(new FakeAccount({ factors: [{ ...phone, isVerified: false }] }).enter());
    await click('Confirm My phone');
    await click('Send a code');
    await enterCode();
    expect(await screen.findByText('My phone is confirmed.')).toBeVisible();
    expect(account.factors).toMatchObject([{ isVerified: true }]);
  });
});

describe('changing a second factor', () => {
  test('gives it another name', async () => {
    const account = show(new FakeAccount({ factors: [app] }).enter('aal2'));
    await click('Rename My app');
    const name = screen.getByLabelText('New name');
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, ' Aegis {Enter}');
    expect(await screen.findByText('Renamed to Aegis.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aegis' })).toBeVisible();
    expect(account.factors).toMatchObject([{ name: 'Aegis' }]);
  });

  test('says at the field that a name is taken, and can be given up', async () => {
    show(new FakeAccount({ factors: [app, phone] }).enter('aal2'));
    await click('Rename My app');
    await userEvent.clear(screen.getByLabelText('New name'));
    await userEvent.type(screen.getByLabelText('New name'), 'My phone{Enter}');
    expect(await screen.findByText(/already have a second factor with this name/)).toBeVisible();
    await click('Cancel');
    expect(screen.getByRole('heading', { name: 'My app' })).toHaveFocus();
  });

  test('removes it after asking', async () => {
    const account = show(new FakeAccount({ factors: [app] }).enter('aal2'));
    await click('Remove My app');
    expect(screen.getByRole('heading', { name: 'Remove My app?' })).toHaveFocus();
    expect(account.factors).toHaveLength(1);
    await click('Remove it');
    expect(await screen.findByText('My app is removed.')).toBeVisible();
    expect(await screen.findByText('You have no second factor yet.')).toBeVisible();
    expect(list()).toHaveFocus();
  });

  test('says what to add first after a sign-in by a recovery code', async () => {
    const account = show(
      new FakeAccount({ factors: [app] }).enter('aal2').refuse('removeFactor', 'other-factor-needed'),
    );
    await click('Remove My app');
    await click('Remove it');
    expect(await screen.findByText(/You signed in with a recovery code.* Add another one first/)).toBeVisible();
    expect(account.factors).toHaveLength(1);
  });

  test('keeps it when the person thinks again', async () => {
    const account = show(new FakeAccount({ factors: [app] }).enter('aal2'));
    await click('Remove My app');
    await click('Keep it');
    expect(screen.getByRole('heading', { name: 'My app' })).toHaveFocus();
    expect(account.factors).toHaveLength(1);
  });

  test('asks for a code before it removes one, where the service wants that', async () => {
    const account = show(
      new FakeAccount({ factors: [app, phone] }).enter().refuse('removeFactor', 'second-factor-needed'),
    );
    await click('Remove My phone');
    await click('Remove it');
    const step = (await screen.findByRole('heading', { name: 'Enter your second factor' })).parentElement;
    expect(step).not.toBeNull();
    if (step) await userEvent.type(await within(step).findByLabelText('Code'), `${RIGHT_CODE}{Enter}`);
    expect(await screen.findByText('My phone is removed.')).toBeVisible();
    expect(account.factors).toMatchObject([{ name: 'My app' }]);
  });
});
