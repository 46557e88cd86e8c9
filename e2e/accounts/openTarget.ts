import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Need, Target } from '@artha/sandbox/target';
import { startGoogleAlias, type GoogleOptions } from './startGoogleAlias.ts';
import { startMailServer } from './startMailServer.ts';
import { startSmsHook } from './startSmsHook.ts';

/** A running service that the tests use. */
export interface TargetOptions {
  /** The service's own address: `http://127.0.0.1:9999`. */
  readonly url: string;
  readonly siteUrl: string;
  /** The key with which the site administers its accounts; undefined if the tests do not know it. */
  readonly serviceKey?: string | undefined;
  /** The port to which the service delivers e-mails; undefined if it delivers them elsewhere. */
  readonly smtpPort?: number | undefined;
  /** The port of its hook for text messages; undefined if it has none. */
  readonly smsPort?: number | undefined;
  /** How it reaches the Google stand-in; undefined if it does not. */
  readonly google?: GoogleOptions | undefined;
  /** Seconds in which it accepts a used refresh token again. */
  readonly reuseSeconds: number;
}

/** A service under test that is ready, with what the tests need from it. */
export interface OpenTarget extends Target {
  /** Its description of itself, for the log. */
  readonly description: string;
  readonly close: () => Promise<void>;
}

const settingsSchema = v.looseObject({
  mailer_autoconfirm: v.boolean(),
  external: v.looseObject({ google: v.boolean() }),
});
const discoverySchema = v.looseObject({ issuer: v.string() });
const healthSchema = v.looseObject({ name: v.string(), version: v.string() });

async function read(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers with ${String(response.status)}.`);
  return response.json();
}

const refuse = (what: string) => () => Promise.reject(new Error(`${what} cannot be read.`));

/** The stand-ins around a service. */
async function openSurroundings({ smtpPort, smsPort, google }: TargetOptions, opened: AsyncDisposableStack) {
  const mail = smtpPort === undefined ? undefined : await startMailServer(smtpPort);
  opened.defer(() => mail?.close());
  const sms = smsPort === undefined ? undefined : await startSmsHook(smsPort);
  opened.defer(() => sms?.close());
  const alias = google && (await startGoogleAlias(google));
  opened.defer(() => alias?.close());
  return { mail, sms, alias };
}

/**
 * Checks a service, and starts what reads its messages.
 * @throws if it does not respond like Supabase Auth.
 */
export async function openTarget(options: TargetOptions): Promise<OpenTarget> {
  const { url, siteUrl, reuseSeconds } = options;
  const { name, version } = v.parse(healthSchema, await read(`${url}/health`));
  const settings = v.parse(settingsSchema, await read(`${url}/settings`));
  const { issuer } = v.parse(discoverySchema, await read(`${url}/.well-known/openid-configuration`));
  const opened = new AsyncDisposableStack();
  const { mail, sms, alias } = await openSurroundings(options, opened).catch(async (error: unknown) => {
    await opened.disposeAsync();
    throw error;
  });
  const kind: Need = settings.mailer_autoconfirm ? 'autoconfirm' : 'confirmation';
  const offers: readonly (Need | false)[] = [
    kind,
    mail !== undefined && 'mail',
    sms !== undefined && 'sms',
    alias !== undefined && settings.external.google && 'google',
    issuer === '' ? 'no-issuer' : 'issuer',
    reuseSeconds > 0 ? 'reuse' : 'no-reuse',
    options.serviceKey !== undefined && 'service-key',
  ];
  return {
    url,
    siteUrl,
    serviceKey: options.serviceKey,
    description: `${name} ${version || '(no version)'}`,
    offers: new Set(offers.filter((need) => need !== false)),
    nextLink: mail?.nextLink ?? refuse('E-mails'),
    nextCode: sms?.nextCode ?? refuse('Text messages'),
    passSeconds: refuse('The clock'),
    passReuseInterval: () => wait((reuseSeconds + 1) * 1000),
    close: () => opened.disposeAsync(),
  };
}
