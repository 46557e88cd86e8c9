import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignIn } from './SignIn.tsx';

const button = () => screen.getByRole('button', { name: 'Sign in' });

describe('signing in', () => {
  test('is disabled until email and password are both there', async () => {
    renderScreen(<SignIn />);
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    expect(button()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    expect(button()).toBeEnabled();
  });

  test('asks for an email by its type', () => {
    renderScreen(<SignIn />);
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toBeRequired();
  });

  test('says what is missing when Enter is pressed too early, until something is typed', async () => {
    renderScreen(<SignIn />);
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email and password');
    await userEvent.type(screen.getByLabelText('Password'), 's');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  test('marks the fields that are missing and moves the focus to the first of them', async () => {
    renderScreen(<SignIn />);
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
    await userEvent.type(password, '{Enter}');
    for (const field of [email, password]) {
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription('Please enter your email and password');
    }
    expect(email).toHaveFocus();
    await userEvent.type(email, 'asha@example.in{Enter}');
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(password).toHaveFocus();
  });

  test('refuses an email that is not an address, and marks it', async () => {
    renderScreen(<SignIn />);
    await userEvent.type(screen.getByLabelText('Email'), 'asha');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password. Please try again.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
  });

  test('succeeds as a demonstration, and says so', async () => {
    renderScreen(<SignIn />);
    expect(
      screen.getByText('This is a demonstration. No account is created and nothing you type is sent.'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(button());
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(screen.getByText(/nothing was sent, and you are not signed in/)).toBeVisible();
  });

  test('shows and hides the password', async () => {
    renderScreen(<SignIn />);
    await userEvent.click(screen.getByRole('button', { name: 'Show what was typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide what was typed' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('says that no sign-in service is configured when Google is chosen', async () => {
    renderScreen(<SignIn />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(screen.getByText(/No sign-in service is configured on this site/)).toBeVisible();
  });

  test('leads to resetting a forgotten password, and to signing up', () => {
    renderScreen(<SignIn />);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/reset');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup');
  });

  test('says why a return page led here', () => {
    renderScreen(<SignIn />, { path: '/auth/signin?reason=cancelled' });
    expect(screen.getByText(/^Signing in was cancelled/)).toBeVisible();
  });

  test('has no list of tools when none is published', () => {
    const { container } = renderScreen(<SignIn />);
    expect(within(container).queryByRole('navigation')).not.toBeInTheDocument();
  });
});
