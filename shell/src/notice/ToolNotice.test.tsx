import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Route } from '@artha/shared/contract';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { ToolNotice } from './ToolNotice.tsx';

const card = (name: string) => ({ name, description: `${name}.`, order: 1 });
const tax = sampleRoute({ path: '/tools/tax', title: 'Tax', tool: card('Income Tax Calculator') });
const glossary = sampleRoute({ path: '/finterms', title: 'Glossary', tool: card('Glossary') });
const registry = sampleRegistry({
  tax: [sampleVersion({ routes: [tax] })],
  index: [
    sampleVersion({
      routes: [],
      navigation: [{ area: 'bar', label: 'Tools', order: 1, to: '/tools', menu: 'tools' }],
    }),
  ],
  glossary: [sampleVersion({ routes: [glossary] })],
});

function show(route: Route, onRetry = jest.fn(), all = registry) {
  renderScreen(<ToolNotice route={route} code="AR-103" onRetry={onRetry} />, { registry: all });
  expect(screen.getByRole('alert')).toBeVisible();
}

test('it names the tool as a sentence would, says that the rest works, and gives the code', () => {
  show(tax);
  expect(screen.getByRole('heading', { level: 2, name: 'The income tax calculator did not load.' })).toBeVisible();
  expect(
    screen.getByText(
      /^You can read the page below, but it will not calculate until it loads\. The rest of the site still works/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Code for support: AR-103')).toBeVisible();
});

test('an abbreviation keeps its capitals', () => {
  show(sampleRoute({ tool: card('PDF Tools') }));
  expect(screen.getByRole('heading', { name: 'The PDF tools did not load.' })).toBeVisible();
});

test('a page that is no tool is called this page', () => {
  show(sampleRoute({ path: '/pricing' }));
  expect(screen.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  expect(screen.getByText(/but its controls will not work until it loads/)).toBeVisible();
});

test('Retry tries again', async () => {
  const retry = jest.fn();
  show(tax, retry);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('it leads to all tools, except on the page of all tools itself', () => {
  show(tax);
  expect(screen.getByRole('link', { name: 'See all tools' })).toHaveAttribute('href', '/tools');
});

test('on the page of all tools it does not lead there', () => {
  show(sampleRoute({ path: '/tools' }));
  expect(screen.queryByRole('link', { name: 'See all tools' })).not.toBeInTheDocument();
});

test('it offers the other tools and not the one that failed', () => {
  show(tax);
  const others = within(screen.getByRole('navigation', { name: 'Other tools' })).getAllByRole('link');
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Glossary', '/finterms']]);
});

test('without another tool it offers none', () => {
  show(tax, jest.fn(), sampleRegistry({ tax: [sampleVersion({ routes: [tax] })] }));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
