import { screen } from '@testing-library/react';
import type { Registry } from '@artha/shared/contract';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { createLocationStore } from '../routing/location.ts';
import { siteWithNavigation } from '../testing/sampleNavigation.ts';
import { ToolsLink } from './ToolsLink.tsx';

const show = (path: string, registry: Registry = siteWithNavigation) => {
  renderScreen(<ToolsLink locationStore={createLocationStore(path)} />, { registry });
};
const link = () => screen.queryByRole('link', { name: 'All tools' });

test('a tool has the way to all tools above its heading', () => {
  show('/tools/tax');
  expect(link()).toHaveAttribute('href', '/tools');
});

test.each([
  ['/tax/form-16', 1],
  ['/tax/terms/emi', 0],
])('below a tool, %s has the link %i times', (path, times) => {
  const tool = { name: 'Tax', description: 'Tax.', order: 1 };
  const routes = [
    sampleRoute({ path: '/tools' }),
    sampleRoute({ path: '/tax', tool }),
    sampleRoute({ path: '/tax/form-16' }),
    sampleRoute({ path: '/tax/terms/{page}' }),
  ];
  const remote = sampleVersion({
    routes,
    navigation: [{ area: 'bar', label: 'Tools', order: 20, to: '/tools', menu: 'tools' }],
  });
  show(path, sampleRegistry({ tax: [remote] }));
  expect(screen.queryAllByRole('link', { name: 'All tools' })).toHaveLength(times);
});

test.each(['/', '/pricing', '/tools'])('%s, which is no tool, has none', (path) => {
  show(path);
  expect(link()).not.toBeInTheDocument();
});

test('without a remote with an index of tools there is no link', () => {
  const tool = { name: 'Tax', description: 'Tax.', order: 1 };
  show('/tax', sampleRegistry({ tax: [sampleVersion({ routes: [sampleRoute({ path: '/tax', tool })] })] }));
  expect(link()).not.toBeInTheDocument();
});
