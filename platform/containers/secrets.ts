import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { certificateFor } from '@artha/sandbox/certificateFor';
import { signServiceKey } from '@artha/sandbox/signServiceKey';
import { replaceFile } from '@artha/process/replaceFile';
import { root } from '@artha/process/root';
import { openAuthority, readOrCreateKey } from '@artha/core/authority';
import { readIfThere } from '@artha/core/readIfThere';
import type { Policy } from '@artha/core/policy';
import { standInNames } from './standInNames.ts';
import { frameOrder, readTeams, type Team } from './teams.ts';

const password = (): string => randomBytes(24).toString('base64url');

type NamedFile = readonly [path: string, content: string];

/** Writes files that belong together if the first of them does not exist yet. */
async function writeOnce(files: readonly [NamedFile, ...NamedFile[]], mode = 0o400): Promise<void> {
  if (await readIfThere(files[0][0])) return;
  // The first one is written last: without it, all are created again.
  for (const [path, content] of [...files].reverse()) {
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, content, mode);
  }
}

interface AuthKeys {
  /** A key set (RFC 7517) with the one key that signs access tokens. */
  readonly signing: string;
  /** The token with which the edge administers accounts. */
  readonly service: string;
}

function authKeys(): AuthKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return {
    signing: JSON.stringify([{ ...key, key_ops: ['sign', 'verify'] }]),
    service: signServiceKey(privateKey, key.kid),
  };
}

const keyFile = (folder: string, name: string): string => join(folder, 'teams', name, 'key.pem');

/** Each team's key, and the part of the policy that lets it publish its own remote. */
async function writeTeams(folder: string, teams: readonly Team[]): Promise<Policy['remotes']> {
  const remotes: Policy['remotes'] = {};
  for (const { name, owner, routes, allows, frame } of teams) {
    await mkdir(join(folder, 'teams', name), { recursive: true });
    const { id } = await readOrCreateKey(keyFile(folder, name));
    const publishers = [{ key: id, name: `container of ${name}` }];
    remotes[name] = { owner, routes: [...routes], publishers, ...(allows && { allows }), ...(frame && { frame }) };
  }
  return remotes;
}

/**
 * Creates every secret of a site in containers, a folder for each service, so that no service gets the secrets of
 * another:
 * ```
 * teams/<remote>/   key.pem                     the key that publishes the remote
 * release/          site.pem, root.pem, 1.root.json, policy.json   the folder of the release service
 * trust/            1.root.json, edge.pem, auth-service.key   the trusted root of the edge, and the keys that sign its
 *                                               counts and administer accounts
 * storage/          environment                 the credentials of the storage
 * store/            credentials                 the same for the release service and the edge
 * postgres/         password, auth-password
 * auth/             environment, stand-ins.pem  keys and passwords of Supabase Auth, and the certificate of the stand-ins
 * stand-ins/        key.pem, certificate.pem
 * gateway/          key.pem, certificate.pem    for TLS on this machine
 * ```
 * Existing secrets stay unchanged.
 * @param repository of the remotes.
 */
export async function createSecrets(folder: string, repository = root): Promise<void> {
  const teams = readTeams(repository);
  const at = (...path: string[]): string => join(folder, ...path);
  await mkdir(at('trust'), { recursive: true });
  const edge = await readOrCreateKey(at('trust/edge.pem'));
  // The images are built from a checkout again and again: their releases keep their versions.
  const policy: Policy = {
    remotes: await writeTeams(folder, teams),
    revoked: [],
    edges: [edge.id],
    frame: { order: frameOrder(teams) },
    mayReuseVersions: true,
  };
  const { roots } = await openAuthority(at('release'), () => Promise.resolve(policy));
  await writeOnce([[at('trust/1.root.json'), Buffer.from(roots[0] ?? []).toString()]], 0o444);

  const [access, secret] = [randomBytes(10).toString('hex'), password()];
  await writeOnce(
    [
      [at('storage/environment'), `ROOT_ACCESS_KEY=${access}\nROOT_SECRET_KEY=${secret}\n`],
      [at('store/credentials'), `[default]\naws_access_key_id = ${access}\naws_secret_access_key = ${secret}\n`],
    ],
    0o444,
  );

  const standIns = await certificateFor([standInNames.google, standInNames.phone]);
  const authPassword = password();
  const auth = authKeys();
  await writeOnce(
    [
      [
        at('auth/environment'),
        [
          `GOTRUE_DB_DATABASE_URL=postgres://supabase_auth_admin:${authPassword}@postgres:5432/postgres?sslmode=disable`,
          `GOTRUE_JWT_SECRET=${password()}`,
          `GOTRUE_JWT_KEYS='${auth.signing}'`,
          `GOTRUE_HOOK_SEND_SMS_SECRETS=v1,whsec_${randomBytes(32).toString('base64')}`,
          '',
        ].join('\n'),
      ],
      [at('trust/auth-service.key'), auth.service],
      [at('postgres/auth-password'), authPassword],
      [at('postgres/password'), password()],
      [at('auth/stand-ins.pem'), standIns.cert],
      [at('stand-ins/certificate.pem'), standIns.cert],
      [at('stand-ins/key.pem'), standIns.private],
    ],
    0o444,
  );

  const tls = await certificateFor(['localhost'], '127.0.0.1');
  await writeOnce([
    [at('gateway/key.pem'), tls.private],
    [at('gateway/certificate.pem'), tls.cert],
  ]);
}

/**
 * A team's key, for publishing from elsewhere.
 * @throws if there is no team with this name.
 */
export async function readTeamKey(folder: string, name: string): Promise<string> {
  const teams = readTeams(root);
  if (!teams.some((team) => team.name === name)) {
    throw new Error(`There is no remote “${name}”. The remotes are ${teams.map((team) => team.name).join(', ')}.`);
  }
  return readFile(keyFile(folder, name), 'utf8');
}
