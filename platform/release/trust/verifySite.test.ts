import { emptyRegistry } from '../publish/emptyRegistry.ts';
import type { Policy } from './policy.ts';
import { writeRoot } from './root.ts';
import { createKey, readSigner } from './signer.ts';
import { signSite, type UnsignedSite } from './signSite.ts';
import { signOrder } from './releaseOrder.ts';
import { verifySite, type TrustedState } from './verifySite.ts';

const newSigner = () => readSigner(createKey());
const [root, site, team, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()];
const now = new Date('2026-02-03T04:05:06Z');
const policy: Policy = { remotes: { tax: { routes: ['/tax'], publishers: [{ key: team.id }] } }, revoked: [] };
const firstRoot = writeRoot(1, [root.id], site.id, [root], now);
const order = signOrder(
  {
    name: 'tax',
    version: 4,
    expires: now,
    audience: 'https://release.example',
    action: 'publish',
    release: { sha256: 'a'.repeat(64), length: 10 },
    source: {},
  },
  team,
);
const trusted: TrustedState = { root: firstRoot, version: 1 };

function signed(changes: Partial<UnsignedSite> = {}, signer = site): Map<string, Uint8Array> {
  const files = new Map([['registry.json', Buffer.from(JSON.stringify(emptyRegistry))]]);
  const orders = new Map([['tax', { content: order, version: 4, keyId: team.id }]]);
  const documents = signSite({ version: 2, files, orders, policy, roots: [firstRoot], now, ...changes }, signer);
  return new Map<string, Uint8Array>([...files, ...documents]);
}

const verify = (files: ReadonlyMap<string, Uint8Array>, from = trusted, at = now) =>
  verifySite(
    from,
    (path) => {
      const content = files.get(path);
      return Promise.resolve(content && Buffer.from(content));
    },
    at,
  );

test("a signed site links the root to every file and to each team's last release order", async () => {
  const { version, expires, files, trusted: next } = await verify(signed());
  expect([version, next.version, expires.toISOString()]).toEqual([2, 2, '2026-02-10T04:05:06.000Z']);
  expect([...files.keys()].sort()).toEqual([
    'metadata/remote-tax.json',
    'metadata/site.json',
    'metadata/targets.json',
    'registry.json',
  ]);
  expect(files.get('metadata/remote-tax.json')?.length).toBe(order.length);
});

test.each([
  ['it is older than one seen before', signed(), { root: firstRoot, version: 3 }, now, /version 3 was already seen/],
  ['its timestamp has expired', signed(), trusted, new Date('2026-02-11T00:00:00Z'), /timestamp\.json expired on/],
  ['the root document has expired', signed(), trusted, new Date('2027-03-01T00:00:00Z'), /root document expired/],
  ['another key signed it', signed({}, stranger), trusted, now, /timestamp\.json is not signed by the expected keys/],
])('a site is rejected if %s', async (_, files, from, at, reason) => {
  await expect(verify(files, from, at)).rejects.toThrow(reason);
});

test('a trusted root that was changed after it was signed is rejected', async () => {
  const changed = Buffer.from(firstRoot.toString().replace(/"expires": "\d{4}/, '"expires": "2099'));
  expect(changed.equals(firstRoot)).toBe(false);
  await expect(verify(signed(), { root: changed, version: 1 })).rejects.toThrow(/root document is not signed by/);
});

test('a document of an older site is rejected among those of a newer one', async () => {
  const [older, newer] = [signed(), signed({ version: 3 })];
  for (const name of ['snapshot.json', 'targets.json', 'site.json']) {
    const mixed = new Map([...newer, [`metadata/${name}`, older.get(`metadata/${name}`) ?? Buffer.alloc(0)] as const]);
    await expect(verify(mixed)).rejects.toThrow(/is not what was signed/);
  }
  for (const name of newer.keys()) {
    if (!name.startsWith('metadata/') || /root|remote/.test(name)) continue;
    const without = new Map(newer);
    without.delete(name);
    await expect(verify(without)).rejects.toThrow(/lacks/);
  }
});

describe('another key of the service', () => {
  const next = newSigner();
  const secondRoot = writeRoot(2, [root.id], next.id, [root], now);

  test('is accepted if the first root leads to it, and the old key is no longer valid', async () => {
    const roots = [firstRoot, secondRoot];
    const { trusted: state } = await verify(signed({ roots }, next));
    expect(Buffer.from(state.root).equals(secondRoot)).toBe(true);
    await expect(verify(signed({ roots }, site))).rejects.toThrow(/timestamp\.json is not signed/);
    await expect(verify(signed({ version: 3 }, site), state)).rejects.toThrow(/timestamp\.json is not signed/);
  });

  test.each([
    ['another key signed', writeRoot(2, [stranger.id], stranger.id, [stranger], now)],
    ['another key signed, and it names the root key', writeRoot(2, [root.id], next.id, [stranger], now)],
    ['has another version than its file name', writeRoot(3, [root.id], next.id, [root], now)],
    ['is not signed with its own key', writeRoot(2, [stranger.id], next.id, [root], now)],
  ])('a root document that %s is not accepted', async (_, content) => {
    await expect(verify(signed({ roots: [firstRoot, content] }, next))).rejects.toThrow(/2\.root\.json/);
  });
});
