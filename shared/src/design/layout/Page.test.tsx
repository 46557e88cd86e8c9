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

test('another heading has a line of its own below, and the same heading keeps its line', () => {
  const { rerender } = render(
    <Page title="Income Tax Calculator" lead="Two short steps.">
      <p>The form</p>
    </Page>,
  );
  const line = screen.getByText('Two short steps.');
  const content = screen.getByText('The form');
  rerender(
    <Page title="Income Tax Calculator" lead="The second step.">
      <p>The form</p>
    </Page>,
  );
  expect(screen.getByText('The second step.')).toBe(line);
  rerender(
    <Page title="Estimate" lead="By the Act.">
      <p>The form</p>
    </Page>,
  );
  expect(screen.getByText('By the Act.')).not.toBe(line);
  expect(screen.getByText('The form')).toBe(content);
});
