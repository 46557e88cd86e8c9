import { render, screen } from '@testing-library/react';
import { readStylesheets } from '../../testing/stylesheets.ts';
import { Banner } from './Banner.ts';
import { Card, Tag } from './Card.tsx';

const edges = (element: Element) =>
  readStylesheets()
    .filter(({ selector, property }) => /^(border-color|box-shadow)$/.test(property) && element.matches(selector))
    .map(({ value }) => value);

test('the chosen card has an edge of ink, the others the hairline', () => {
  render(
    <>
      <Card>Old regime</Card>
      <Card $selected>New regime</Card>
    </>,
  );
  expect(edges(screen.getByText('Old regime'))).toEqual([]);
  expect(edges(screen.getByText('New regime'))).toEqual(['inset 0 0 0 1px var(--text)', 'var(--text)']);
});

test('what a card looks like is not written into the page', () => {
  render(
    <Card $selected data-testid="card">
      <Tag>Food</Tag>
    </Card>,
  );
  expect(screen.getByTestId('card').getAttributeNames().sort()).toEqual(['class', 'data-testid']);
});

test('a card can be the element that its content asks for, such as a section with a name', () => {
  render(
    <Card as="section" aria-label="New regime">
      <Tag>Lower tax</Tag>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'New regime' })).toHaveTextContent('Lower tax');
});

test('the sentence of a result can be a live region, so that a listener hears the new one', () => {
  const { rerender } = render(<Banner role="status">You save ₹10,000.</Banner>);
  const banner = screen.getByRole('status');
  rerender(<Banner role="status">You save ₹12,000.</Banner>);
  expect(screen.getByRole('status')).toBe(banner);
  expect(banner).toHaveTextContent('You save ₹12,000.');
});
