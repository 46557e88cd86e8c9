import type { Registry } from '@artha/shared/contract';
import type { EdgeTrust } from '../trust/edgeTrust.ts';
import { compressAll } from '../store/compress.ts';
import { readTwins } from '../store/readTwins.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import type { Signer } from '../trust/signer.ts';
import {
  nameRelease,
  signOrder,
  ORDER_LIFE_MS,
  type ReleaseAction,
  type Source,
  type ReleaseOrder,
} from '../trust/releaseOrder.ts';
import { acceptStored, readSnapshot, changeSite, timeOf, type PublishContext } from './changeSite.ts';
import { readReleaseFolder, type CheckedRelease } from '../format/readReleaseFolder.ts';
import type { SiteState } from './siteState.ts';
import { submit, type PublishResult, type Submission, type SubmitContext } from './submit.ts';
import { rollbackTarget } from './versionHistory.ts';

/** The release service of this machine, and the key that publishes there. */
export interface LocalContext extends SubmitContext {
  readonly team: Signer;
  /** The trusted root for this machine's edge. */
  readonly trust: EdgeTrust;
}

/**
 * The registry that visitors get; empty before the first publish.
 * @throws Refusal if it cannot be read.
 */
export async function readRegistry(context: PublishContext): Promise<Registry> {
  return (await readSnapshot(context)).state.registry;
}

/**
 * Writes a release into the store, with the compressed copies of its browser files. Reuses copies that the store has,
 * and repairs missing or damaged ones.
 */
export async function storeRelease(
  { store, compress = compressAll }: Pick<PublishContext, 'store' | 'compress'>,
  { release, digest, files }: CheckedRelease,
): Promise<void> {
  const read = (path: string) => store.readRelease(release.name, digest, path);
  // A release exists once its manifest does: for a new one, the store is not asked for each copy.
  const stored = (await read('release.json')) ? await readTwins(files, read) : new Map<string, Buffer>();
  const isMissing = (path: string) => path.startsWith('browser/') && !stored.has(`${path}.br`);
  const compressed = await compress(files, isMissing);
  await store.putRelease(release.name, digest, new Map([...compressed, ...stored]));
}

/** The number of the next release order for a remote. */
export function dueNumber({ orders }: SiteState, name: string): number {
  return (orders.get(name)?.version ?? 0) + 1;
}

function say(
  context: LocalContext,
  state: SiteState,
  said: Pick<ReleaseOrder, 'name' | 'action' | 'release'> & { readonly source?: Source },
): Submission {
  const order = {
    ...said,
    source: said.source ?? {},
    version: dueNumber(state, said.name),
    expires: new Date(timeOf(context).getTime() + ORDER_LIFE_MS),
    audience: context.audience,
  };
  return { name: said.name, order: signOrder(order, context.team) };
}

/**
 * Publishes built releases with the key of this machine: all of them together, or none.
 * @param folders in which builds wrote `release.json`; a shell before the remotes that need it.
 * @throws Refusal if one may not be published; then visitors notice nothing.
 */
export async function publish(context: LocalContext, folders: readonly string[]): Promise<PublishResult[]> {
  const releases = await Promise.all(folders.map(readReleaseFolder));
  for (const release of releases) await storeRelease(context, release);
  const { state } = await readSnapshot(context);
  const submissions = releases.map(({ release: { name }, manifest }) =>
    say(context, state, { name, action: 'publish', release: nameRelease(manifest) }),
  );
  return submit(context, submissions);
}

/**
 * The target of a remote's rollback.
 * @param named digest of any kept release; the previous one by default.
 * @throws Refusal if there is none.
 */
export async function findRollback({ store }: SubmitContext, { registry }: SiteState, name: string, named?: string) {
  const { digest } = rollbackTarget(registry, name, named).extras;
  const { release, manifest } = await StoredRelease.open(store, name, digest);
  return { release, digest, named: nameRelease(manifest) };
}

async function action(context: LocalContext, name: string, what: ReleaseAction): Promise<PublishResult> {
  const { state } = await readSnapshot(context);
  const release = what === 'rollback' ? (await findRollback(context, state, name)).named : undefined;
  const [result] = await submit(context, [say(context, state, { name, action: what, release })]);
  if (!result) throw new Error(`The ${what} of ${name} has no outcome.`);
  return result;
}

/**
 * Publishes the previous release again.
 * @throws Refusal if there is none, or if it does not work with the current releases of others.
 */
export function rollback(context: LocalContext, name: string): Promise<PublishResult> {
  return action(context, name, 'rollback');
}

/**
 * Takes a remote off the site, with its pages and its navigation entries; its releases stay in the store.
 * @throws Refusal if the registry does not have it, and for the shell, which the site needs.
 */
export async function withdraw(context: LocalContext, name: string): Promise<void> {
  await action(context, name, 'withdraw');
}

/**
 * Composes every page again, as after a change of the configuration.
 * @param options `acceptOlder` continues from the site in the store, although the service remembers a newer one.
 */
export async function recompose(context: PublishContext, { acceptOlder = false } = {}): Promise<void> {
  if (acceptOlder) await acceptStored(context);
  await changeSite(context, ({ state }) =>
    Promise.resolve({ state, actions: [{ action: 'compose' as const }], result: undefined }),
  );
}
