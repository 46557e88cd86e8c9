import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HookKeys } from './HookKeys.ts';

/** Verifies as a receiver does, by the specification of Standard Webhooks. */
function isProved(publicKey: string, headers: Readonly<Record<string, string>>, body: string): boolean {
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const [version, signature = ''] = (headers['webhook-signature'] ?? '').split(',');
  return version === 'v1a' && verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64'));
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-hooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

const body = '{"type":"release-published"}';
const now = new Date('2026-11-26T03:12:45.678Z');

test('a receiver proves a web hook by the key of its remote, and by no other', () => {
  const keys = new HookKeys();
  const headers = { ...keys.sign('tax', 'msg_1', body, now) };
  expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1795662765' });
  expect(isProved(keys.publicKeyOf('tax'), headers, body)).toBe(true);
  expect(isProved(keys.publicKeyOf('glossary'), headers, body)).toBe(false);
  expect(isProved(new HookKeys().publicKeyOf('tax'), headers, body)).toBe(false);
  for (const changed of [{ 'webhook-id': 'msg_2' }, { 'webhook-timestamp': '1795662766' }])
    expect(isProved(keys.publicKeyOf('tax'), { ...headers, ...changed }, body)).toBe(false);
  expect(isProved(keys.publicKeyOf('tax'), headers, `${body} `)).toBe(false);
});

test('its secret is kept in a file that only this user reads', async () => {
  const file = join(folder, 'hooks.key');
  const [first, second] = await Promise.all([HookKeys.open(file), HookKeys.open(file)]);
  expect(second.publicKeyOf('tax')).toBe(first.publicKeyOf('tax'));
  expect((await HookKeys.open(file)).publicKeyOf('tax')).toBe(first.publicKeyOf('tax'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file that was cut off is refused, because everyone could compute its keys', async () => {
  const file = join(folder, 'empty.key');
  await writeFile(file, '');
  await expect(HookKeys.open(file)).rejects.toThrow(
    `${file} has 0 bytes instead of 32. Restore it from a backup; or delete it, and tell`,
  );
});
