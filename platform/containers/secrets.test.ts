import { X509Certificate } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthority } from '../service/authority.ts';
import { keysOf } from '../trust/policy.ts';
import { readSigner } from '../trust/signer.ts';
import { createSecrets, readTeamKey } from './secrets.ts';
import { teams } from './teams.ts';

let folder = '';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const all = () => Object.fromEntries(globSync('**/*.*', { cwd: folder }).map((path) => [path, read(path)]));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-secrets-'));
  await createSecrets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('each team may publish its own remote by its own key, and no other one', async () => {
  const authority = await openAuthority(join(folder, 'release'), () => Promise.reject(new Error('there is one')));
  const policy = await authority.readPolicy();
  for (const { name } of teams) {
    expect(keysOf(policy, name)).toEqual([readSigner(await readTeamKey(folder, name)).id]);
  }
  expect(new Set(teams.flatMap(({ name }) => keysOf(policy, name))).size).toBe(teams.length);
});

test('the edge is given what the release service signs with', () => {
  expect(read('trust/1.root.json')).toBe(read('release/1.root.json'));
});

test('Supabase Auth believes the stand-ins by the names that it asks for, and has the password of its database', () => {
  const certificate = new X509Certificate(read('stand-ins/certificate.pem'));
  expect(certificate.subjectAltName).toBe('DNS:accounts.google.com, DNS:phone.internal');
  expect(read('auth/stand-ins.pem')).toBe(read('stand-ins/certificate.pem'));
  expect(read('auth/environment')).toContain(`supabase_auth_admin:${read('postgres/auth-password')}@postgres:5432`);
});

test('the storage and who uses it agree', () => {
  const [, secret = ''] = /ROOT_SECRET_KEY=(.+)/.exec(read('storage/environment')) ?? [];
  expect(read('store/credentials')).toContain(`aws_secret_access_key = ${secret}\n`);
});

test('what is there stays when it is made again', async () => {
  const before = all();
  await createSecrets(folder);
  expect(all()).toEqual(before);
});

test('the key of a team that is not there is refused with the names of those that are', async () => {
  await expect(readTeamKey(folder, '../release/site')).rejects.toThrow(
    'There are shell, marketing, categorizer, tax, glossary, report, auth.',
  );
});
