import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { scriptGuard, installScriptGuard } from './scriptGuard.ts';

const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

const registry = sampleRegistry({
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
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

function prepared(url: string, attempt = 0) {
  installScriptGuard(registry);
  for (let index = 0; index < attempt; index += 1) scriptGuard().renewAddresses();
  const script = document.createElement('script');
  scriptGuard().prepare(script, url);
  return script;
}

describe('a script of a release', () => {
  test.each([
    ['/remotes/tax/1111/remoteEntry.js', digest('A')],
    ['/remotes/tax/1111/chunks/Tax.js', digest('B')],
    ['http://localhost/remotes/tax/1111/chunks/Tax.js?r=3', digest('B')],
    ['https://cdn.example/glossary/2222/remoteEntry.js', digest('D')],
  ])('at %s gets the digest that the registry names', (url, integrity) => {
    const script = prepared(url);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.getAttribute('src')).toBe(url);
  });

  test('gets a new address after each failure, with the same digest', () => {
    const script = prepared('/remotes/tax/1111/chunks/Tax.js', 2);
    expect(script.src).toBe('http://localhost/remotes/tax/1111/chunks/Tax.js?r=2');
    expect(script.integrity).toBe(digest('B'));
  });
});

const unknownUrls = [
  'https://evil.example/remotes/tax/1111/remoteEntry.js',
  '/remotes/tax/1111/other.js',
  '/remotes/tax/0000/remoteEntry.js',
  '/remotes/tax/1111/../../evil.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '',
];

describe('a script that is no file of a release in use', () => {
  test.each(unknownUrls)('is not prepared: “%s”', (url) => {
    installScriptGuard(registry);
    const script = document.createElement('script');
    expect(() => {
      scriptGuard().prepare(script, url);
    }).toThrow(TypeError);
    expect(script).not.toHaveAttribute('src');
  });

  test.each(unknownUrls)('is refused by the policy of the page: “%s”', (url) => {
    const createPolicy = jest.fn<unknown, [name: string, rules: { createScriptURL: (url: string) => string }]>();
    globalThis.trustedTypes = { createPolicy };
    installScriptGuard(registry);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(() => rules?.createScriptURL(url)).toThrow(/is not a file of a release/);
    expect(rules?.createScriptURL('/remotes/tax/1111/chunks/Tax.js?r=1')).toBe('/remotes/tax/1111/chunks/Tax.js?r=1');
  });
});

test('the code that the build adds to chunk loading finds the guard once it is installed', () => {
  Reflect.deleteProperty(globalThis, '__artha');
  expect(() => scriptGuard()).toThrow('not been installed');
  installScriptGuard(registry);
  expect(globalThis.__artha).toBe(scriptGuard());
});
