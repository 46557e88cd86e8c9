import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseNginx, type Directive } from './parseNginx.ts';
import { tooManyCookies } from '@artha/edge/answerClientError';
import { deploy } from '@artha/edge/testing/nginxServer';
import { cacheRules, publicFolders } from '@artha/core/cacheRules';

const { immutableFiles, pages } = cacheRules;

/** The text of a configuration file; names in braces stand for values that its start script fills in. */
const read = (file: string) => parseNginx(readFileSync(join(deploy, file), 'utf8').replaceAll(/\{([A-Z_]+)\}/g, '$1'));

const all = (directives: readonly Directive[]): readonly Directive[] =>
  directives.flatMap((directive) => [directive, ...all(directive.block ?? [])]);

/** The folders that an nginx expression names. */
const foldersIn = (text: string | undefined) => [...(/\(([a-z|]+)\)\//.exec(text ?? '')?.[1]?.split('|') ?? [])].sort();
const folders = [...publicFolders].sort();

const addresses = [...publicFolders.map((folder) => `/${folder}/0a1b.js`), '/', '/tools', '/remotes', '/robots.txt'];

test.each(addresses)('one rule only covers %s', (address) => {
  expect(Object.values(cacheRules).filter(({ pattern }) => pattern.test(address))).toHaveLength(1);
});

test('nginx sends the same when it serves a folder of files', () => {
  const ownCache = all(read('nginx.conf')).find(
    ({ name, parameters }) => name === 'map' && parameters.at(-1) === '$artha_own_cache',
  );
  const [immutable, others] = ownCache?.block ?? [];
  expect([foldersIn(immutable?.name), immutable?.parameters]).toEqual([folders, [immutableFiles.cacheControl]]);
  expect([others?.name, others?.parameters]).toEqual(['default', [pages.cacheControl]]);
});

test('the gateway caches the same folders', () => {
  const locations = all(read('gateway/nginx.conf')).filter(({ name }) => name === 'location');
  const cached = locations.filter(({ block = [] }) =>
    block.some(({ name, parameters: [zone] }) => name === 'proxy_cache' && zone === 'files'),
  );
  expect(cached.map(({ parameters }) => foldersIn(parameters.at(-1)))).toEqual([folders]);
});

test('the cache before the edge keeps a page for as long as it may be shown while the edge is down', () => {
  const path = all(read('cdn/nginx.conf')).find(({ name }) => name === 'proxy_cache_path');
  const days = Number(/^inactive=(\d+)d$/.exec(path?.parameters.find((one) => one.startsWith('inactive=')) ?? '')?.[1]);
  expect(pages.cdnCacheControl).toContain(`stale-if-error=${String(days * 24 * 60 * 60)}`);
});

test('the gateway keeps no page of which some visitors get another release', () => {
  const directives = all(read('gateway/nginx.conf'));
  const map = directives.find(({ name, parameters }) => name === 'map' && parameters[1] === '$is_private');
  expect(map?.parameters[0]).toBe('$upstream_http_cache_control');
  expect(map?.block?.[0]).toMatchObject({ name: '~private', parameters: ['1'] });
  const cached = directives.find(
    ({ name, block = [] }) =>
      name === 'location' && block.some((one) => one.name === 'proxy_cache' && one.parameters[0] === 'pages'),
  );
  expect(cached?.block?.find(({ name }) => name === 'proxy_no_cache')?.parameters).toContain('$is_private');
});

test.each(['nginx.conf', 'gateway/nginx.conf', 'cdn/nginx.conf'])(
  '%s lets a browser with too many cookies delete them, as the edge does',
  (file) => {
    const directives = all(read(file));
    expect(directives.filter(({ name, parameters }) => name === 'error_page' && parameters[0] === '494')).toMatchObject(
      [{ parameters: ['494', '=', '@too_many_cookies'] }],
    );
    const location = directives.find(
      ({ name, parameters }) => name === 'location' && parameters[0] === '@too_many_cookies',
    );
    expect(location?.block?.at(-1)).toMatchObject({ name: 'return', parameters: ['431', `${tooManyCookies}\\n`] });
  },
);

describe('a preview behind the gateway', () => {
  const ID = '0f'.repeat(16);
  const gateway = () => all(read('gateway/nginx.conf'));
  const mapTo = (variable: string) =>
    gateway().find(({ name, parameters }) => name === 'map' && parameters.at(-1) === variable);
  const named = (directives: readonly Directive[], wanted: string) => directives.find(({ name }) => name === wanted);

  test('is known by its host, and the site by any other', () => {
    const rule = mapTo('$preview_host')?.block?.[0];
    const form = new RegExp(rule?.name.replace(/^~/, '') ?? '');
    expect([form.test(`${ID}.previews.artha.example`), rule?.parameters]).toEqual([true, ['$host']]);
    for (const host of ['artha.example', `x${ID}.artha.example`, ID, `www.${ID}.artha.example`]) {
      expect(form.test(host)).toBe(false);
    }
  });

  test('and pages of an override are kept by neither cache', () => {
    const kept = { 'gateway/nginx.conf': '$override', 'cdn/nginx.conf': '$artha_override' };
    for (const [file, variable] of Object.entries(kept)) {
      const map = all(read(file)).find(({ parameters }) => parameters.at(-1) === variable && parameters.length === 2);
      const form = new RegExp(map?.block?.[0]?.name.replace(/^~/, '') ?? '^$');
      expect(form.test('a=1; __Host-Http-artha-override=x')).toBe(true);
      expect(form.test('a=1; __Host-Http-artha-override-secret=x')).toBe(false);
    }
    expect(mapTo('$is_not_kept')?.parameters[0]).toContain('$override$');
  });

  test('has its own host at the edge, and no page of it is kept', () => {
    expect(mapTo('$is_not_kept')?.parameters[0]).toMatch(/\$preview_host$/);
    const toEdge = gateway().filter(({ block = [] }) => named(block, 'proxy_pass')?.parameters[0] === 'http://edge');
    expect(toEdge.length).toBeGreaterThan(2);
    for (const { block = [] } of toEdge) {
      const host = block.find(({ name, parameters }) => name === 'proxy_set_header' && parameters[0] === 'Host');
      expect(host?.parameters[1]).toBe('$edge_host');
      if (!named(block, 'proxy_cache')) continue;
      for (const directive of ['proxy_cache_bypass', 'proxy_no_cache']) {
        expect(named(block, directive)?.parameters).toContain('$is_not_kept');
      }
    }
  });
});
