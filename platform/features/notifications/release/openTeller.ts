import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from '@artha/observability';
import { ownerOf, type Policy } from '@artha/core/policy';
import { describeEvent } from './describeEvent.ts';
import { HookKeys } from './HookKeys.ts';
import type { SendMail } from './mailer.ts';
import { Outbox, type KeptEvent, type ToldEvent } from './Outbox.ts';
import { postHook, type HookLimits } from './postHook.ts';
import { isToldBy, ways, type ToldOf, type Way } from './ways.ts';

/** The options of telling teams. */
export interface TellerOptions {
  /** Read for each attempt, so that a new address applies at once. */
  readonly readPolicy: () => Promise<Policy>;
  /** Address of the site. */
  readonly origin: string;
  readonly keys: HookKeys;
  /** Undefined if the service has no mail server. */
  readonly sendMail?: SendMail | undefined;
  readonly hookLimits: HookLimits;
  /** File for what is still to be told; undefined to keep it in memory alone. */
  readonly file: string | undefined;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Tells teams what happened to their remotes. */
export interface Teller {
  /**
   * Keeps an event, and tells its team in the ways that the policy names: a signed web hook, a mail. The service that reports it neither
   * waits for a receiver nor fails with one.
   * @param id of the event; one that is kept already is not told again.
   */
  readonly announce: (event: ToldOf, id?: string) => Promise<void>;
  /** The last events of a remote, the newest first. */
  readonly eventsOf: (remote: string) => readonly ToldEvent[];
  /** The key that proves a remote’s web hooks. */
  readonly hookKeyOf: (remote: string) => string;
  readonly close: () => Promise<void>;
}

/** The body of a web hook (Standard Webhooks). */
function bodyOf({ kind, at, subject, text, data }: KeptEvent): string {
  return JSON.stringify({ type: kind, timestamp: at, data: { ...data, subject, text } });
}

/** Tells of an event in one way; does nothing if the policy no longer names that way. */
async function deliver(options: TellerOptions, way: Way, event: KeptEvent): Promise<void> {
  const { keys, sendMail, hookLimits, readPolicy, now = () => new Date() } = options;
  const { remote, id, subject, text } = event;
  const { hook, mail } = ownerOf(await readPolicy(), remote)?.tell ?? {};
  if (way === 'mail') {
    if (mail === undefined) return;
    if (!sendMail) throw new Error('The release service has no mail server.');
    await sendMail({ to: mail, subject, text });
  } else if (hook !== undefined) {
    const body = bodyOf(event);
    await postHook({ url: hook, headers: { ...keys.sign(remote, id, body, now()) }, body }, hookLimits);
  }
}

/** The keys and the outbox in the folder of a release service. */
export async function tellerFiles(folder: string): Promise<Pick<TellerOptions, 'keys' | 'file'>> {
  return { keys: await HookKeys.open(join(folder, 'hooks.key')), file: join(folder, 'outbox.json') };
}

/** Opens what tells teams; it continues with what a service before could not tell. */
export async function openTeller(options: TellerOptions): Promise<Teller> {
  const { readPolicy, origin, keys, file, log, now } = options;
  const report = (way: Way, { remote, kind }: KeptEvent, error: unknown) => {
    // Without the address, which may hold a secret.
    const reason = error instanceof Error ? error.message : String(error);
    log({ level: 'error', message: `The team of ${remote} was not told of ${kind} by ${way}: ${reason}` });
  };
  const attempt = (way: Way, event: KeptEvent) =>
    deliver(options, way, event).catch((error: unknown) => {
      report(way, event, error);
      throw error;
    });
  const outbox = await Outbox.open(file, attempt, now && (() => now().getTime()));

  const add = async (event: ToldOf, id: string) => {
    const { remote, kind, at } = event;
    const { tell = {} } = ownerOf(await readPolicy(), remote) ?? {};
    const toldBy = ways.filter((way) => tell[way] !== undefined && isToldBy(way, event));
    const data = Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'kind'));
    await outbox.add({ id, remote, kind, at, ...describeEvent(event, origin), data }, toldBy);
  };
  return {
    announce: async (event, id = `msg_${randomUUID()}`) => {
      if (outbox.has(id)) return;
      await add(event, id).catch((error: unknown) => {
        log({ level: 'error', message: `An event of ${event.remote} is lost: its team is not told.`, error });
      });
    },
    eventsOf: (remote) => outbox.ofRemote(remote),
    hookKeyOf: (remote) => keys.publicKeyOf(remote),
    close: () => outbox.close(),
  };
}
