import { render, screen } from '@testing-library/react';
import { Page } from './Page.tsx';

test('a page has one heading of the first level, which can take the focus, with its lead below', () => {
  render(
    <Page title="Pricing" lead="Simple and plain.">
      <p>Content</p>
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Pricing' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('Simple and plain.')).toBeVisible();
  expect(screen.getByText('Content')).toBeVisible();
});

test('a page without a lead has no empty paragraph', () => {
  render(<Page title="Pricing">{null}</Page>);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});
