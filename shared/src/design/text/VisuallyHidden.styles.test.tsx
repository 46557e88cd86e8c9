import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('what it holds is part of a name and can be read by listeners', () => {
  render(
    <button type="button">
      Row 13<VisuallyHidden> of October</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Row 13 of October' })).toBeVisible();
});

test('it takes no room and is not laid out with its neighbours', () => {
  render(<VisuallyHidden>For listeners</VisuallyHidden>);
  const { position, width, height, overflow, display, visibility } = getComputedStyle(
    screen.getByText('For listeners'),
  );
  expect({ position, width, height, overflow }).toEqual({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  });
  // Either of them would also hide it from screen readers.
  expect(display).not.toBe('none');
  expect(visibility).toBe('visible');
});

test('it can be another element, such as the legend of a group', () => {
  render(
    <fieldset>
      <VisuallyHidden as="legend">Regime</VisuallyHidden>
    </fieldset>,
  );
  expect(screen.getByRole('group', { name: 'Regime' })).toBeVisible();
});
