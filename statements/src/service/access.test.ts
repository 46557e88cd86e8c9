import { readAccess } from './access.ts';

describe('readAccess', () => {
  test('by default allows every site, limits the rate, and trusts no proxy', () => {
    expect(readAccess({})).toEqual({ origins: '*', uploadsPerMinute: 600, trustedProxies: undefined });
    expect(readAccess({ STATEMENTS_ORIGINS: '', STATEMENTS_RATE_LIMIT: '' })).toEqual(readAccess({}));
  });

  test('reads sites, a rate and proxies from the environment', () => {
    const environment = {
      STATEMENTS_ORIGINS: 'https://a.example, http://localhost:8080',
      STATEMENTS_RATE_LIMIT: '30',
      STATEMENTS_TRUST_PROXY: 'loopback',
    };
    expect(readAccess(environment)).toEqual({
      origins: ['https://a.example', 'http://localhost:8080'],
      uploadsPerMinute: 30,
      trustedProxies: 'loopback',
    });
  });

  test('allows any rate where that is asked for', () => {
    expect(readAccess({ STATEMENTS_RATE_LIMIT: 'none' }).uploadsPerMinute).toBeUndefined();
  });

  test.each(['a.example', 'https://a.example/', 'https://a.example/path', 'https://a.example,'])(
    'refuses sites that are not origins: %s',
    (origins) => {
      expect(() => readAccess({ STATEMENTS_ORIGINS: origins })).toThrow('STATEMENTS_ORIGINS');
    },
  );

  test.each(['0', '-1', 'many'])('refuses a rate that is not a whole number: %s', (rate) => {
    expect(() => readAccess({ STATEMENTS_RATE_LIMIT: rate })).toThrow('STATEMENTS_RATE_LIMIT');
  });
});
