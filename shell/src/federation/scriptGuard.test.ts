import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import type { RegistryVersion } from '@artha/shared/contract';
import { createScriptGuard, installScriptGuard, scriptGuard } from './scriptGuard.ts';

const digest = (letter: string) => `sha384-${letter.repeat(64)}`;

const registry = sampleRegistry({
  shell: [
    {
      ...sampleVersion({ kind: 'shell', routes: [], files: { 'main.js': digest('S') } }),
      url: '/remotes/shell/5555/main.js',
    },
  ],
  auth: [
    {
      ...sampleVersion({
        routes: [sampleRoute({ path: '/auth/signin', isolated: true }), sampleRoute({ path: '/about' })],
        files: { 'remoteEntry.js': digest('E'), 'SignIn.js': digest('F') },
      }),
      url: '/remotes/auth/3333/remoteEntry.js',
    },
  ],
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

const TAX = '/remotes/tax/1111/chunks/Tax.js';
const SHELL = '/remotes/shell/5555/main.js';
const SIGN_IN = '/remotes/auth/3333/SignIn.js';

function prepared(url: string, { attempt = 0, path = '/' } = {}) {
  const { guard } = createScriptGuard(registry, path);
  for (let index = 0; index < attempt; index += 1) guard.renewAddresses();
  const script = document.createElement('script');
  void guard.prepare(script, url);
  return script;
}

describe('a script of a release', () => {
  test.each([
    ['/remotes/tax/1111/remoteEntry.js', digest('A')],
    [TAX, digest('B')],
    [`http://localhost${TAX}?r=3`, digest('B')],
    ['https://cdn.example/glossary/2222/remoteEntry.js', digest('D')],
  ])('at %s gets the digest that the registry names', (url, integrity) => {
    const script = prepared(url);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.src).toBe(new URL(url.replace('?r=3', ''), location.href).href);
  });

  test('gets a new address after each failure, with the same digest', () => {
    const script = prepared(TAX, { attempt: 2 });
    expect(script.src).toBe(`http://localhost${TAX}?r=2`);
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
  '/constructor',
  '/__proto__',
  '',
];

/** Whether a script may be asked for in the document of a path. */
function mayRun(url: string, path: string): boolean {
  const { guard, findScript } = createScriptGuard(registry, path);
  const script = document.createElement('script');
  const attempts = [() => findScript(url), () => guard.prepare(script, url)].map((attempt) => {
    try {
      void attempt();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      return false;
    }
  });
  expect(new Set(attempts).size).toBe(1);
  expect(script.hasAttribute('src')).toBe(attempts[0]);
  return attempts[0] === true;
}

test.each(unknownUrls)('a script that is no file of a release in use does not run: “%s”', (url) => {
  expect(mayRun(url, '/')).toBe(false);
});

describe('an isolated page', () => {
  test.each([
    ['a file of its own remote', SIGN_IN, true],
    ['a file of the shell', SHELL, true],
    ['a file of another remote', TAX, false],
    ['the entry of another remote', 'https://cdn.example/glossary/2222/remoteEntry.js', false],
  ])('%s runs there: %s, %s', (_, url, expected) => {
    expect(mayRun(url, '/auth/signin')).toBe(expected);
    expect(mayRun(url, '/auth/signin/')).toBe(expected);
  });

  test.each(['/', '/about', '/nowhere'])('%s is not isolated: files of every remote run there', (path) => {
    for (const url of [SIGN_IN, SHELL, TAX]) expect(mayRun(url, path)).toBe(true);
  });
});

describe('what a remote does to the parts of the language', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Object.prototype, 'http://localhost/evil.js');
  });

  test('lets no file run that the registry does not name', () => {
    const { findScript } = createScriptGuard(registry, '/');
    Reflect.set(Object.prototype, 'http://localhost/evil.js', digest('X'));
    jest.spyOn(Map.prototype, 'get').mockReturnValue(digest('X'));
    jest.spyOn(Object, 'hasOwn').mockReturnValue(true);
    expect(() => findScript('/evil.js')).toThrow(TypeError);
  });

  test('asks for what was looked up, not for what was given', () => {
    const { findScript } = createScriptGuard(registry, '/');
    jest.spyOn(URL.prototype, 'pathname', 'get').mockReturnValue(TAX);
    expect(findScript('/evil.js').src).toBe(`http://localhost${TAX}`);
  });
});

describe('files of a release', () => {
  const fetching = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
  const started = jest.fn<object, [string]>(() => ({}));
  const real = { fetch: globalThis.fetch, Worker: globalThis.Worker };

  beforeEach(() => {
    started.mockClear();
    fetching.mockReset();
    fetching.mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(3)) });
    Object.assign(globalThis, { fetch: fetching, Worker: started });
    Reflect.set(URL, 'createObjectURL', () => 'blob:http://localhost/1');
  });

  afterEach(() => {
    Object.assign(globalThis, real);
    Reflect.deleteProperty(URL, 'createObjectURL');
  });

  test('are read by the digest that the registry names, at a new address after a failure', async () => {
    const { guard } = createScriptGuard(registry, '/');
    expect((await guard.readFile(TAX)).byteLength).toBe(3);
    guard.renewAddresses();
    await guard.readFile(TAX);
    expect(fetching.mock.calls).toEqual([
      [`http://localhost${TAX}`, { integrity: digest('B') }],
      [`http://localhost${TAX}?r=1`, { integrity: digest('B') }],
    ]);
  });

  test('that do not come are no files', async () => {
    fetching.mockResolvedValue({ ok: false });
    await expect(createScriptGuard(registry, '/').guard.readFile(TAX)).rejects.toThrow('did not come');
  });

  test.each(unknownUrls)('are those of the registry alone: “%s” is not asked for', async (url) => {
    const { guard } = createScriptGuard(registry, '/');
    await expect(guard.readFile(url)).rejects.toThrow(TypeError);
    await expect(guard.startWorker(url)).rejects.toThrow(TypeError);
    expect(fetching).not.toHaveBeenCalled();
    expect(started).not.toHaveBeenCalled();
  });

  test('on an isolated page are those of its own remote', async () => {
    const { guard } = createScriptGuard(registry, '/auth/signin');
    await expect(guard.readFile(TAX)).rejects.toThrow(/may not run on this page/);
    await expect(guard.readFile(SIGN_IN)).resolves.toBeInstanceOf(ArrayBuffer);
  });

  test('start a worker from the bytes that were checked, which alone are trusted besides files', async () => {
    const { guard, trustedAddress } = createScriptGuard(registry, '/');
    expect(() => trustedAddress('blob:http://localhost/1')).toThrow(TypeError);
    await guard.startWorker(TAX);
    expect(started.mock.calls).toEqual([['blob:http://localhost/1']]);
    expect(trustedAddress('blob:http://localhost/1')).toBe('blob:http://localhost/1');
    expect(() => trustedAddress('blob:http://localhost/2')).toThrow(TypeError);
    expect(trustedAddress('/offline.js')).toBe('/offline.js');
    for (const other of ['/offline.js?1', '/x/offline.js', 'https://evil.example/offline.js'])
      expect(() => trustedAddress(other)).toThrow(TypeError);
  });
});

describe('a script of a release that lists its files', () => {
  const sha256 = (letter: string) => `sha256-${letter.repeat(43)}=`;
  const LATE = '/remotes/shell/5555/17.js';
  const LIST = '/remotes/shell/5555/digests.txt';
  const OTHER_LIST = '/remotes/auth/3333/digests.txt';
  const listing = (version: RegistryVersion | undefined) =>
    version ? [{ ...version, extras: { ...version.extras, files: { 'digests.txt': sha256('N') } } }] : [];
  const page = sampleRegistry({
    ...registry.microFrontends,
    shell: listing(registry.microFrontends['shell']?.[0]),
    glossary: listing(registry.microFrontends['glossary']?.[0]),
  });
  const request = jest.fn<Promise<object>, [string, RequestInit]>();
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    request.mockReset();
    request.mockResolvedValue({
      ok: true,
      text: () => Promise.resolve(`${sha256('K')} main.js\n${sha256('L')} 17.js`),
    });
    Object.assign(globalThis, { fetch: request });
  });

  afterEach(() => {
    Object.assign(globalThis, { fetch: realFetch });
  });

  async function prepareLate(url = LATE, path = '/') {
    const { guard } = createScriptGuard(page, path);
    const script = document.createElement('script');
    const prepared = guard.prepare(script, url);
    expect(script.hasAttribute('src')).toBe(false);
    await prepared;
    return { guard, script };
  }

  test('gets its digest from the list, which is read by the digest that the registry names, once', async () => {
    const { guard, script } = await prepareLate();
    expect(script).toMatchObject({ src: `http://localhost${LATE}`, integrity: sha256('L'), crossOrigin: 'anonymous' });
    expect(guard.prepare(document.createElement('script'), LATE)).toBeUndefined();
    expect(request.mock.calls).toEqual([[`http://localhost${LIST}`, { integrity: sha256('N') }]]);
  });

  test('does not run if the list does not have it, does not come, or is invalid', async () => {
    await expect(prepareLate('/remotes/shell/5555/18.js')).rejects.toThrow(/may not run on this page/);
    request.mockResolvedValueOnce({ ok: false });
    await expect(prepareLate()).rejects.toThrow('did not come');
    request.mockResolvedValueOnce({ ok: true, text: () => Promise.resolve('L 17.js') });
    await expect(prepareLate()).rejects.toThrow('SHA-256');
  });

  test('is read again at a new address after a failure', async () => {
    const { guard } = createScriptGuard(page, '/');
    request.mockRejectedValueOnce(new TypeError('offline'));
    const script = document.createElement('script');
    await expect(guard.prepare(script, LATE)).rejects.toThrow('offline');
    guard.renewAddresses();
    await guard.prepare(script, LATE);
    expect(request.mock.calls.at(-1)?.[0]).toBe(`http://localhost${LIST}?r=1`);
    expect(script.src).toBe(`http://localhost${LATE}?r=1`);
  });

  test('is of the folder whose list was looked up, whatever a remote does to the parts of the language', async () => {
    const { guard, findScript } = createScriptGuard(page, '/');
    const slice: unknown = Reflect.get(String.prototype, 'slice');
    const folders = ['http://localhost/remotes/shell/5555', 'https://evil.example'];
    Reflect.set(String.prototype, 'slice', () => ({ toString: () => folders.shift() ?? 'https://evil.example' }));
    const prepared = guard.prepare(document.createElement('script'), LATE);
    Reflect.set(String.prototype, 'slice', slice);
    await prepared;
    expect(() => findScript('https://evil.example/17.js')).toThrow(TypeError);
    expect(findScript(LATE).integrity).toBe(sha256('L'));
  });

  test('of a release without a list, and of another remote on an isolated page, is refused without a request', () => {
    const { guard } = createScriptGuard(page, '/auth/signin');
    for (const url of [OTHER_LIST, '/remotes/auth/3333/17.js', 'https://cdn.example/glossary/2222/17.js'])
      expect(() => guard.prepare(document.createElement('script'), url)).toThrow(TypeError);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('the release of a remote that the page only outlines', () => {
  const sha256 = (letter: string) => `sha256-${letter.repeat(43)}=`;
  const SHELL_DIGEST = '5'.repeat(20);
  const LATER = '6'.repeat(20);
  const SCRIPT = `/remotes/later/${LATER}/Later.js`;
  const outline = { ...sampleVersion({ routes: [sampleRoute({ path: '/later' })], files: {} }), url: '' };
  const shell = sampleVersion({ kind: 'shell', digest: SHELL_DIGEST, routes: [], files: { 'main.js': sha256('S') } });
  const page = sampleRegistry({
    ...registry.microFrontends,
    shell: [{ ...shell, url: `/remotes/shell/${SHELL_DIGEST}/main.js` }],
    later: [outline],
  });
  const version = {
    ...sampleVersion({ digest: LATER, files: { 'remoteEntry.js': sha256('K'), 'Later.js': sha256('L') } }),
    url: `/remotes/later/${LATER}/remoteEntry.js`,
  };
  const part = { registry: '/registries/1.json', shell: SHELL_DIGEST, version };
  const fetchPart = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string, RequestInit]>();
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    fetchPart.mockReset();
    fetchPart.mockResolvedValue({ json: () => Promise.resolve(part) });
    Object.assign(globalThis, { fetch: fetchPart });
  });

  afterEach(() => {
    Object.assign(globalThis, { fetch: realFetch });
  });

  test('is that of its part of the registry, requested once; then its scripts run by their digests', async () => {
    const { guard, findScript } = createScriptGuard(page, '/');
    expect(() => findScript(SCRIPT)).toThrow(TypeError);
    await expect(Promise.all([guard.loadRelease('later'), guard.loadRelease('later')])).resolves.toEqual([
      version,
      version,
    ]);
    await guard.loadRelease('later');
    expect(fetchPart.mock.calls).toEqual([['/registry/later.json', { cache: 'no-cache' }]]);
    expect(findScript(SCRIPT).integrity).toBe(sha256('L'));
    expect(guard.releases().get('later')).toEqual(version);
  });

  test('is not requested if the page names it', async () => {
    const { guard } = createScriptGuard(page, '/');
    await expect(guard.loadRelease('tax')).resolves.toEqual(page.microFrontends['tax']?.[0]);
    expect(fetchPart).not.toHaveBeenCalled();
  });

  test('is known on an isolated page of another remote, but none of its scripts runs there', async () => {
    const { guard, findScript } = createScriptGuard(page, '/auth/signin');
    await expect(guard.loadRelease('later')).resolves.toEqual(version);
    expect(() => findScript(SCRIPT)).toThrow(TypeError);
  });

  test.each([
    ['is for another shell', { ...part, shell: '7'.repeat(20) }],
    [
      'is at an address of another remote',
      { ...part, version: { ...version, url: `/remotes/tax/${LATER}/remoteEntry.js` } },
    ],
    ['is at another site', { ...part, version: { ...version, url: `https://evil.example${version.url}` } }],
    [
      'names a file elsewhere',
      { ...part, version: { ...version, extras: { ...version.extras, files: { '../../tax/evil.js': sha256('X') } } } },
    ],
    ['has no digest', JSON.parse(JSON.stringify(part).replaceAll(sha256('L'), ''))],
    ['is something else', { error: 'gone' }],
  ])('is refused if it %s, and requested again the next time', async (_, answer: unknown) => {
    fetchPart.mockResolvedValueOnce({ json: () => Promise.resolve(answer) });
    const { guard, findScript } = createScriptGuard(page, '/');
    await expect(guard.loadRelease('later')).rejects.toThrow();
    expect(() => findScript(SCRIPT)).toThrow(TypeError);
    expect(() => findScript('/remotes/tax/evil.js')).toThrow(TypeError);
    expect(guard.releases().has('later')).toBe(false);
    await expect(guard.loadRelease('later')).resolves.toEqual(version);
  });

  test('is requested from the network, whatever a remote puts in its place', async () => {
    const { guard, findScript } = createScriptGuard(page, '/');
    const evil = { ...part, version: { ...version, extras: { ...version.extras, files: { 'evil.js': sha256('X') } } } };
    Object.assign(globalThis, { fetch: () => Promise.resolve({ json: () => Promise.resolve(evil) }) });
    await guard.loadRelease('later');
    expect(() => findScript(`/remotes/later/${LATER}/evil.js`)).toThrow(TypeError);
  });
});

describe('the guard that is installed', () => {
  const createPolicy = jest.fn<unknown, [name: string, rules: { createScriptURL: (url: string) => string }]>();

  test('is the page’s Trusted Types policy, is found by what the build adds to chunk loading, and stays', () => {
    expect(() => scriptGuard()).toThrow('no guard');
    globalThis.trustedTypes = { createPolicy };
    installScriptGuard(registry);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(() => rules?.createScriptURL('/evil.js')).toThrow(/may not run on this page/);
    expect(rules?.createScriptURL(`${TAX}?r=1`)).toBe(`http://localhost${TAX}`);

    const guard = scriptGuard();
    expect(globalThis.__artha).toBe(guard);
    expect(Reflect.set(globalThis, '__artha', { prepare: () => undefined })).toBe(false);
    expect(Reflect.deleteProperty(globalThis, '__artha')).toBe(false);
    expect(Reflect.set(guard, 'prepare', () => undefined)).toBe(false);
    expect(scriptGuard()).toBe(guard);
  });
});

describe('HTML that scripts insert', () => {
  test('is what the Sanitizer leaves of it', () => {
    Element.prototype.setHTML = function setHTML(this: HTMLTemplateElement, html) {
      this.innerHTML = html.replaceAll(/<script>.*?<\/script>| onclick="[^"]*"/g, '');
    };
    const { trustedHtml } = createScriptGuard(registry, '/');
    expect(trustedHtml('<tr><td onclick="steal()">1</td></tr><script>steal()</script>')).toBe('<tr><td>1</td></tr>');
    delete Element.prototype.setHTML;
  });

  test('is refused by a browser that has none, until another one is loaded', async () => {
    globalThis.trustedTypes = { createPolicy: jest.fn() };
    const { guard, trustedHtml: trustHtml } = createScriptGuard(registry, '/');
    expect(trustHtml('<b>1</b>')).toBeUndefined();
    await guard.loadRelease('tax');
    expect(trustHtml('<b onclick="steal()">1</b><script>steal()</script>')).toBe('<b>1</b>');
    expect(trustHtml('<meta http-equiv="refresh" content="0"><i class="a" id="b">2</i>')).toBe(
      '<i class="a" id="b">2</i>',
    );
  });

  test('stays as it is on a page that needs that', () => {
    const needing = sampleRegistry({
      maps: [sampleVersion({ routes: [sampleRoute({ path: '/maps', isolated: true, needs: { html: true } })] })],
    });
    const html = '<my-map onclick="show()"></my-map>';
    expect(createScriptGuard(needing, '/maps').trustedHtml(html)).toBe(html);
  });
});
