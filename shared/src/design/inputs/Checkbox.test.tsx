import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('its words tick it', async () => {
  render(<Checkbox label="Remember me" />);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toHaveAccessibleDescription();
});

test('an error describes it and is not its name', () => {
  render(<Checkbox label="I accept" error="Accept both" />);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Accept both');
});

test('a disabled one stays as it is', async () => {
  render(<Checkbox label="Remember me" disabled />);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('the space bar ticks it and takes the tick away, and it is sent under its name', async () => {
  render(
    <form aria-label="Sign in">
      <Checkbox label="Remember me" name="remember" value="yes" />
    </form>,
  );
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(sent()).toEqual({ remember: 'yes' });
  await userEvent.keyboard(' ');
  expect(sent()).toEqual({});
});
