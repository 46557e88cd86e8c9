import { X509Certificate } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuthority } from '@artha/core/authority';
import { keysOf } from '@artha/core/policy';
import { readSigner } from '@artha/core/signer';
import { createSecrets, readTeamKey } from './secrets.ts';
import { root } from '@artha/process/root';
import { readTeams } from './teams.ts';

const teams = readTeams(root);

let folder = '';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const all = () => Object.fromEntries(globSync('**/*.*', { cwd: folder }).map((path) => [path, read(path)]));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-secrets-'));
  await createSecrets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('each team may publish its own remote with its own key, and no other one', async () => {
  const authority = await openAuthority(join(folder, 'release'), () => Promise.reject(new Error('the team exists')));
  const policy = await authority.readPolicy();
  for (const { name } of teams) {
    expect(keysOf(policy, name)).toEqual([readSigner(await readTeamKey(folder, name)).id]);
  }
  expect(new Set(teams.flatMap(({ name }) => keysOf(policy, name))).size).toBe(teams.length);
});

test('the edge gets the root document of the release service', () => {
  expect(read('trust/1.root.json')).toBe(read('release/1.root.json'));
});

test('Supabase Auth trusts the stand-ins by the names that it requests, and has the password of its database', () => {
  const certificate = new X509Certificate(read('stand-ins/certificate.pem'));
  expect(certificate.subjectAltName).toBe('DNS:accounts.google.com, DNS:phone.internal');
  expect(read('auth/stand-ins.pem')).toBe(read('stand-ins/certificate.pem'));
  expect(read('auth/environment')).toContain(`supabase_auth_admin:${read('postgres/auth-password')}@postgres:5432`);
});

test('the storage and its users have the same credentials', () => {
  const [, secret = ''] = /ROOT_SECRET_KEY=(.+)/.exec(read('storage/environment')) ?? [];
  expect(read('store/credentials')).toContain(`aws_secret_access_key = ${secret}\n`);
});

test('existing secrets stay when they are created again', async () => {
  const before = all();
  await createSecrets(folder);
  expect(all()).toEqual(before);
});

test('the key of an unknown team is refused with the names of the teams', async () => {
  await expect(readTeamKey(folder, '../release/site')).rejects.toThrow(
    'The remotes are shell, auth, categorizer, glossary, marketing, report, rollout, tax.',
  );
});
