import { registryWithPages, renderScreen } from '@artha/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Creation } from '../../domain/createAccount.ts';
import { enter } from '../../testing/enter.ts';
import { SignUp } from './SignUp.tsx';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const button = () => screen.getByRole('button', { name: 'Create account' });
const field = (label: string) => screen.getByLabelText(label);

/** The texts in the red boxes: the list of problems has one of its own. */
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map((region) => region.textContent)
    .join('');

const labels = ['Full name', 'Email', 'Password', 'Confirm password'];

async function fillIn(email = 'asha@example.in') {
  await enter(field('Full name'), 'Asha Rao');
  await enter(field('Email'), email);
  await enter(field('Password'), 'eight888');
  await enter(field('Confirm password'), 'eight888');
}

describe('signing up', () => {
  test('enables the button only when every field is filled in as it has to be', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    expect(button()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button()).toBeEnabled();
  });

  test('says beside the fields that a password is too short or differs', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Password'), 'short');
    expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(field('Confirm password')).not.toHaveAccessibleDescription();
    await userEvent.type(field('Confirm password'), 'shorter');
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(field('Confirm password')).toBeInvalid();
  });

  test('says that the form has errors when Enter is pressed too early', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Full name'), 'Asha{Enter}');
    expect(alertText()).toBe('Please fix the errors in the form');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Enter an address such as asha@example.in',
      'Password must be at least 8 characters',
      'Enter the password again',
      'Accept both to create an account',
    ]);
    expect(field('Confirm password')).toHaveAccessibleDescription('Enter the password again');
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    expect(field('Email')).toHaveAccessibleDescription('Enter an address such as asha@example.in');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept both to create an account');
  });

  test('links each error to its field, and takes an error away when it is corrected', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Email'), 'asha@example.in{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
    expect(field('Full name')).toHaveFocus();
    await userEvent.keyboard('A');
    expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
    await userEvent.type(field('Password'), 'eight888');
    await userEvent.type(field('Confirm password'), 'eight888');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(alertText()).toBe('');
  });

  test('names an email that is not an address', async () => {
    renderScreen(<SignUp />);
    await fillIn('asha');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    expect(alertText()).toBe('Please fix the errors in the form');
    expect(field('Email')).toHaveAccessibleDescription('Enter an address such as asha@example.in');
  });

  test('succeeds as a demonstration and empties the form', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    for (const label of labels) expect(field(label)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(button()).toBeDisabled();
  });

  test('says that the account could not be created, keeps what was typed, and succeeds the next time', async () => {
    const createAccount = jest
      .fn<Promise<Creation>, unknown[]>(() => Promise.resolve('simulated'))
      .mockRejectedValueOnce(new Error('503'));
    renderScreen(
      <AccountTextsProvider texts={accountEnglish}>
        <SignUpForm createAccount={createAccount} />
      </AccountTextsProvider>,
    );
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    const error = 'Error creating account. Please try again.';
    await waitFor(() => {
      expect(alertText()).toBe(error);
    });
    for (const label of labels) expect(field(label)).not.toHaveValue('');

    await userEvent.click(button());
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
    expect(createAccount).toHaveBeenCalledTimes(2);
    expect(createAccount).toHaveBeenLastCalledWith({
      name: 'Asha Rao',
      email: 'asha@example.in',
      password: 'eight888',
      confirmation: 'eight888',
      acceptsTerms: true,
    });
  });

  test('asks the service once while its answer is on the way', async () => {
    const createAccount = jest.fn(() => new Promise<Creation>(() => undefined));
    renderScreen(
      <AccountTextsProvider texts={accountEnglish}>
        <SignUpForm createAccount={createAccount} />
      </AccountTextsProvider>,
    );
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    await userEvent.click(button());
    expect(createAccount).toHaveBeenCalledTimes(1);
  });

  test('takes the success away when the form is filled in again', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    await userEvent.type(field('Full name'), 'R');
    expect(screen.queryByText('Account created successfully!')).not.toBeInTheDocument();
  });

  test('links to the texts that are accepted, and to signing in', () => {
    renderScreen(<SignUp />, { registry: registryWithPages('/tos', '/privacy') });
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/tos');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  });

  test('does not link to a text that is not published', () => {
    renderScreen(<SignUp />);
    expect(screen.getByText(/I accept the Terms & Conditions and the Privacy Policy/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Terms & Conditions' })).not.toBeInTheDocument();
  });
});
