import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';

function Greeting(): ReactElement {
  const [greeting, setGreeting] = useState('');
  return (
    <button
      onClick={() => {
        void Promise.resolve('Good morning').then(setGreeting);
      }}
    >
      {greeting}
    </button>
  );
}

test('what comes with a promise is not there right after an event, however soon it is kept', async () => {
  render(<Greeting />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent(/^$/);
  expect(await screen.findByText('Good morning')).toBeVisible();
});
