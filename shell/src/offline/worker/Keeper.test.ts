import { sampleRoute } from '@artha/shared/testing';
import { Keeper } from './Keeper.ts';
import { KeptFiles } from './KeptFiles.ts';
import type { KeptVisit } from './keepRemote.ts';
import { MemoryCache } from './testing/MemoryCache.ts';
import { integrityOfText, otherKey, SampleSite, signText, siteKey } from './testing/SampleSite.ts';

const ORIGIN = 'https://artha.example';
let site = new SampleSite();
let cache = new MemoryCache();
let time = 0;

/** A worker that has just started. */
const startKeeper = () =>
  new Keeper({
    keys: [siteKey],
    fetch: site.fetch,
    openFiles: () => Promise.resolve(new KeptFiles(cache)),
    deleteFiles: () => {
      cache = new MemoryCache();
      return Promise.resolve();
    },
    now: () => time,
  });
const visit = (path: string, files: readonly string[] = []): KeptVisit => ({ path, files, savesData: false });
const shown = async (path: string, keeper = startKeeper()) =>
  (await (await keeper.openSite()).answerPage(ORIGIN + path))?.text();
const file = async (path: string, keeper = startKeeper()) =>
  (await (await keeper.openSite()).answerFile(ORIGIN + path))?.text();

const LATER = { '5.js': 'later', 'workers/read.js': 'worker', 'licences.txt': 'words' };
const remoteFolder = (name: string, release: number) => `/remotes/${name}/${String(release).repeat(20)}/`;
const keepTax = () => startKeeper().keep('tax', visit('/tools/tax'));

beforeEach(() => {
  site = new SampleSite();
  cache = new MemoryCache();
  time = 0;
  site.publish({ name: 'tax', later: LATER });
});

test('a tool that was opened once is there without the site: its page, and every file that its page may load', async () => {
  await expect(keepTax()).resolves.toBe('kept');
  site.isDown = true;
  expect(await shown('/tools/tax')).toContain('<h1>Sample 1</h1>');
  expect(await shown('/tools/tax/')).toContain('<h1>Sample 1</h1>');
  for (const [name, content] of Object.entries({
    'remoteEntry.js': 'tax 1',
    '5.js': 'later',
    'workers/read.js': 'worker',
  }))
    expect(await file(`${remoteFolder('tax', 1)}${name}?r=1`)).toBe(content);
  expect(await file('/registries/tax11en.json')).toContain('microFrontends');
  expect(await file(`${remoteFolder('tax', 1)}licences.txt`)).toBeUndefined();
});

test('of the shell, it keeps what the page names and what it has loaded', async () => {
  const shell = remoteFolder('shell', 1);
  await startKeeper().keep('tax', visit('/tools/tax', [`${shell}77.js`, '/auth/v1/user']));
  expect(await file(`${shell}main.js`)).toBe('shell 1');
  expect(await file(`${shell}77.js`)).toBe('late part of shell 1');
  expect(await file(`${shell}88.js`)).toBeUndefined();
  expect(site.asked).not.toContain('/auth/v1/user');
});

test('with little data, it keeps only what was loaded', async () => {
  await startKeeper().keep('tax', { ...visit('/tools/tax', [`${remoteFolder('tax', 1)}5.js`]), savesData: true });
  expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBe('later');
  expect(await file(`${remoteFolder('tax', 1)}workers/read.js`)).toBeUndefined();
});

test('an optional file is kept once a page has loaded it, and of the next release, too', async () => {
  const optional = (release: number) => `${remoteFolder('tax', release)}workers/optional/read.wasm`;
  const publishTax = (release: number) =>
    site.publish({ name: 'tax', release, later: { 'workers/optional/read.wasm': `large ${String(release)}` } });
  publishTax(1);
  const keeper = startKeeper();
  await keeper.keepFile(optional(1));
  expect(cache.paths).toEqual([]);
  await keeper.keep('tax', visit('/tools/tax'));
  expect(site.asked).not.toContain(optional(1));
  site.isDown = true;
  await keeper.keepFile(optional(1));
  site.isDown = false;
  await keeper.keepFile(optional(1));
  expect(await file(optional(1))).toBe('large 1');
  publishTax(2);
  await keepTax();
  expect(await file(optional(2))).toBe('large 2');
});

test('headers are those of an edge, whatever is kept: an isolated page stays isolated', async () => {
  site.publish({ name: 'safe', routes: [sampleRoute({ path: '/safe', isolated: true })] });
  await startKeeper().keep('safe', visit('/safe'));
  const response = await (await startKeeper().openSite()).answerPage(`${ORIGIN}/safe`);
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'noopener-allow-popups',
    'x-content-type-options': 'nosniff',
  });
  await keepTax();
  const open = await (await startKeeper().openSite()).answerPage(`${ORIGIN}/tools/tax`);
  expect(open?.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
  expect(open?.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

describe('a script of another remote that writes into the storage', () => {
  const keyOf = (text: string) => `/~kept/${integrityOfText(text).slice(7).replaceAll('+', '-').replaceAll('/', '_')}`;

  test('changes no page: bytes without the signed digest are not shown', async () => {
    await keepTax();
    const page = site.files.get('/tools/tax') ?? '';
    await cache.put(keyOf(page), new Response('<script>steal()</script>'));
    expect(await shown('/tools/tax')).toBeUndefined();
  });

  test('changes no file', async () => {
    await keepTax();
    await cache.put(keyOf('later'), new Response('steal()'));
    expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBeUndefined();
  });

  test('shows no page of its own: a record that the site did not sign is nothing', async () => {
    await keepTax();
    const record = { _type: 'offline', remote: 'tax', registry: { url: '/r.json', integrity: integrityOfText('{}') } };
    const forged = JSON.stringify({ ...record, documents: { '/tools/tax': integrityOfText('evil') } });
    await cache.put(keyOf('evil'), new Response('evil'));
    await cache.put('/offline/tax.json', new Response(signText(forged, otherKey)));
    expect(await shown('/tools/tax')).toBeUndefined();
  });

  test('adds no file that the registry does not name', async () => {
    await keepTax();
    await cache.put(keyOf('evil'), new Response('evil'));
    await cache.put('/remotes/tax/evil.js', new Response('evil'));
    expect(await file('/remotes/tax/evil.js')).toBeUndefined();
  });
});

test('a page that the site sends otherwise than it signed is not kept', async () => {
  site.files.set('/tools/tax', 'a page of a canary, or of an override');
  await expect(keepTax()).resolves.toBe('failed');
  expect(await shown('/tools/tax')).toBeUndefined();
  expect(cache.paths).toEqual([]);
});

test('pages of accounts, and others that are unlisted, are not kept', async () => {
  site.publish({ name: 'auth', routes: [sampleRoute({ path: '/signin', unlisted: true })] });
  site.files.set('/signin', 'a form');
  await startKeeper().keep('auth', visit('/signin'));
  expect(await shown('/signin')).toBeUndefined();
  expect(site.asked).not.toContain('/signin');
});

test('a page of a family is rendered in the frame of the page above it, in its language', async () => {
  const routes = [
    sampleRoute({ path: '/', title: 'Home' }),
    sampleRoute({ path: '/words', title: 'Words' }),
    sampleRoute({ path: '/words/{page}' }),
    sampleRoute({ path: '/hi/words', title: 'शब्द', lang: 'hi' }),
    sampleRoute({ path: '/hi/words/{page}', lang: 'hi' }),
  ];
  site.publish({ name: 'words', routes });
  await startKeeper().keep('words', visit('/words/cess'));
  const page = await shown('/words/sip');
  expect(page).toContain('<div id="root"></div><script type="application/json"');
  expect(page).not.toContain('<h1>');
  expect(page).toContain('<title>Sample</title>');
  expect(await shown('/words')).toContain('<h1>Words 1</h1>');
  expect(await shown('/hi/words/sip')).toBeUndefined();
  await startKeeper().keep('words', visit('/hi/words/sip'));
  expect(await shown('/hi/words/sip')).toContain('<div id="root"></div>');
});

test('a tool that was opened in Hindi is there in Hindi, also its next release; one that was not keeps nothing of Hindi', async () => {
  const routes = [
    sampleRoute({ path: '/tools/tax', title: 'Tax' }),
    sampleRoute({ path: '/hi/tools/tax', title: 'कर', lang: 'hi' }),
  ];
  site.publish({ name: 'tax', routes });
  await keepTax();
  expect(site.asked.filter((address) => address.includes('hi'))).toEqual([]);
  expect(await shown('/hi/tools/tax')).toBeUndefined();
  const listed = async () => (await (await startKeeper().openSite()).listPages()).map(({ name }) => name);
  expect(await listed()).toEqual(['Tax']);
  await startKeeper().keep('tax', visit('/hi/tools/tax'));
  expect(await listed()).toEqual(['Tax', 'कर']);
  site.publish({ name: 'tax', release: 2, routes });
  site.publish({ name: 'words' });
  await startKeeper().keep('words', visit('/tools/words'));
  site.isDown = true;
  expect(await shown('/hi/tools/tax')).toContain('<h1>कर 2</h1>');
  expect(await shown('/tools/tax')).toContain('<h1>Tax 2</h1>');
  expect(await file('/registries/tax21hi.json')).toContain('कर');
  expect(await file(`${remoteFolder('shell', 1)}texts-hi.json`)).toBe('Hindi of shell 1');
});

describe('a newer release', () => {
  test('replaces what is shown, and open tabs still get the files of the release before', async () => {
    await keepTax();
    site.publish({ name: 'tax', release: 2, later: { '5.js': 'later 2' } });
    await keepTax();
    expect(await shown('/tools/tax')).toContain('<h1>Sample 2</h1>');
    expect(await file(`${remoteFolder('tax', 2)}5.js`)).toBe('later 2');
    expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBe('later');
  });

  test('after two of them, the first one is deleted', async () => {
    await keepTax();
    for (const release of [2, 3]) {
      site.publish({ name: 'tax', release });
      await keepTax();
    }
    expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBeUndefined();
    expect(await file(`${remoteFolder('tax', 2)}remoteEntry.js`)).toBe('tax 2');
  });

  test('that does not come whole changes nothing', async () => {
    await keepTax();
    site.publish({ name: 'tax', release: 2, later: { '5.js': 'later 2' } });
    site.files.delete(`${remoteFolder('tax', 2)}5.js`);
    await expect(keepTax()).resolves.toBe('failed');
    expect(await shown('/tools/tax')).toContain('<h1>Sample 1</h1>');
    expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBe('later');
    expect(cache.paths.filter((path) => path.startsWith('/offline/'))).toEqual(['/offline/tax.json']);
  });

  test('of a tool that is not open is kept at the next visit of another page, the shell’s late parts too', async () => {
    await startKeeper().keep('tax', visit('/tools/tax', [`${remoteFolder('shell', 1)}77.js`]));
    site.publish({ name: 'tax', release: 2, later: LATER }, 2);
    site.publish({ name: 'words' }, 2);
    await startKeeper().keep('words', visit('/tools/words'));
    expect(await shown('/tools/tax')).toContain('<h1>Sample 2</h1>');
    expect(await file(`${remoteFolder('shell', 2)}77.js`)).toBe('late part of shell 2');
  });
});

test('a tool that was withdrawn is gone at the next visit of any page', async () => {
  await keepTax();
  site.files.delete('/offline/tax.json');
  site.publish({ name: 'words' });
  await startKeeper().keep('words', visit('/tools/words'));
  expect(await shown('/tools/tax')).toBeUndefined();
  expect(await file(`${remoteFolder('tax', 1)}5.js`)).toBeUndefined();
});

test('others are compared with the site once in ten minutes', async () => {
  await keepTax();
  site.publish({ name: 'words' });
  const keeper = startKeeper();
  const asked = () => site.asked.filter((address) => address === '/offline/tax.json').length;
  await keeper.keep('words', visit('/tools/words'));
  expect(asked()).toBe(2);
  await keeper.keep('words', visit('/tools/words', ['/x']));
  expect(asked()).toBe(2);
  time = 10 * 60 * 1000;
  await keeper.keep('words', visit('/tools/words', ['/y']));
  expect(asked()).toBe(3);
});

test('a full device keeps what it has, and nothing of what did not fit', async () => {
  await keepTax();
  const before = cache.paths;
  cache.room = cache.size + 100;
  site.publish({ name: 'words', later: { '1.js': 'x'.repeat(2000) } });
  await expect(startKeeper().keep('words', visit('/tools/words'))).resolves.toBe('full');
  expect(cache.paths).toEqual(before);
  expect(await shown('/tools/tax')).toContain('<h1>Sample 1</h1>');
});

test('a visit that is kept already asks for nothing', async () => {
  const keeper = startKeeper();
  await keeper.keep('tax', visit('/tools/tax'));
  const asked = site.asked.length;
  await expect(keeper.keep('tax', visit('/tools/tax'))).resolves.toBe('kept');
  expect(site.asked).toHaveLength(asked);
});

test('it forgets everything when asked', async () => {
  const keeper = startKeeper();
  await keeper.keep('tax', visit('/tools/tax'));
  await keeper.forget();
  expect(cache.paths).toEqual([]);
  expect(await shown('/tools/tax', keeper)).toBeUndefined();
});

test('the page for what is not here lists what is, by the names of tools', async () => {
  site.publish({
    name: 'words',
    routes: [
      sampleRoute({ path: '/hi/words', title: 'शब्द', lang: 'hi', tool: { name: 'A < B', description: '', order: 1 } }),
    ],
  });
  await keepTax();
  await startKeeper().keep('words', visit('/hi/words'));
  const response = await (await startKeeper().openSite()).answerNothing(`${ORIGIN}/nowhere?a="`);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const text = await response.text();
  expect(text).toContain('<a href="/tools/tax" lang="en-IN">Sample</a>');
  expect(text).toContain('<a href="/hi/words" lang="hi">A &lt; B</a>');
  expect(text).toContain('<html lang="en-IN">');
});
