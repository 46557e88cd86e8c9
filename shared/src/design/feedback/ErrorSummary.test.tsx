import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from '../inputs/Field.tsx';

const problems = [
  { field: 'name', message: 'Enter your name' },
  { field: 'email', message: 'Enter an address' },
];

function Form({ attempt }: { readonly attempt: number }) {
  return (
    <>
      <TextField id="name" label="Name" />
      <TextField id="email" label="Email" />
      {attempt > 0 && <ErrorSummary key={attempt} problems={problems} />}
    </>
  );
}

test('it says that there is a problem and takes the focus, for every attempt again', async () => {
  const { rerender } = render(<Form attempt={0} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Form attempt={1} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^There is a problem$/);
  const summary = () => screen.getByRole('heading').closest('[tabindex="-1"]');
  expect(summary()).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
  rerender(<Form attempt={1} />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  rerender(<Form attempt={2} />);
  expect(summary()).toHaveFocus();
});

test('each problem leads to its field, before and after the page answers', async () => {
  render(<Form attempt={1} />);
  const link = screen.getByRole('link', { name: 'Enter an address' });
  expect(link).toHaveAttribute('href', '#email');
  await userEvent.click(link);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('its title can be the sentence of a form', () => {
  render(<ErrorSummary title="Please fix the errors in the form" problems={problems} />);
  expect(screen.getByRole('heading', { name: 'Please fix the errors in the form' })).toBeVisible();
});
