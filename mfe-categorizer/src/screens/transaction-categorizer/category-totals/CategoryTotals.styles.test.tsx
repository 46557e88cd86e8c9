import { render, screen } from '@testing-library/react';
import { Groups } from './CategoryTotals.styles.ts';

test('the column of the bars may be narrower than a drawn chart, so that the page fits a turned phone', () => {
  render(<Groups role="group" aria-label="Bars" />);
  expect(screen.getByRole('group', { name: 'Bars' })).toHaveStyle('grid-template-columns: minmax(0, 1fr)');
});
