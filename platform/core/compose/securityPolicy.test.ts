import fc from 'fast-check';
import { anyAddress, anyPath, anyQuery } from '@artha/process/testing/anyAddress';
import { contentSecurityPolicies, type PolicySources } from './securityPolicy.ts';

const sources: PolicySources = {
  inlineScripts: ["'sha256-early'"],
  scriptFiles: ['sha256-main'],
  isIsolated: false,
  needs: {},
  styles: ["'sha256-style'", "'sha256-empty'"],
  styleAttributes: [],
  uploadUrl: '/upload',
  analytics: undefined,
  embedsDocuments: false,
};

/** The directives of the first policy by name. */
function policyOf(changes: Partial<PolicySources> = {}): ReadonlyMap<string, readonly string[]> {
  const [policy = ''] = contentSecurityPolicies({ ...sources, ...changes });
  const directives = policy.split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the policy of a page', () => {
  test('rejects what it does not name, and all scripts that are not the site’s', () => {
    const policy = policyOf();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('worker-src')).toEqual(['http://*:*/offline.js']);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect([...policy.values()].flat().filter((value) => value.includes('unsafe'))).toEqual([]);
  });

  test('allows only the style attributes that the page has', () => {
    expect(policyOf().has('style-src-attr')).toBe(false);
    const policy = policyOf({ styleAttributes: ["'sha256-width'"] });
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-hashes'", "'sha256-width'"]);
    expect(policy.get('style-src')).toEqual(policyOf().get('style-src'));
  });

  test('names its first scripts, which load the others, and allows no generated ones', () => {
    expect(policyOf().get('script-src')).toEqual(["'strict-dynamic'", "'sha256-early'", "'sha256-main'"]);
    const [, second, ...others] = contentSecurityPolicies(sources);
    expect([second, others]).toEqual(["script-src 'self' 'sha256-early'", []]);
  });

  test('that is isolated names every script that may run, and trusts none to load another', () => {
    const isolated = { isIsolated: true, scriptFiles: ['sha256-main', 'sha256-screen', 'sha256-main'] };
    expect(policyOf(isolated).get('script-src')).toEqual(["'sha256-early'", "'sha256-main'", "'sha256-screen'"]);
    expect(contentSecurityPolicies({ ...sources, ...isolated })).toHaveLength(1);
  });

  test('lets an isolated page that needs it start workers from checked bytes, and run WebAssembly', () => {
    const isolated = { isIsolated: true, needs: { wasm: true, workers: true } } as const;
    expect(policyOf({ ...isolated, needs: { wasm: true } }).get('worker-src')).toEqual(['http://*:*/offline.js']);
    expect(policyOf({ ...isolated, needs: { workers: true } }).get('script-src')).toEqual(
      policyOf({ isIsolated: true }).get('script-src'),
    );
    expect(policyOf(isolated).get('worker-src')).toEqual(['blob:', 'http://*:*/offline.js']);
    expect(policyOf(isolated).get('script-src')).toEqual(["'wasm-unsafe-eval'", "'sha256-early'", "'sha256-main'"]);
    expect(contentSecurityPolicies({ ...sources, ...isolated })).toHaveLength(1);
    const others = (policy: ReadonlyMap<string, readonly string[]>) =>
      [...policy].filter(([name]) => !['worker-src', 'script-src'].includes(name));
    expect(others(policyOf(isolated))).toEqual(others(policyOf({ isIsolated: true })));
  });

  test('allows styles as text only where they are needed, and then names no digest, which would forbid them', () => {
    const needing = { isIsolated: true, needs: { inlineStyles: true }, styleAttributes: ["'sha256-width'"] } as const;
    expect(policyOf(needing).get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policyOf(needing).has('style-src-attr')).toBe(false);
    const others = (policy: ReadonlyMap<string, readonly string[]>) =>
      [...policy].filter(([name]) => !name.startsWith('style'));
    expect(others(policyOf(needing))).toEqual(others(policyOf({ isIsolated: true })));
  });

  test('lets a page that inserts HTML as it is name policies of its own, and still runs no script without a digest', () => {
    const needing = { isIsolated: true, needs: { html: true } } as const;
    expect(policyOf(needing).get('trusted-types')).toEqual(['*', "'allow-duplicates'"]);
    expect(policyOf(needing).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policyOf(needing).get('script-src')).toEqual(policyOf({ isIsolated: true }).get('script-src'));
  });

  test('shows pictures of the origins that a page needs', () => {
    const needing = { isIsolated: true, needs: { images: ['https://images.example'] } };
    expect(policyOf(needing).get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://images.example']);
  });

  test('gives no other page what only an isolated one may need, whatever its route says', () => {
    const needs = {
      inlineStyles: true,
      html: true,
      wasm: true,
      workers: true,
      frames: true,
      images: ['https://a.example'],
    } as const;
    expect(contentSecurityPolicies({ ...sources, needs: { ...needs, images: [...needs.images] } })).toEqual(
      contentSecurityPolicies(sources),
    );
  });

  test('restricts forms, fonts and pictures to the site', () => {
    const policy = policyOf();
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('font-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  });

  test('allows the styles of the page by their hashes', () => {
    expect(policyOf().get('style-src')).toEqual(["'self'", "'sha256-style'", "'sha256-empty'"]);
  });

  test('allows uploads of statements to the configured address only, whatever its path', () => {
    expect(policyOf().get('connect-src')).toEqual(["'self'"]);
    const elsewhere = policyOf({ uploadUrl: 'https://statements.example:8443/v1/upload?a=b' });
    expect(elsewhere.get('connect-src')).toEqual(["'self'", 'https://statements.example:8443']);
  });

  test('allows the session service only at its configured origin', () => {
    expect(policyOf({ authUrl: '/auth/v1' }).get('connect-src')).toEqual(["'self'"]);
    const elsewhere = policyOf({ authUrl: 'https://project.example/auth/v1' });
    expect(elsewhere.get('connect-src')).toEqual(["'self'", 'https://project.example']);
    const both = policyOf({ authUrl: 'https://one.example/auth/v1', uploadUrl: 'https://one.example/upload' });
    expect(both.get('connect-src')).toEqual(["'self'", 'https://one.example']);
  });

  test('allows analytics to send to their hosts if the site has any, but allows no script of theirs', () => {
    const analytics = {
      key: 'phc_key',
      host: 'https://us.i.posthog.com',
      assetsHost: 'https://us-assets.i.posthog.com/static',
      idleSeconds: 1800,
      flushSeconds: 3,
      cookieDays: 365,
    };
    const policy = policyOf({ analytics });
    const hosts = ['https://us.i.posthog.com', 'https://us-assets.i.posthog.com'];
    expect(policy.get('connect-src')).toEqual(["'self'", ...hosts]);
    expect(policyOf({ analytics: { ...analytics, assetsHost: '' } }).get('connect-src')).toHaveLength(2);
    expect([...policy].filter(([name]) => name !== 'connect-src')).toEqual(
      [...policyOf()].filter(([name]) => name !== 'connect-src'),
    );
  });

  test('lets a page frame embedded documents of the site, and an isolated one only if its remote has some', () => {
    expect(policyOf().get('frame-src')).toEqual(["'self'"]);
    expect(policyOf({ isIsolated: true }).has('frame-src')).toBe(false);
    expect(policyOf({ isIsolated: true, embedsDocuments: true }).get('frame-src')).toEqual(["'self'"]);
  });

  test('lets an isolated page that needs it frame generated documents, and changes nothing else', () => {
    const isolated = { isIsolated: true, needs: { frames: true } } as const;
    expect(policyOf(isolated).get('frame-src')).toEqual(['blob:']);
    const others = [...policyOf(isolated)].filter(([name]) => name !== 'frame-src');
    expect(others).toEqual([...policyOf({ isIsolated: true })]);
    expect(policyOf({ ...isolated, embedsDocuments: true }).get('frame-src')).toEqual(["'self'", 'blob:']);
  });

  test('has the same directives for every upload address', () => {
    const addresses = fc.oneof(
      fc.tuple(anyAddress, anyQuery, anyQuery).map(([url, query, hash]) => `${url}?${query}#${hash}`),
      anyPath,
    );
    fc.assert(
      fc.property(addresses, (uploadUrl) => {
        expect([...policyOf({ uploadUrl }).keys()]).toEqual([...policyOf().keys()]);
        // A comma would end the policy in a header.
        expect(contentSecurityPolicies({ ...sources, uploadUrl }).join()).not.toMatch(/["<>]/);
        for (const policy of contentSecurityPolicies({ ...sources, uploadUrl })) expect(policy).not.toContain(',');
      }),
    );
  });
});
