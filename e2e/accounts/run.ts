import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '@artha/platform/webpack';
import { conformanceCases, runCases } from '@artha/platform/sandbox';
import { runCommand } from '@artha/platform/runCommand';
import { TARGET_VARIABLE } from './accountServer.ts';
import { root } from '../paths.ts';
import { openTarget, type TargetOptions } from './openTarget.ts';

const usage = `npm run test:auth -- --url <address>

Runs what the site expects of Supabase Auth against a server of your choice, the real one above all. Accounts that it
makes end in @example.com; use a server whose accounts nobody needs.

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
  --reuse-seconds <n>    its GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL; 10 by default
  --only <words>         cases and journeys with these words in their names

Some cases need a server that confirms new accounts by itself (GOTRUE_MAILER_AUTOCONFIRM=true), others one that does not:
run it against both. What a server is not set up for is named as left out.`;

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`“${text}” is no port.`);
}

interface RunOptions extends TargetOptions {
  readonly only: string;
}

/** @returns undefined where no server is named. */
function readOptions(): RunOptions | undefined {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      site: { type: 'string', default: 'http://127.0.0.1:8080' },
      'smtp-port': { type: 'string' },
      'sms-port': { type: 'string' },
      'google-port': { type: 'string' },
      'google-folder': { type: 'string', default: join(root, '.artha/google') },
      'reuse-seconds': { type: 'string', default: '10' },
      only: { type: 'string', default: '' },
    },
  });
  if (values.url === undefined) return undefined;
  const googlePort = readPort(values['google-port']);
  return {
    url: values.url.replace(/\/$/, ''),
    siteUrl: values.site.replace(/\/$/, ''),
    smtpPort: readPort(values['smtp-port']),
    smsPort: readPort(values['sms-port']),
    google: googlePort === undefined ? undefined : { port: googlePort, folder: values['google-folder'] },
    reuseSeconds: Number(values['reuse-seconds']),
    only: values.only,
  };
}

/** Tries the behaviour that the site expects, request by request. */
async function runConformance({ only, ...options }: RunOptions): Promise<boolean> {
  const target = await openTarget(options);
  console.log(`${target.url}: ${target.description}; offers ${[...target.offers].join(', ')}\n`);
  try {
    const cases = conformanceCases.filter(({ name }) => name.includes(only));
    const { passed, failed, leftOut } = await runCases(target, cases, console.log);
    console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(leftOut)} left out`);
    return failed === 0 && (passed > 0 || only !== '');
  } finally {
    await target.close();
  }
}

/** Has a browser sign people up and in at a site that uses the server. */
async function runJourneys({ only, ...options }: RunOptions): Promise<boolean> {
  await buildAll(root, [], console.log);
  const choice = only === '' ? [] : ['--grep', only];
  const { passed } = await runCommand(
    // One after another: the server has one site that it sends people back to.
    [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'e2e/accounts',
      '--workers=1',
      '--reporter=list',
      ...choice,
    ],
    { output: 'show', env: { [TARGET_VARIABLE]: JSON.stringify(options) } },
  );
  return passed;
}

try {
  const options = readOptions();
  if (options) {
    const conforms = await runConformance(options);
    const works = await runJourneys(options);
    process.exitCode = conforms && works ? 0 : 1;
  } else {
    console.log(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
