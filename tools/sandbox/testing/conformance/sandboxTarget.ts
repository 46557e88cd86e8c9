import { startSandbox } from '../../startSandbox.ts';
import type { Need, Target } from './target.ts';

const SITE_URL = 'http://127.0.0.1:8080';

/** A sandbox with its own clock, as a target; its data is not kept. */
export async function startSandboxTarget(
  autoconfirm: boolean,
  hosted: boolean,
): Promise<Target & { readonly close: () => Promise<void> }> {
  let aheadMs = 0;
  const sandbox = await startSandbox({ siteUrl: SITE_URL, autoconfirm, hosted, now: () => Date.now() + aheadMs });
  const read = new Set<object>();
  const next = (to: string, kind: 'email' | 'text') => {
    const message = sandbox.inbox.messages.find((one) => one.kind === kind && one.to === to && !read.has(one));
    if (!message) throw new Error(`Nothing was sent to ${to}.`);
    read.add(message);
    return message;
  };
  const settings: readonly Need[] = hosted ? ['issuer', 'reuse'] : ['no-issuer', 'no-reuse'];
  const kind: Need = autoconfirm ? 'autoconfirm' : 'confirmation';
  const offers: readonly Need[] = [
    'mail',
    'sms',
    'google',
    'clock',
    'recovery-codes',
    'service-key',
    kind,
    ...settings,
  ];
  const passSeconds = (seconds: number) => {
    aheadMs += seconds * 1000;
    return Promise.resolve();
  };
  return {
    url: sandbox.authUrl,
    siteUrl: SITE_URL,
    serviceKey: sandbox.serviceKey,
    offers: new Set(offers),
    nextLink: (to) => Promise.resolve(next(to, 'email').link),
    nextCode: (to) => Promise.resolve(next(to, 'text').code),
    passSeconds,
    passReuseInterval: () => passSeconds(11),
    close: sandbox.close,
  };
}
