import { REGISTRY_SCHEMA, type Registry, type ToolCard } from '@artha/shared/contract';
import { renderScreen } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { Tools } from './Tools.tsx';

function registryOf(cards: readonly ToolCard[]): Registry {
  const integrity = `sha384-${'A'.repeat(64)}`;
  return {
    schema: REGISTRY_SCHEMA,
    microFrontends: {
      sample: [
        {
          url: '',
          metadata: { version: '1.0.0', integrity },
          deployment: { traffic: 100, default: true },
          extras: {
            kind: 'remote',
            owner: 'team-sample',
            digest: '0'.repeat(20),
            contract: 1,
            published: '2026-11-21T00:00:00.000Z',
            entry: 'remoteEntry.js',
            files: {},
            shared: {},
            screens: {},
            routes: cards.map((tool) => ({
              path: `/tools/${tool.icon}`,
              screen: 'Sample',
              title: tool.name,
              description: tool.description,
              tool,
            })),
          },
        },
      ],
    },
  };
}

const tax: ToolCard = { name: 'Tax Calculator', description: 'Old versus new regime.', icon: 'tax', order: 2 };
const statement: ToolCard = { name: 'Transaction Categorizer', description: 'Convert.', icon: 'statement', order: 1 };
const research: ToolCard = { name: 'Equity Research', description: 'Reports.', icon: 'research', order: 3 };
const glossary: ToolCard = { name: 'Glossary', description: 'Terms.', icon: 'glossary', order: 4 };
const report: ToolCard = { name: 'Custom Report', description: 'Ratios.', icon: 'report', order: 5 };
const planner: ToolCard = { name: 'Loan Planner', description: 'Of another team.', icon: 'tool', order: 6 };

describe('the tools index', () => {
  it('lists every published tool as a link, in the order of the cards', () => {
    renderScreen(<Tools />, { registry: registryOf([glossary, tax, report, research, statement]) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Five tools. No account needed.');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Transaction Categorizer', '/tools/statement'],
      ['Tax Calculator', '/tools/tax'],
      ['Equity Research', '/tools/research'],
      ['Glossary', '/tools/glossary'],
      ['Custom Report', '/tools/report'],
    ]);
    expect(screen.getByText('Old versus new regime.')).toBeInTheDocument();
  });

  it('takes in a tool that it has never heard of', () => {
    renderScreen(<Tools />, { registry: registryOf([tax, planner]) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two tools. No account needed.');
    expect(screen.getByText('Compare two tax regimes.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Loan Planner' })).toHaveAttribute('href', '/tools/tool');
  });

  it('stands without any tool', () => {
    renderScreen(<Tools />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No tools.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
