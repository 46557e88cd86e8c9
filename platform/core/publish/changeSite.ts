import * as v from 'valibot';
import { registrySchema, currentVersion, type Registry } from '@artha/shared/contract';
import { compose, configText, type ComposeContext } from '../compose/compose.ts';
import type { ReusableSite } from '../compose/encodeSite.ts';
import type { SiteMemory } from '../compose/SiteMemory.ts';
import { digestOf, type SiteContent } from '../store/siteContent.ts';
import type { StoredSite } from '../store/store.ts';
import type { Authority } from '../trust/authority.ts';
import { frameBytes } from '../trust/frameRules.ts';
import { MetadataError } from '../trust/metadata.ts';
import { readAllBins } from '../trust/bins.ts';
import { signSite, TIMESTAMP_DAYS } from '../trust/signSite.ts';
import { arrangeFrame } from './arrangeFrame.ts';
import { addToLog, type LoggedAction } from './releaseLog.ts';
import { Refusal } from '../format/refusal.ts';
import {
  emptyState,
  fromLastSigned,
  readSignedSite,
  toLastSigned,
  writeState,
  type SignedSite,
  type SiteState,
} from './siteState.ts';

/** The store, the configuration and the authority of a publish. */
export interface PublishContext extends ComposeContext {
  readonly authority: Authority;
  readonly memory: SiteMemory;
  /** Called after each replacement of the site; its result is not awaited. */
  readonly onReplaced?: OnReplaced | undefined;
  /** The visits of a remote that edges have counted; without it, none are known. */
  readonly visitsOf?: ((remote: string) => number) | undefined;
}

/** @param paths of the files that were written or removed. */
type OnReplaced = (paths: readonly string[]) => void;

/** Number of attempts at a change. Each failed one means a concurrent publish, so more are unlikely by chance. */
const MOST_ATTEMPTS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The state before a change. */
export interface Snapshot {
  readonly state: SiteState;
  /** The site in the store; undefined before the first publish. */
  readonly stored: StoredSite | undefined;
  /** That site, if its signatures are valid. */
  readonly signed: SignedSite | undefined;
}

/**
 * Replaces what was signed last by the newest site in the store that this service ever signed: for an
 * operator who knows why the store is older, such as after restoring a backup. The next site gets the number after the
 * newest one.
 * @throws Refusal if the store holds none.
 */
export async function acceptStored(context: PublishContext): Promise<void> {
  const { store, authority, memory } = context;
  const version = (await authority.readLastSigned())?.version ?? 0;
  const trusted = { root: authority.roots.at(-1) ?? new Uint8Array(), version: 0 };
  const stored = await store.openSite();
  for (const site of stored ? [stored, ...(await store.earlierSites())] : []) {
    const signed = await readSignedSite(site, trusted, timeOf(context), memory).catch(() => undefined);
    if (!signed) continue;
    await authority.saveLastSigned({ ...toLastSigned(signed.state), version: Math.max(version, signed.state.version) });
    return;
  }
  throw new Refusal('RE-29', 'The store holds no site that this service ever signed.');
}

/** The result of planning a change. */
export interface Change<T> {
  /** The state to compose; undefined if there is nothing to do. */
  readonly state: SiteState | undefined;
  /** For the log. */
  readonly actions: readonly LoggedAction[];
  /** Remotes whose pages get the current frame and shell, if such changes are postponed. */
  readonly refreshing?: readonly string[];
  /** Whether every page is composed again; by default, if the operator composes the site. */
  readonly isWhole?: boolean;
  readonly result: T;
}

const versionsSchema = registrySchema.entries.microFrontends.value;

/**
 * A registry in the form in which it is read again: pages name their registry by a digest, which depends on the order of
 * its fields.
 * @param known the registry that it was made from, which was read.
 */
function inReadForm(registry: Registry, known: Registry): Registry {
  const versions = Object.entries(registry.microFrontends).map(
    ([name, own]) => [name, own === known.microFrontends[name] ? own : v.parse(versionsSchema, own)] as const,
  );
  return { schema: registry.schema, microFrontends: Object.fromEntries(versions) };
}

/**
 * A registry as a site is composed from it: what the frame shows is in the order of the policy.
 * @param known the registry that it was made from, which was read.
 */
export async function toComposed(
  { authority, config }: PublishContext,
  registry: Registry,
  known: Registry,
): Promise<Registry> {
  const { frame } = await authority.readPolicy();
  return inReadForm(arrangeFrame(registry, frame?.order ?? [], config.product), known);
}

/** The time of a change: now, or the time that a test chose. */
export const timeOf = ({ now }: ComposeContext): Date => now?.() ?? new Date();

/**
 * Reads the state that the site was composed from. Trusts nothing in the store that this service, or another one with
 * its key, has not signed: if the current site is damaged, older or missing, uses what the service remembers.
 * @throws Refusal if the store holds an unsigned site and the service remembers none.
 */
export async function readSnapshot(context: PublishContext): Promise<Snapshot> {
  const { store, authority, memory } = context;
  const lastSigned = await authority.readLastSigned();
  const stored = await store.openSite();
  const version = lastSigned?.version ?? 0;
  if (!stored)
    return { state: lastSigned ? fromLastSigned(lastSigned) : emptyState(version), stored, signed: undefined };
  const trusted = { root: authority.roots.at(-1) ?? new Uint8Array(), version };
  const faults: unknown[] = [];
  for (const site of [stored, ...(await store.earlierSites())]) {
    try {
      const signed = await readSignedSite(site, trusted, timeOf(context), memory);
      if (signed.state.version > version) await authority.saveLastSigned(toLastSigned(signed.state));
      return { state: signed.state, stored, signed: site === stored ? signed : undefined };
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      faults.push(error);
    }
  }
  if (lastSigned) return { state: fromLastSigned(lastSigned), stored, signed: undefined };
  throw new Refusal('RE-29', `The store holds a site that this service did not sign: ${String(faults[0])}`);
}

/** The parts that the frame and the shell of every page are made from: equal texts mean equal frames. */
export function frameOf({ memory, config }: PublishContext, { registry }: Pick<SiteState, 'registry'>): string {
  return memory.describe(registry, config).pageRegistries.key();
}

/** The signed site whose files can become files of the next one. */
export function reusableSite(signed: SignedSite | undefined): ReusableSite | undefined {
  return (
    signed && {
      read: (path) => readIntact(signed, path),
      digestOf: (path) => signed.verified.digestOf(path),
      listFiles: async () => [...(await readAllBins(signed.verified)).keys()],
      registry: signed.state.registry,
    }
  );
}

/**
 * Composes a state, signs it, and publishes it.
 * @returns whether it replaced the site that it was made from.
 */
async function composeAndReplace(
  context: PublishContext,
  planned: SiteState,
  snapshot: Snapshot,
  { actions, refreshing, isWhole }: Pick<Change<unknown>, 'actions' | 'refreshing' | 'isWhole'>,
): Promise<boolean> {
  const registry = await toComposed(context, planned.registry, snapshot.state.registry);
  const limit = frameBytes(await context.authority.readPolicy());
  const state = { ...planned, registry };
  const namesOf = (...chosen: readonly LoggedAction['action'][]) =>
    actions.flatMap(({ action, name }) => (chosen.includes(action) ? (name ?? []) : []));
  const replaceFrom = async (from: Snapshot) => {
    const { files, contentAddressed } = await compose(
      { ...context, signer: context.authority.signer, frameBytes: limit },
      registry,
      {
        last: reusableSite(from.signed),
        publishing: namesOf('publish', 'rollback', 'take-back'),
        actions,
        ...(refreshing && { refreshing }),
        isWhole: isWhole ?? actions.some(({ action }) => action === 'compose'),
      },
    );
    await context.store.putContentAddressed(contentAddressed);
    const isReplaced = await signAndReplace(context, new Map([...files, ...writeState(state)]), state, from);
    const content = files.get('registry.json');
    if (isReplaced && content) context.memory.keepRegistry(registry, digestOf(content).sha256);
    return isReplaced;
  };
  try {
    return await replaceFrom(snapshot);
  } catch (error) {
    if (!(error instanceof MetadataError) || !snapshot.signed) throw error;
    // The store has lost a bin of the site: without it, nothing is known to stay.
    return replaceFrom({ ...snapshot, signed: undefined });
  }
}

/**
 * Signs a site and publishes it.
 * @param files those that differ from the site before, those of its state included; all of them if it is not signed.
 */
export async function signAndReplace(
  context: PublishContext,
  files: ReadonlyMap<string, SiteContent>,
  state: SiteState,
  { stored, signed }: Pick<Snapshot, 'stored' | 'signed'>,
): Promise<boolean> {
  const { store, authority, onReplaced } = context;
  const { version, orders } = state;
  const documents = await signSite(
    {
      version,
      files,
      before: signed?.verified,
      orders,
      policy: await authority.readPolicy(),
      roots: authority.roots,
      now: timeOf(context),
    },
    authority.signer,
  );
  const isReplaced = await store.replaceSite({
    files: new Map([...files, ...documents]),
    after: stored?.version,
    keepsOthers: signed !== undefined,
  });
  if (!isReplaced) return false;
  onReplaced?.([...files.keys()]);
  await authority.saveLastSigned(toLastSigned(state));
  return true;
}

/**
 * Changes the site: reads it, decides, composes, signs and replaces it. If another process replaced the site meanwhile,
 * starts again from that one.
 * @param decide is called once for each attempt.
 * @throws Refusal if others are first in every attempt.
 */
export async function changeSite<T>(
  context: PublishContext,
  decide: (snapshot: Snapshot) => Promise<Change<T>>,
): Promise<T> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const snapshot = await readSnapshot(context);
    const { state, result, ...change } = await decide(snapshot);
    if (!state) return result;
    const { log, files } = addToLog(snapshot.state.log, change.actions, timeOf(context));
    if (files.size > 0) await context.store.putContentAddressed(files);
    const next = { ...state, log, version: snapshot.state.version + 1 };
    if (await composeAndReplace(context, next, snapshot, change)) return result;
  }
  throw new Refusal('RE-15', `Other publishes were first in each of ${String(MOST_ATTEMPTS)} attempts.`);
}

/**
 * Whether composing the site's state with this configuration would give the same site, and nothing of it is damaged.
 */
export async function isComposed(
  { store, config, memory }: PublishContext,
  { state, signed }: Snapshot,
): Promise<boolean> {
  if (!signed || (await signed.read('config.json'))?.toString() !== configText(config)) return false;
  if (currentVersion(state.registry, 'shell')) {
    // The files that pages name.
    for (const { url, content } of memory.describe(state.registry, config).pageRegistries.files()) {
      if ((await store.readPublic(url.slice(1)))?.toString() !== content) return false;
    }
  }
  return isIntact(signed);
}

/** Reads a file of a site; undefined if it is missing or damaged. */
async function readIntact({ read }: SignedSite, path: string): Promise<Buffer | undefined> {
  return read(path).catch((error: unknown) => {
    if (error instanceof MetadataError) return undefined;
    throw error;
  });
}

/** Whether no file of a site is missing or damaged. */
async function isIntact(signed: SignedSite): Promise<boolean> {
  try {
    for (const path of (await readAllBins(signed.verified)).keys()) await signed.read(path);
    return true;
  } catch (error) {
    if (error instanceof MetadataError) return false;
    throw error;
  }
}

/**
 * Renews the signatures of the site if they expire soon, so that readers continue to accept it.
 * @returns whether it did.
 */
export async function renewSignatures(context: PublishContext): Promise<boolean> {
  const snapshot = await readSnapshot(context);
  const { signed, stored, state } = snapshot;
  if (!stored) return false;
  const leftMs = signed ? signed.verified.expires.getTime() - timeOf(context).getTime() : 0;
  if (leftMs > (TIMESTAMP_DAYS * DAY_MS) / 2) return false;
  const next = { ...state, version: state.version + 1 };
  return signed
    ? signAndReplace(context, writeState(next), next, snapshot)
    : composeAndReplace(context, next, snapshot, { actions: [] });
}
