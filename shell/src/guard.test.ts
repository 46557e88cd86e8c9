import type { Failure, PageDocument } from '@artha/shared/contract';
import { sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { writePage } from './testing/writePage.ts';

const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

const composed: PageDocument = {
  registry: sampleRegistry({
    tax: [
      {
        ...sampleVersion({ files: { 'remoteEntry.js': digest('A'), 'chunks/Tax.js': digest('B') } }),
        url: '/remotes/tax/1111/remoteEntry.js',
      },
      {
        ...sampleVersion({ files: { 'remoteEntry.js': digest('C') } }, { traffic: 0, default: false }),
        url: '/remotes/tax/0000/remoteEntry.js',
      },
    ],
    glossary: [
      {
        ...sampleVersion({ files: { 'remoteEntry.js': digest('D') } }),
        url: 'https://cdn.example/glossary/2222/remoteEntry.js',
      },
    ],
  }),
  config: testConfig,
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

/** The guard as the first module of a new document. */
function guardOf(page: string) {
  jest.resetModules();
  writePage(page);
  return import('./guard.ts');
}

async function prepared(url: string, attempt = 0) {
  const { guard } = await guardOf(JSON.stringify(composed));
  for (let index = 0; index < attempt; index += 1) guard.freshAddresses();
  const script = document.createElement('script');
  guard.prepare(script, url);
  return script;
}

describe('a script of a release', () => {
  test.each([
    ['/remotes/tax/1111/remoteEntry.js', digest('A')],
    ['/remotes/tax/1111/chunks/Tax.js', digest('B')],
    ['http://localhost/remotes/tax/1111/chunks/Tax.js?r=3', digest('B')],
    ['https://cdn.example/glossary/2222/remoteEntry.js', digest('D')],
  ])('at %s gets the digest that the registry names', async (url, integrity) => {
    const script = await prepared(url);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe(url);
  });

  test('gets a new address after each failure, with the same digest', async () => {
    const script = await prepared('/remotes/tax/1111/chunks/Tax.js', 2);
    expect(script.src).toBe('http://localhost/remotes/tax/1111/chunks/Tax.js?r=2');
    expect(script.integrity).toBe(digest('B'));
  });
});

const strangers = [
  'https://evil.example/remotes/tax/1111/remoteEntry.js',
  '/remotes/tax/1111/other.js',
  '/remotes/tax/0000/remoteEntry.js',
  '/remotes/tax/1111/../../evil.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '',
];

describe('a script that is no file of a release in use', () => {
  test.each(strangers)('is not prepared: “%s”', async (url) => {
    const { guard } = await guardOf(JSON.stringify(composed));
    const script = document.createElement('script');
    expect(() => {
      guard.prepare(script, url);
    }).toThrow(TypeError);
    expect(script).not.toHaveAttribute('src');
  });

  test.each(strangers)('is refused by the policy of the page: “%s”', async (url) => {
    const createPolicy = jest.fn<unknown, [name: string, rules: { createScriptURL: (url: string) => string }]>();
    globalThis.trustedTypes = { createPolicy };
    await guardOf(JSON.stringify(composed));
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(() => rules?.createScriptURL(url)).toThrow(/is not a file of a release/);
    expect(rules?.createScriptURL('/remotes/tax/1111/chunks/Tax.js?r=1')).toBe('/remotes/tax/1111/chunks/Tax.js?r=1');
  });
});

describe('the guard', () => {
  test('is where build-time hooks look for it', async () => {
    const { guard } = await guardOf(JSON.stringify(composed));
    expect(globalThis.__artha).toBe(guard);
  });

  test('gives what the page was composed with', async () => {
    const { page } = await guardOf(JSON.stringify(composed));
    expect(page).toEqual(composed);
  });

  const undigested = JSON.stringify(composed).replace(digest('B'), '');
  test.each([
    ['is cut short', JSON.stringify(composed).slice(0, -1)],
    ['is empty', ''],
    ['has no registry', JSON.stringify({ config: testConfig })],
    ['lacks a digest', undigested],
  ])('lets the shell not start where the page’s document %s', async (_, text) => {
    const failure: unknown = await guardOf(text).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(failure).toMatchObject({ name: 'Failure', code: 'AR-201' } satisfies Partial<Failure>);
  });

  test('lets the shell not start where the page has no document', async () => {
    jest.resetModules();
    document.body.replaceChildren();
    await expect(import('./guard.ts')).rejects.toMatchObject({ code: 'AR-201' });
  });
});
