import * as v from 'valibot';
import { startSandbox, type Sandbox } from '@artha/sandbox/startSandbox';
import type { Target } from '@artha/sandbox/target';
import { runningSite } from '../runningSite.ts';
import { openTarget } from './openTarget.ts';
import { readRunningServer } from './readRunningServer.ts';

/** The authentication service of a test's site, and its messages to people. */
export interface AccountServer extends Pick<
  Target,
  'url' | 'serviceKey' | 'offers' | 'nextLink' | 'nextCode' | 'passSeconds'
> {
  readonly close: () => Promise<void>;
}

/** The variable in which the runner names an external server. */
export const TARGET_VARIABLE = 'ARTHA_AUTH_TARGET';

const targetSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    url: v.string(),
    siteUrl: v.string(),
    serviceKey: v.optional(v.string()),
    smtpPort: v.optional(v.number()),
    smsPort: v.optional(v.number()),
    google: v.optional(v.object({ port: v.number(), standInPort: v.number(), folder: v.string() })),
    reuseSeconds: v.number(),
  }),
);

/** The external server that the runner names; undefined if the tests have their own stand-in. */
export function namedTarget() {
  const text = process.env[TARGET_VARIABLE];
  return text === undefined ? undefined : v.parse(targetSchema, text);
}

/** Returns each message of a stand-in once. */
function readInbox({ inbox }: Sandbox, kind: 'email' | 'text') {
  const read = new Set<object>();
  return (to: string) => {
    const message = inbox.messages.find((one) => one.kind === kind && one.to === to && !read.has(one));
    if (!message) throw new Error(`Nothing was sent to ${to}.`);
    read.add(message);
    return message;
  };
}

/**
 * Starts a stand-in, or uses the server that the runner names.
 * @param siteUrl the site that people return to.
 * @param hosted whether a stand-in has the settings of hosted projects, instead of the defaults.
 */
export async function openAccountServer(siteUrl: string, hosted: boolean): Promise<AccountServer> {
  const running = runningSite();
  if (running) return readRunningServer(running);
  const named = namedTarget();
  if (named) return openTarget(named);
  let aheadMs = 0;
  const sandbox = await startSandbox({
    siteUrl,
    externalUrl: `${siteUrl}/auth/v1`,
    hosted,
    now: () => Date.now() + aheadMs,
  });
  const [email, text] = [readInbox(sandbox, 'email'), readInbox(sandbox, 'text')];
  return {
    url: sandbox.authUrl,
    serviceKey: sandbox.serviceKey,
    offers: new Set([
      'confirmation',
      'mail',
      'sms',
      'google',
      'clock',
      'recovery-codes',
      'service-key',
      hosted ? 'issuer' : 'no-issuer',
    ]),
    nextLink: (to) => Promise.resolve(email(to).link),
    nextCode: (to) => Promise.resolve(text(to).code),
    passSeconds: (seconds) => {
      aheadMs += seconds * 1000;
      return Promise.resolve();
    },
    close: sandbox.close,
  };
}
