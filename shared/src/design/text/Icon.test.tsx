import { render, screen } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { Spinner } from '../buttons/Spinner.tsx';

test('drawings are nothing to a listener: the words beside them say the same', () => {
  render(
    <button type="button">
      <Icon name="retry" />
      <Spinner />
      Retry
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
