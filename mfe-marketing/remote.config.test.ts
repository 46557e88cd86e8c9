import type { RemoteConfig } from '@artha/shared/remote';
import config from './remote.config.ts';

describe('what search engines read', () => {
  test.each(config.routes.map(({ path, description }) => [path, description] as const))(
    'is one line of a search result for %s',
    (_, description) => {
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  test('has a title of its own for every page', () => {
    expect(new Set(config.routes.map(({ title }) => title)).size).toBe(config.routes.length);
  });
});

test.each([
  ['/contact', '/', 'contact'],
  ['/faq', '/', 'faq'],
  ['/privacy-policy', '/privacy', undefined],
  ['/terms', '/tos', undefined],
])('%s, which people type, leads to its page', (alias, path, part) => {
  const routes: RemoteConfig['routes'] = config.routes;
  const route = routes.find(({ aliases = [] }) => aliases.some((one) => one.path === alias));
  expect(route?.path).toBe(path);
  expect(route?.aliases?.find((one) => one.path === alias)?.part).toBe(part);
});
