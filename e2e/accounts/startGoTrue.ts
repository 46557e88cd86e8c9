import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@artha/process/port';
import { signServiceKey } from '@artha/sandbox/signServiceKey';
import { timeLimit } from '@artha/process/timeLimit';
import { root } from '../paths.ts';
import type { GoogleOptions } from './startGoogleAlias.ts';
import type { TargetOptions } from './openTarget.ts';
import type { Postgres } from './startPostgres.ts';

/** The setup of a Supabase Auth. */
export interface ServerSettings {
  /** `default`: without settings. `hosted`: with those of hosted projects and of `docker-compose.yml`. */
  readonly settings: 'default' | 'hosted';
  /** Whether new accounts need no confirmation by e-mail. */
  readonly autoconfirm: boolean;
}

/** Each setup of a server with visible differences. */
export const allServerSettings: readonly ServerSettings[] = (['default', 'hosted'] as const).flatMap((settings) =>
  [true, false].map((autoconfirm) => ({ settings, autoconfirm })),
);

/** Names the settings of a server, for the title of its tests. */
export const nameOf = ({ settings, autoconfirm }: ServerSettings): string =>
  `${settings} settings, ${autoconfirm ? 'accounts confirmed at once' : 'accounts confirmed by e-mail'}`;

/** GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL of hosted projects, in seconds. */
const HOSTED_REUSE_SECONDS = 10;
/** Time limit until a server has created its tables and responds, in milliseconds. */
const START_MS = 30_000;
const PAUSE_MS = 100;

/** A running server, and what is needed to use it. */
export interface GoTrue {
  readonly target: GoTrueTarget;
  readonly close: () => Promise<void>;
}

/** The superuser of PostgreSQL creates this once; the server creates its tables in its own schema. */
const roles = `
  create role supabase_admin login createrole createdb replication bypassrls;
  create role supabase_auth_admin login noinherit createrole password 'local';
  alter role supabase_auth_admin set search_path = 'auth'`;

/** Creates the roles that the server’s migrations expect. */
export function prepareRoles(postgres: Postgres): void {
  postgres.run('postgres', roles);
}

function createDatabase(postgres: Postgres, name: string): void {
  postgres.run('postgres', `create database ${name}`);
  postgres.run(
    name,
    `create schema auth authorization supabase_auth_admin; grant create on database ${name} to supabase_auth_admin`,
  );
}

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** The private key that signs tokens, in the format of GOTRUE_JWT_KEYS. */
const keys = JSON.stringify([
  {
    ...privateKey.export({ format: 'jwk' }),
    kid: 'local',
    alg: 'ES256',
    use: 'sig',
    key_ops: ['sign', 'verify'],
  },
]);

/** The settings of hosted projects. */
function hostedEnvironment(siteUrl: string): Record<string, string> {
  const verify = '/auth/v1/verify';
  return {
    GOTRUE_JWT_ISSUER: `${siteUrl}/auth/v1`,
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: String(HOSTED_REUSE_SECONDS),
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: verify,
    GOTRUE_MAILER_URLPATHS_RECOVERY: verify,
    GOTRUE_MAILER_URLPATHS_INVITE: verify,
    GOTRUE_MAILER_URLPATHS_EMAIL_CHANGE: verify,
  };
}

/** Addresses of the server and of its stand-ins. */
interface GoTrueTarget extends TargetOptions {
  readonly smtpPort: number;
  readonly smsPort: number;
  readonly google: GoogleOptions;
}

/** The settings and the stand-ins of every server for the site. */
function commonEnvironment({ url, siteUrl, smtpPort, smsPort, google }: GoTrueTarget, autoconfirm: boolean) {
  return {
    API_EXTERNAL_URL: `${siteUrl}/auth/v1`,
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_URI_ALLOW_LIST: `${siteUrl}/**`,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: new URL(url).port,
    GOTRUE_DB_DRIVER: 'postgres',
    DB_NAMESPACE: 'auth',
    GOTRUE_JWT_EXP: '3600',
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_ADMIN_ROLES: 'service_role',
    GOTRUE_JWT_SECRET: randomBytes(32).toString('hex'),
    GOTRUE_JWT_KEYS: keys,
    GOTRUE_DISABLE_SIGNUP: 'false',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_MAILER_AUTOCONFIRM: String(autoconfirm),
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(smtpPort),
    GOTRUE_SMTP_ADMIN_EMAIL: 'accounts@example.com',
    // Its limit is 30 an hour, for all clients together.
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '1000',
    GOTRUE_RATE_LIMIT_SMS_SENT: '1000',
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'true',
    GOTRUE_MFA_PHONE_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_PHONE_VERIFY_ENABLED: 'true',
    GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED: 'true',
    GOTRUE_HOOK_SEND_SMS_ENABLED: 'true',
    GOTRUE_HOOK_SEND_SMS_URI: `http://127.0.0.1:${String(smsPort)}/`,
    GOTRUE_HOOK_SEND_SMS_SECRETS: `v1,whsec_${randomBytes(32).toString('base64')}`,
    GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'true',
    GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'local-site',
    GOTRUE_EXTERNAL_GOOGLE_SECRET: 'local',
    GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI: `${siteUrl}/auth/v1/callback`,
    HTTPS_PROXY: `http://127.0.0.1:${String(google.port)}`,
    SSL_CERT_FILE: join(google.folder, 'certificate.pem'),
  };
}

/** Free ports, all different. */
async function* freePorts(): AsyncGenerator<number, never> {
  const given = new Set<number>();
  for (;;) {
    const port = await freePort();
    if (given.has(port)) continue;
    given.add(port);
    yield port;
  }
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts the real server with its own database, and with stand-ins for mail, phones and Google.
 * @param program the server, built from github.com/supabase/auth.
 * @param googleFolder folder with the certificate of the Google stand-in.
 */
export async function startGoTrue(
  program: string,
  googleFolder: string,
  postgres: Postgres,
  server: ServerSettings,
): Promise<GoTrue> {
  const isHosted = server.settings === 'hosted';
  const database = `auth_${server.settings}_${server.autoconfirm ? 'autoconfirm' : 'confirmation'}`;
  createDatabase(postgres, database);
  const ports = freePorts();
  const nextPort = async () => (await ports.next()).value;
  const target: GoTrueTarget = {
    url: `http://127.0.0.1:${String(await nextPort())}`,
    siteUrl: `http://127.0.0.1:${String(await nextPort())}`,
    smtpPort: await nextPort(),
    smsPort: await nextPort(),
    google: { port: await nextPort(), standInPort: await nextPort(), folder: googleFolder },
    serviceKey: signServiceKey(privateKey, 'local'),
    reuseSeconds: isHosted ? HOSTED_REUSE_SECONDS : 0,
  };
  const logFile = join(root, '.artha/accounts', `${database}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(program, [], {
    cwd: dirname(logFile),
    env: {
      ...commonEnvironment(target, server.autoconfirm),
      ...(isHosted && hostedEnvironment(target.siteUrl)),
      DATABASE_URL: `postgres://supabase_auth_admin:local@127.0.0.1:${String(postgres.port)}/${database}?sslmode=disable`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = new Promise<Error | undefined>((resolve) => {
    child.once('error', resolve);
    child.once('exit', () => {
      resolve(undefined);
    });
  });
  const close = async () => {
    child.kill();
    await ended;
  };
  const end = Date.now() + timeLimit(START_MS);
  while (!(await isHealthy(target.url))) {
    if (Date.now() > end || child.exitCode !== null || child.pid === undefined) {
      const cause = child.pid === undefined ? await ended : undefined;
      if (child.pid !== undefined) await close();
      const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
      throw new Error(`${program} does not start. Its log is ${logFile}\n${lastLines}`, { cause });
    }
    await wait(PAUSE_MS);
  }
  return { target, close };
}
