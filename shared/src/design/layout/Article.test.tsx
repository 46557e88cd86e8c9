import { render, screen, within } from '@testing-library/react';
import { Article } from './Article.tsx';

const sections = [
  { id: 'scope', heading: 'What it covers', content: <p>This site.</p> },
  { id: 'changes', heading: 'Changes', content: <p>Announced 30 days before.</p> },
];

test('its contents lead to every section, which is named by its heading', () => {
  render(<Article sections={sections} />);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What it covers', '#scope'],
    ['Changes', '#changes'],
  ]);
  const changes = screen.getByRole('region', { name: 'Changes' });
  expect(changes).toHaveAttribute('id', 'changes');
  expect(within(changes).getByRole('heading', { level: 2, name: 'Changes' })).toBeVisible();
  expect(within(changes).getByText('Announced 30 days before.')).toBeVisible();
});

test('content after the last section belongs to the article and is not listed', () => {
  render(
    <Article sections={sections} contentsLabel="On this page">
      <a href="/reports">All reports</a>
    </Article>,
  );
  const link = screen.getByRole('link', { name: 'All reports' });
  expect(screen.getByRole('article')).toContainElement(link);
  expect(screen.getByRole('navigation', { name: 'On this page' })).not.toContainElement(link);
});
