import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CaseCounts } from '@artha/sandbox/runCases';
import { buildAll } from '@artha/build/buildAll';
import { checkPortIsFree } from '@artha/process/port';
import { root } from '../paths.ts';
import type { TargetOptions } from './openTarget.ts';
import { allServerSettings, nameOf, prepareRoles, startGoTrue } from './startGoTrue.ts';
import { startPostgres } from './startPostgres.ts';
import { testServer, type ServerOutcome } from './testServer.ts';

const usage = `npm run test:auth -- --gotrue <path>
npm run test:auth -- --url <address>

Runs the site's cases and journeys for Supabase Auth against the real server.

  --gotrue <path>        starts this server, built from github.com/supabase/auth (go build -o <path> .), with PostgreSQL,
                         mail, phones and Google of its own: with default and with hosted settings, each with accounts
                         that are confirmed at once and by e-mail
  --settings <name>      only default or hosted
  --only <words>         cases and journeys with these words in their names

With --url it runs against a server of your choice. Accounts that it creates end in @example.com and @example.in; use a
server whose accounts are not needed. Tests that need another setup of the server are reported as left out.

  --url <address>        where the server listens, such as http://127.0.0.1:9999
  --site <address>       its GOTRUE_SITE_URL; http://127.0.0.1:8080 by default
  --smtp-port <port>     reads its e-mails there:
                           GOTRUE_SMTP_HOST=127.0.0.1 GOTRUE_SMTP_PORT=<port>
                           GOTRUE_RATE_LIMIT_EMAIL_SENT=1000 (its limit is 30 an hour)
  --sms-port <port>      reads its text messages there:
                           GOTRUE_HOOK_SEND_SMS_ENABLED=true
                           GOTRUE_HOOK_SEND_SMS_URI=http://127.0.0.1:<port>/
                           GOTRUE_HOOK_SEND_SMS_SECRETS=v1,whsec_<base64 of 32 bytes>
                           GOTRUE_MFA_PHONE_ENROLL_ENABLED=true GOTRUE_MFA_PHONE_VERIFY_ENABLED=true
  --google-port <port>   stands in for Google there and at the next port, with a certificate in --google-folder:
                           GOTRUE_EXTERNAL_GOOGLE_ENABLED=true GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID=local-site
                           GOTRUE_EXTERNAL_GOOGLE_SECRET=local
                           GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI=<site>/auth/v1/callback
                           HTTPS_PROXY=http://127.0.0.1:<port> SSL_CERT_FILE=<folder>/certificate.pem
  --google-folder <path> .artha/google by default
  --reuse-seconds <n>    its GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL; 0 by default, as there`;

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`“${text}” is not a port.`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      gotrue: { type: 'string' },
      settings: { type: 'string' },
      url: { type: 'string' },
      site: { type: 'string', default: 'http://127.0.0.1:8080' },
      'smtp-port': { type: 'string' },
      'sms-port': { type: 'string' },
      'google-port': { type: 'string' },
      'google-folder': { type: 'string', default: join(root, '.artha/google') },
      'reuse-seconds': { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}
type Options = ReturnType<typeof readOptions>;

/** The external server. */
function readTarget(options: Options, url: string): TargetOptions {
  const googlePort = readPort(options['google-port']);
  return {
    url: url.replace(/\/$/, ''),
    siteUrl: options.site.replace(/\/$/, ''),
    smtpPort: readPort(options['smtp-port']),
    smsPort: readPort(options['sms-port']),
    google:
      googlePort === undefined
        ? undefined
        : { port: googlePort, standInPort: googlePort + 1, folder: options['google-folder'] },
    reuseSeconds: Number(options['reuse-seconds']),
  };
}

interface Tested extends ServerOutcome {
  readonly name: string;
}

/** Whether the site has been published for journeys, which the first of them needs. */
const isPublished = (tested: readonly Tested[]): boolean => tested.some(({ journeys }) => journeys.passed > 0);

/** Tests our own server with each of its settings, one after another. */
async function testOwnServers(program: string, { settings, only, ...options }: Options): Promise<readonly Tested[]> {
  const chosen = allServerSettings.filter((one) => settings === undefined || one.settings === settings);
  if (chosen.length === 0) throw new Error(`“${String(settings)}” must be default or hosted.`);
  const postgres = await startPostgres();
  const tested: Tested[] = [];
  try {
    prepareRoles(postgres);
    for (const one of chosen) {
      console.log(`\n${nameOf(one)}`);
      const server = await startGoTrue(program, options['google-folder'], postgres, one);
      try {
        tested.push({ name: nameOf(one), ...(await testServer(server.target, only, isPublished(tested))) });
      } finally {
        await server.close();
      }
    }
  } finally {
    await postgres.close();
  }
  return tested;
}

const describe = ({ passed, failed, leftOut }: CaseCounts): string =>
  `${String(passed)} passed, ${String(failed)} failed, ${String(leftOut)} left out`;

/** Before a build that takes minutes, not after it. */
async function checkPorts({ siteUrl, smtpPort, smsPort, google }: TargetOptions): Promise<void> {
  const ports = [Number(new URL(siteUrl).port), smtpPort, smsPort, google?.port, google?.standInPort];
  for (const port of ports.filter((one) => one !== undefined)) {
    await checkPortIsFree(port, '127.0.0.1', 'or give the server and this command another one (--help).');
  }
}

async function test(options: Options): Promise<readonly Tested[]> {
  const { gotrue, url = '', only } = options;
  const target = readTarget(options, url);
  if (gotrue === undefined) await checkPorts(target);
  await buildAll(root, [], console.log);
  return gotrue === undefined
    ? [{ name: url, ...(await testServer(target, only, false)) }]
    : testOwnServers(resolve(gotrue), options);
}

try {
  const options = readOptions();
  if (options.help || (options.gotrue === undefined) === (options.url === undefined)) {
    console.log(usage);
    process.exitCode = 2;
  } else {
    const tested = await test(options);
    for (const { name, cases, journeys } of tested) {
      console.log(`\n${name}\n  cases:    ${describe(cases)}\n  journeys: ${describe(journeys)}`);
    }
    const hasPassed = tested.every(({ cases, journeys }) => cases.failed + journeys.failed === 0);
    const isEmpty = tested.every(({ cases, journeys }) => cases.passed + journeys.passed === 0);
    process.exitCode = hasPassed && !isEmpty ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exitCode = 2;
}
