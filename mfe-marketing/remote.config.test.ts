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
