import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { language } from '@artha/shared';
import { registryIn } from '@artha/shared/contract';
import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { createLocationStore } from '../../routing/location.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

const routes = [
  ...['/', '/pricing', '/research', '/terms/{page}'].map((path) => sampleRoute({ path })),
  ...['/hi', '/hi/pricing', '/hi/terms/{page}'].map((path) => sampleRoute({ path, lang: 'hi' })),
];
const registry = sampleRegistry({ pages: [sampleVersion({ routes })] });

function show(path: string, shown: 'en' | 'hi' = 'en') {
  renderScreen(<LanguageLinks locationStore={createLocationStore(path)} as="a" />, {
    language: shown,
    registry: registryIn(registry, shown),
  });
}

afterEach(() => {
  localStorage.clear();
  language.set('en');
});

test.each([
  ['/', '/hi'],
  ['/pricing', '/hi/pricing'],
  ['/terms/sip', '/hi/terms/sip'],
])('%s links the same page in Hindi', (path, translated) => {
  show(path);
  const link = screen.getByRole('link', { name: 'हिन्दी (Read this page in Hindi)' });
  expect(link).toHaveAttribute('href', translated);
  expect(link).toHaveAttribute('hreflang', 'hi');
});

test.each([
  ['/hi', '/'],
  ['/hi/terms/sip', '/terms/sip'],
  // The page for unknown addresses.
  ['/hi/404', '/'],
])('%s links the same page in English', (path, original) => {
  show(path, 'hi');
  expect(screen.getByRole('link', { name: /^English/ })).toHaveAttribute('href', original);
});

test('a page that is there in English alone has no switch', () => {
  show('/research');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the choice is remembered', async () => {
  show('/pricing');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(localStorage.getItem('artha-language')).toBe('hi');
});

test('the figures that a tool keeps after # go with the person to the other language', async () => {
  show('/pricing');
  history.replaceState(null, '', '#basicSalary=1200000');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/hi\/pricing#basicSalary=1200000$/));
  history.replaceState(null, '', ' ');
});
