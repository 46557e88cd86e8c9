import fc from 'fast-check';
import { siteFiles } from '@artha/core/siteFiles';
import { createSiteIndex } from '@artha/core/siteIndex';
import { addressOf, changedAddresses } from './changedAddresses.ts';

const indexOf = (files: Readonly<Record<string, string>>) =>
  createSiteIndex(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));

const changed = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  changedAddresses(indexOf(before), indexOf(after));

test.each<readonly [path: string, address: string]>([
  ['index.html', '/'],
  ['tools/index.html', '/tools'],
  ['tools/tax-calculator/index.html.br', '/tools/tax-calculator'],
  ['tools/index.html.zst', '/tools'],
  ['~health/index.html.gz', '/~health'],
  ['embedded/marketing/waitlist.html', '/embedded/marketing/waitlist.html'],
  ['registry/tax.json.br', '/registry/tax.json'],
  ['offline/tax.json.br', '/offline/tax.json'],
  ['offline.js.gz', '/offline.js'],
  ['canaries/tax/tools/tax-calculator/index.html', '/tools/tax-calculator'],
  ['canaries/tax/registry/tax.json.br', '/registry/tax.json'],
  ...siteFiles.map((file) => [file, `/${file}`] as const),
])('%s is shown at %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each([
  '404.html',
  '404.html.br',
  'headers.json',
  'config.json.gz',
  'problems.json',
  'log.json',
  'used-tokens.json',
  'metadata/timestamp.json',
  'rendered/tax.json',
  'rendered/tax/index.html',
  'canaries.json',
  'canaries/tax/rendered/tax.json',
])('%s has no address of its own', (path) => {
  expect(addressOf(path)).toBeUndefined();
});

test('lists what was changed, added and removed, and lists a file with its compressed copies once', () => {
  const before = { 'index.html': '1', 'index.html.br': 'one', 'tools/index.html': 'same', 'old/index.html': 'gone' };
  const after = { 'index.html': '2', 'index.html.br': 'two', 'tools/index.html': 'same', 'new/index.html': 'here' };
  expect(changed(before, after)).toEqual(['/', '/new', '/old']);
});

test('lists a compressed copy that was made differently: visitors get it', () => {
  expect(changed({ 'index.html': '1', 'index.html.br': 'a' }, { 'index.html': '1', 'index.html.br': 'b' })).toEqual([
    '/',
  ]);
});

test('renewed signatures change nothing for visitors', () => {
  const site = { 'index.html': '1', 'metadata/timestamp.json': 'monday' };
  expect(changed(site, { ...site, 'metadata/timestamp.json': 'friday' })).toEqual([]);
});

test('a page may have the name of a property that every object has', () => {
  expect(changed({}, { 'constructor/index.html': '1' })).toEqual(['/constructor']);
});

describe('for any two sites', () => {
  const name = fc.constantFrom('', 'tools/', 'tools/tax/', '~health/', 'rendered/', 'metadata/');
  const file = fc.constantFrom(
    'index.html',
    'index.html.br',
    'index.html.gz',
    'robots.txt',
    'headers.json',
    '404.html',
  );
  const path = fc.tuple(name, file).map(([folder, own]) => folder + own);
  const site = fc.dictionary(path, fc.constantFrom('1', '2', '3'), { maxKeys: 12 });

  test('equal sites have no changed addresses', () => {
    fc.assert(
      fc.property(site, (one) => {
        expect(changed(one, one)).toEqual([]);
      }),
    );
  });

  test('the changes are the same in both directions', () => {
    fc.assert(
      fc.property(site, site, (one, other) => {
        expect(changed(one, other)).toEqual(changed(other, one));
      }),
    );
  });

  test('a cache that requests only these addresses again has the whole new site', () => {
    fc.assert(
      fc.property(site, site, (before, after) => {
        const purged = new Set(changed(before, after));
        const isPurged = ([one]: readonly [string, string]) => purged.has(addressOf(one) ?? '');
        const kept = Object.entries(before).filter((entry) => !isPurged(entry));
        const asked = Object.entries(after).filter(isPurged);
        const cached = Object.fromEntries([...kept, ...asked]);
        expect(changed(cached, after)).toEqual([]);
        // Each address is needed: the two sites differ at each of them.
        for (const address of purged) {
          const at = (whole: Readonly<Record<string, string>>) =>
            Object.entries(whole)
              .filter(([one]) => addressOf(one) === address)
              .sort();
          expect(at(before)).not.toEqual(at(after));
        }
      }),
    );
  });
});
