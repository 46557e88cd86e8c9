import fc from 'fast-check';
import { languageOf, type Needs } from '@artha/shared/contract';
import * as v from 'valibot';
import { forbiddenNeeds, keysOf, mayHavePath, ownerOf, policySchema, workflowsOf, type Policy } from './policy.ts';

const key = (digit: string) => digit.repeat(64);
const owner = (routes: string[], ...keys: string[]) => ({ routes, publishers: keys.map((one) => ({ key: one })) });
const policy: Policy = {
  remotes: { tax: owner(['/tools/tax'], key('a'), key('b')), '*': owner(['/'], key('c')) },
  revoked: [key('b')],
};

test('a remote uses the entry of its name, or else the entry for all others, which does not apply to the shell', () => {
  expect(keysOf(policy, 'tax')).toEqual([key('a')]);
  expect(keysOf(policy, 'glossary')).toEqual([key('c')]);
  expect(ownerOf(policy, 'shell')).toBeUndefined();
  expect(ownerOf({ remotes: {}, revoked: [] }, 'constructor')).toBeUndefined();
  expect(workflowsOf(policy, 'tax')).toEqual([]);
});

test.each([
  ['/tools/tax', true],
  ['/tools/tax/slabs', true],
  ['/hi/tools/tax', true],
  ['/hi', false],
  ['/hi/tools/taxes', false],
  ['/hire/tools/tax', false],
  ['/tools/taxes', false],
  ['/tools', false],
  ['/', false],
])('the owner of /tools/tax may have a page at %s: %s', (path, may) => {
  expect(mayHavePath(owner(['/tools/tax']), path)).toBe(may);
  expect(mayHavePath(owner(['/tools/tax/']), `${path}/x`)).toBe(may);
});

test('the owner of an address owns everything below it, and no other owner has an address beside it', () => {
  const segment = fc.stringMatching(/^[a-z]{1,4}$/).filter((one) => languageOf(`/${one}`) === 'en');
  fc.assert(
    fc.property(segment, segment, segment, (first, below, other) => {
      expect(mayHavePath(owner([`/${first}`]), `/${first}/${below}`)).toBe(true);
      expect(mayHavePath(owner([`/${first}`]), `/${other}/${below}`)).toBe(first === other);
      expect(mayHavePath(owner([`/${first}`]), `/hi/${other}`)).toBe(first === other);
      expect(mayHavePath(owner([`/${first}`]), `/${first}${other}`)).toBe(false);
      expect(mayHavePath(owner(['/']), `/${other}`)).toBe(true);
      expect(mayHavePath(owner([]), `/${other}`)).toBe(false);
    }),
  );
});

describe('what pages may need', () => {
  const needs = {
    inlineStyles: true,
    html: true,
    wasm: true,
    workers: true,
    frames: true,
    images: ['https://a.example', 'https://b.example'],
    devices: ['camera', 'usb'],
  } satisfies Needs;

  test('is nothing by default, and everything where the policy says so', () => {
    expect(forbiddenNeeds({}, needs)).toEqual(needs);
    expect(forbiddenNeeds({ allows: 'all' }, needs)).toEqual({});
    expect(forbiddenNeeds({}, {})).toEqual({});
  });

  test('is what the policy allows, each by itself', () => {
    for (const [name, need] of Object.entries(needs)) {
      const { [name]: _, ...others } = Object.fromEntries(Object.entries(needs));
      expect(forbiddenNeeds({ allows: { [name]: need } }, needs)).toEqual(others);
    }
  });

  test('is each origin and each device by itself', () => {
    const allows: Needs = { images: ['https://b.example'], devices: ['usb', 'camera'] };
    expect(forbiddenNeeds({ allows }, { images: needs.images, devices: needs.devices })).toEqual({
      images: ['https://a.example'],
    });
  });
});

test.each([
  ['a need that does not exist', { remotes: { tax: { ...owner(['/tax']), allows: { eval: true } } } }],
  ['an origin that is not one', { remotes: { tax: { ...owner(['/tax']), allows: { images: ['*'] } } } }],
  ['an invalid key', { remotes: { tax: owner(['/tax'], 'ab') } }],
  ['an unknown field', { remotes: {}, owners: {} }],
  ['a name that no remote may have', { remotes: { '../tax': owner(['/tax']) } }],
  ['a route that is not a path', { remotes: { tax: owner(['tax']) } }],
  [
    'a workflow without a repository',
    { remotes: { tax: { routes: [], publishers: [{ issuer: 'https://a.example', workflow: 'a' }] } } },
  ],
])('a policy with %s is invalid', (_, value) => {
  expect(v.is(policySchema, value)).toBe(false);
});
