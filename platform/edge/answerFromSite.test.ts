import fc from 'fast-check';
import { contentTypeOf } from '@artha/shared/contract';
import { siteFiles } from '@artha/core/siteFiles';
import { siteFiles as filesOfVersion } from './testing/edgeSite.ts';
import { answerFromSite } from './answerFromSite.ts';
import { writeHeaders } from '@artha/core/pageHeaders';
import { siteOf } from './currentSite.ts';

const pagePaths = ['/', '/tools', '/tools/tax'];
const headersOf = (path: string) => ({
  files: [],
  policies: [`of ${path}`],
  isIsolated: path === '/tools/tax',
});
const headers = writeHeaders(
  new Map([...pagePaths, '/404', '/hi/404', '/Why-Artha'].map((path) => [path, headersOf(path)])),
  (path) => pagePaths.includes(path),
);
const files = new Map([
  ...filesOfVersion(1),
  ...headers.map(([path, text]) => [path, Buffer.from(text)] as const),
  ['Why-Artha/index.html', Buffer.from('why')],
  ['hi/404/index.html', Buffer.from('यहाँ कुछ नहीं है')],
]);
const site = siteOf({
  listFiles: () => Promise.resolve([...files.keys()]),
  read: (path) => {
    const content = files.get(path);
    return Promise.resolve(content && Buffer.from(content));
  },
});

const answer = (target: string, headers = {}) => answerFromSite(site, target, headers);

describe('a response from the site', () => {
  test.each(['/hi/nothing', '/hi/404', '/hi'])(
    'at the unknown address %s is in the language of the address',
    async (path) => {
      const { status, body } = await answer(path);
      expect([status, body?.toString()]).toEqual([404, 'यहाँ कुछ नहीं है']);
    },
  );

  test('has the type of each file that every site has; none is an unnamed download', () => {
    for (const file of siteFiles) expect([file, contentTypeOf(file)]).not.toEqual([file, 'application/octet-stream']);
    expect(contentTypeOf('tools/index.html')).toBe('text/html; charset=utf-8');
    expect(contentTypeOf('unknown.bin')).toBe('application/octet-stream');
  });

  test('is a page, a file for machines, a redirect to one of them, or the page for unknown addresses, for any address', async () => {
    const segment = fc.constantFrom(
      '',
      '.',
      '..',
      'tools',
      'tax',
      'config.json',
      '404',
      '%2e%2e',
      '%2f',
      '\\',
      'index.html',
      '__proto__',
    );
    const target = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
    const known = new Set([...pagePaths, ...siteFiles.map((file) => `/${file}`)]);
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        const { status, headers, body } = await answer(path);
        if (known.has(path)) expect(status).toBe(200);
        else if (status === 308) expect(known).toContain(headers['Location']);
        else {
          expect(status).toBe(404);
          expect(String(body)).toContain('/404 of version 1');
        }
      }),
    );
  });

  test('with status 304 repeats the headers for caching: tag, policy and links', async () => {
    for (const path of ['/tools', '/embedded/marketing/waitlist.html', '/robots.txt', '/registry/tax.json']) {
      const { headers } = await answer(path, { 'accept-encoding': 'br' });
      const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
      const tag = headers['ETag'] ?? '';
      expect(await answer(path, { 'accept-encoding': 'br', 'if-none-match': tag })).toEqual({
        status: 304,
        headers: kept,
      });
    }
  });

  test('with a failed condition reveals nothing of the file', async () => {
    expect(await answer('/tools', { 'if-match': '"other"' })).toEqual({
      status: 412,
      headers: { 'Cache-Control': 'no-cache' },
    });
  });

  test('lets only this site frame a document of a third party, and no site frame a page', async () => {
    const policyOf = async (path: string) => (await answer(path)).headers['Content-Security-Policy'];
    expect(await policyOf('/embedded/marketing/waitlist.html')).toMatch(/^frame-ancestors 'self'; sandbox /);
    const { headers } = await answer('/embedded/marketing/waitlist.html');
    expect(headers['Origin-Agent-Cluster']).toBe('?0');
    expect(await policyOf('/tools')).toBe("of /tools, frame-ancestors 'none'");
    expect(await policyOf('/embedded/marketing/missing.html')).toBe("of /404, frame-ancestors 'none'");
    // Left to the general header, which forbids framing.
    expect(await policyOf('/robots.txt')).toBeUndefined();
  });

  test('isolates a page from every window, also of this site', async () => {
    const openerPolicyOf = async (path: string) => (await answer(path)).headers['Cross-Origin-Opener-Policy'];
    expect(await openerPolicyOf('/tools/tax')).toBe('noopener-allow-popups');
    expect(await openerPolicyOf('/tools')).toBeUndefined();
  });

  test('redirects to a page and keeps the query', async () => {
    expect(await answer('/tools/tax/?income=12&regime=new')).toMatchObject({
      status: 308,
      headers: { Location: '/tools/tax?income=12&regime=new' },
    });
  });

  test('redirects to a page in any letter case of its address', async () => {
    for (const address of ['/TOOLS', '/Tools/', '/tools/TAX']) {
      expect(await answer(`${address}?year=1`)).toMatchObject({
        status: 308,
        headers: { Location: `${address.toLowerCase().replace(/\/$/, '')}?year=1` },
      });
    }
    expect(await answer('/TOOL')).toMatchObject({ status: 404 });
    for (const address of ['/why-artha', '/WHY-Artha/']) {
      expect(await answer(address)).toMatchObject({ status: 308, headers: { Location: '/Why-Artha' } });
    }
    expect(await answer('/Why-Artha')).toMatchObject({ status: 200 });
  });

  test('has the same content in each encoding', async () => {
    const plain = await answer('/tools');
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await answer('/tools', { 'accept-encoding': encoding });
      expect(headers['Content-Encoding']).toBe(encoding);
      expect(headers['ETag']).not.toBe(plain.headers['ETag']);
      expect(body?.length).toBeLessThan(plain.body?.length ?? 0);
    }
  });
});
