import { screen } from '@testing-library/react';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { NotFound } from './NotFound.tsx';

const registry = sampleRegistry({
  index: [
    sampleVersion({
      routes: [],
      navigation: [{ area: 'bar', label: 'Tools', order: 1, to: '/tools', menu: 'tools' }],
    }),
  ],
  tax: [sampleVersion({ routes: [sampleRoute({ path: '/tools/tax-calculator', title: 'Tax calculator' })] })],
  auth: [sampleVersion({ routes: [sampleRoute({ path: '/auth/signin', title: 'Sign in', unlisted: true })] })],
});

function showAt(path: string) {
  history.replaceState(null, '', path);
  renderScreen(<NotFound />, { registry });
}

test('it says that the page is missing, and offers two ways on', () => {
  showAt('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page at this address.' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: 'See all tools' })).toHaveAttribute('href', '/tools');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('it links to no index of tools if no remote has one', () => {
  renderScreen(<NotFound />);
  expect(screen.queryByRole('link', { name: 'See all tools' })).not.toBeInTheDocument();
});

test('it names the page that was probably meant', () => {
  showAt('/tools/tax-calulator');
  expect(screen.getByRole('status')).toHaveTextContent('Did you mean Tax calculator?');
  expect(screen.getByRole('link', { name: 'Tax calculator' })).toHaveAttribute('href', '/tools/tax-calculator');
});

test('it leads to no page that search engines do not list', () => {
  showAt('/auth/sigin');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
