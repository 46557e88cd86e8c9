import { renderScreen, testConfig } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeAccount } from '../../testing/FakeAccount.ts';
import { showWithAccount } from '../../testing/showWithAccount.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const sent = 'If there is an account for asha@example.in, an e-mail with a link is on its way.';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

test('sends the e-mail, and does not say whether there is such an account', async () => {
  const account = new FakeAccount({ people: [] });
  showWithAccount(<ResetPassword />, account, '/auth/reset');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in ');
  await send();
  expect(await screen.findByText(sent)).toBeVisible();
  expect(account.asked).toEqual(['sendPasswordReset asha@example.in']);
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText(sent)).not.toBeInTheDocument();
});

test('asks once while the answer is on the way', async () => {
  const account = new FakeAccount();
  const asked = jest.spyOn(account, 'sendPasswordReset').mockReturnValue(new Promise(() => undefined));
  showWithAccount(<ResetPassword />, account, '/auth/reset');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('refuses what is no address, and goes back to the field', async () => {
  const account = new FakeAccount();
  showWithAccount(<ResetPassword />, account, '/auth/reset');
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Email'), 'asha{Enter}');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an address such as asha@example.in');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(account.asked).toEqual([]);
});

test('says when the service does not answer', async () => {
  showWithAccount(<ResetPassword />, new FakeAccount().refuse('sendPasswordReset', 'unreachable'), '/auth/reset');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
  await send();
  expect(await screen.findByText(/does not answer/)).toBeVisible();
  expect(screen.queryByText(sent)).not.toBeInTheDocument();
});

test('is a demonstration if no service is configured, and says so', async () => {
  renderScreen(<ResetPassword />);
  expect(screen.getByText(/^This is a demonstration/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@artha.example' })).toHaveAttribute(
    'href',
    'mailto:hello@artha.example?subject=Forgot%20password',
  );
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.in');
  await send();
  expect(screen.getByText(/nothing was sent/)).toBeVisible();
});

test('offers no contact if the site has no e-mail address', () => {
  renderScreen(<ResetPassword />, { config: { ...testConfig, email: '' } });
  expect(screen.queryByText(/^Write to/)).not.toBeInTheDocument();
});
