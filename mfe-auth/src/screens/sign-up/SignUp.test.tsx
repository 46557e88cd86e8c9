import { renderScreen } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUp } from './SignUp.tsx';

const button = () => screen.getByRole('button', { name: 'Create account' });
const field = (label: string) => screen.getByLabelText(label);

async function fillIn(email = 'asha@example.in') {
  await userEvent.type(field('Full name'), 'Asha Rao');
  await userEvent.type(field('Email'), email);
  await userEvent.type(field('Password'), 'eight888');
  await userEvent.type(field('Confirm password'), 'eight888');
}

describe('signing up', () => {
  it('is enabled only when all holds', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    expect(button()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button()).toBeEnabled();
  });

  it('tells of a short password and of one that differs, beside the fields', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Password'), 'short');
    expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(field('Confirm password')).not.toHaveAccessibleDescription();
    await userEvent.type(field('Confirm password'), 'shorter');
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(field('Confirm password')).toBeInvalid();
  });

  it('says that the form has errors when Enter is pressed too early', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Full name'), 'Asha{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please fix the errors in the form$/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Enter an address such as asha@example.in',
      'Password must be at least 8 characters',
      'Accept both to create an account',
    ]);
    expect(field('Email')).toHaveAccessibleDescription('Enter an address such as asha@example.in');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept both to create an account');
  });

  it('leads from each error to its field, and takes an error away when it is mended', async () => {
    renderScreen(<SignUp />);
    await userEvent.type(field('Email'), 'asha@example.in{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
    expect(field('Full name')).toHaveFocus();
    await userEvent.keyboard('A');
    expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
    await userEvent.type(field('Password'), 'eight888');
    await userEvent.type(field('Confirm password'), 'eight888');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('points at an address that is none', async () => {
    renderScreen(<SignUp />);
    await fillIn('asha');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Please fix the errors in the form');
    expect(field('Email')).toHaveAccessibleDescription('Enter an address such as asha@example.in');
  });

  it('succeeds as a demonstration and empties the form', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    expect(screen.getByText('Account created successfully!')).toBeVisible();
    for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) expect(field(label)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(button()).toBeDisabled();
  });

  it('takes the success away when the form is filled in again', async () => {
    renderScreen(<SignUp />);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button());
    await userEvent.type(field('Full name'), 'R');
    expect(screen.queryByText('Account created successfully!')).not.toBeInTheDocument();
  });

  it('leads to the texts that are accepted, and to signing in', () => {
    renderScreen(<SignUp />);
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/tos');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  });
});
