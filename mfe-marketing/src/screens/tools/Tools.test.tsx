import type { ToolCard } from '@artha/shared/remote';
import { renderScreen, sampleIntegrity, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { Tools } from './Tools.tsx';

const registryOf = (cards: Readonly<Record<string, ToolCard>>, icons: Readonly<Record<string, string>> = {}) =>
  sampleRegistry({
    sample: [
      sampleVersion({
        routes: Object.entries(cards).map(([name, tool]) =>
          sampleRoute({ path: `/tools/${name.toLowerCase()}`, screen: name, tool }),
        ),
        icons: { ...icons },
        files: Object.fromEntries(Object.values(icons).map((file) => [file, sampleIntegrity])),
      }),
    ],
  });

const Tax: ToolCard = { name: 'Tax Calculator', description: 'Old versus new.', task: 'compare regimes', order: 2 };
const Statement: ToolCard = { name: 'Transaction Categorizer', description: 'Convert.', order: 1 };
const Research: ToolCard = { name: 'Equity Research', description: 'Reports.', order: 3 };
const Glossary: ToolCard = { name: 'Glossary', description: 'Terms.', size: 'small', order: 4 };
const Report: ToolCard = { name: 'Custom Report', description: 'Ratios.', size: 'small', order: 5 };
const Planner: ToolCard = { name: 'Loan Planner', description: 'Of another team.', order: 6 };

/** The address of a card's icon. */
const iconBeside = (name: string) =>
  screen.getByRole('link', { name }).closest('li')?.querySelector('use')?.getAttribute('href');

describe('the tools index', () => {
  test('lists every published tool as a link, in the order of the cards', () => {
    renderScreen(<Tools />, { registry: registryOf({ Glossary, Tax, Report, Research, Statement }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Five tools. No account needed.');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Transaction Categorizer', '/tools/statement'],
      ['Tax Calculator', '/tools/tax'],
      ['Equity Research', '/tools/research'],
      ['Glossary', '/tools/glossary'],
      ['Custom Report', '/tools/report'],
    ]);
    expect(screen.getByText('Old versus new.')).toBeInTheDocument();
  });

  test('leads from the tax calculator to Form 16, too, if it is published', () => {
    renderScreen(<Tools />, { registry: registryOf({ 'Tax-Calculator': Tax, Planner }) });
    expect(screen.getByRole('link', { name: 'Have a Form 16? Start with it' })).toHaveAttribute(
      'href',
      '/tools/tax-calculator/form-16',
    );
  });

  test('takes in a tool that it has never heard of', () => {
    renderScreen(<Tools />, { registry: registryOf({ Tax, Planner }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two tools. No account needed.');
    expect(screen.getByText('Compare regimes.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Loan Planner' })).toHaveAttribute('href', '/tools/planner');
  });

  test('shows the icon that a remote brings, large or small, and a plain drawing if it brings none', () => {
    const icons = { Tax: 'Tax.icon.svg', Glossary: 'Glossary.icon.svg' };
    renderScreen(<Tools />, { registry: registryOf({ Tax, Planner, Glossary }, icons) });
    expect(iconBeside('Tax Calculator')).toMatch(/^\/icons\/[\w-]{20}\.svg#icon$/);
    expect(iconBeside('Glossary')).toMatch(/^\/icons\/[\w-]{20}\.svg#icon$/);
    expect(iconBeside('Loan Planner')).toBeUndefined();
  });

  test('renders without any tool', () => {
    renderScreen(<Tools />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No tools.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
