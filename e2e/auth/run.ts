import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conformanceCases, runCases } from '@artha/platform/sandbox';
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
  --only <words>         cases with these words in their names

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

async function run({ only, ...options }: RunOptions): Promise<boolean> {
  const target = await openTarget(options);
  console.log(`${target.url}: ${target.description}; offers ${[...target.offers].join(', ')}\n`);
  try {
    const cases = conformanceCases.filter(({ name }) => name.includes(only));
    const { passed, failed, leftOut } = await runCases(target, cases, console.log);
    console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(leftOut)} left out`);
    return failed === 0 && passed > 0;
  } finally {
    await target.close();
  }
}

try {
  const options = readOptions();
  if (options) process.exitCode = (await run(options)) ? 0 : 1;
  else {
    console.log(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
