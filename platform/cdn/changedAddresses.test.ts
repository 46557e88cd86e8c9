import fc from 'fast-check';
import { siteFiles } from '../compose/siteFiles.ts';
import { createSiteIndex } from '../store/siteIndex.ts';
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
])('%s is shown at no address of its own', (path) => {
  expect(addressOf(path)).toBeUndefined();
});

test('what was changed, added and removed counts, and a file with its twins once', () => {
  const before = { 'index.html': '1', 'index.html.br': 'one', 'tools/index.html': 'same', 'old/index.html': 'gone' };
  const after = { 'index.html': '2', 'index.html.br': 'two', 'tools/index.html': 'same', 'new/index.html': 'here' };
  expect(changed(before, after)).toEqual(['/', '/new', '/old']);
});

test('a twin that was made otherwise counts: it is what visitors get', () => {
  expect(changed({ 'index.html': '1', 'index.html.br': 'a' }, { 'index.html': '1', 'index.html.br': 'b' })).toEqual([
    '/',
  ]);
});

test('signatures that are renewed change nothing for visitors', () => {
  const site = { 'index.html': '1', 'metadata/timestamp.json': 'monday' };
  expect(changed(site, { ...site, 'metadata/timestamp.json': 'friday' })).toEqual([]);
});

test('an object key that every object has is a page like any other', () => {
  expect(changed({}, { 'constructor/index.html': '1' })).toEqual(['/constructor']);
});

describe('whatever two sites hold', () => {
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

  test('nothing is changed where they are equal', () => {
    fc.assert(
      fc.property(site, (one) => {
        expect(changed(one, one)).toEqual([]);
      }),
    );
  });

  test('the same is changed from the one to the other and back', () => {
    fc.assert(
      fc.property(site, site, (one, other) => {
        expect(changed(one, other)).toEqual(changed(other, one));
      }),
    );
  });

  test('a cache that asks anew for just these has the new site, and nothing is left to be asked', () => {
    fc.assert(
      fc.property(site, site, (before, after) => {
        const purged = new Set(changed(before, after));
        const isPurged = ([one]: readonly [string, string]) => purged.has(addressOf(one) ?? '');
        const kept = Object.entries(before).filter((entry) => !isPurged(entry));
        const asked = Object.entries(after).filter(isPurged);
        const cached = Object.fromEntries([...kept, ...asked]);
        expect(changed(cached, after)).toEqual([]);
        // None for nothing: at each of them there is something else.
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
