import type { Registry } from '@artha/shared/contract';
import type { EdgeTrust } from '../edge/currentSite.ts';
import { compressAll } from '../store/compress.ts';
import { readTwins } from '../store/readTwins.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import type { Signer } from '../trust/signer.ts';
import {
  nameRelease,
  readStatement,
  signStatement,
  STATEMENT_LIFE_MS,
  type Act,
  type Source,
  type Statement,
} from '../trust/statement.ts';
import { acceptStored, begin, changeSite, timeOf, type PublishContext } from './changeSite.ts';
import { readReleaseFolder, type CheckedRelease } from './readReleaseFolder.ts';
import { Refusal } from './refusal.ts';
import type { SiteState } from './siteState.ts';
import { submit, type PublishResult, type Submission, type SubmitContext } from './submit.ts';
import { previousVersion } from './versionHistory.ts';

/** The service on one's own machine, and the key by which one publishes there. */
export interface LocalContext extends SubmitContext {
  readonly team: Signer;
  /** By what this machine's edge proves the site. */
  readonly trust: EdgeTrust;
}

/** The registry that visitors get; empty before the first publish. @throws Refusal when it cannot be read. */
export async function readRegistry(context: PublishContext): Promise<Registry> {
  return (await begin(context)).state.registry;
}

/**
 * Writes a release into the store, with the compressed twins of its browser files. Twins that the store holds already are
 * not compressed again, but what is missing or damaged there is mended.
 */
export async function storeRelease(
  { store, compress = compressAll }: Pick<PublishContext, 'store' | 'compress'>,
  { release, digest, files }: CheckedRelease,
): Promise<void> {
  const read = (path: string) => store.readRelease(release.name, digest, path);
  // A release counts as there once its manifest is: a new one is not asked for each of its twins.
  const stored = (await read('release.json')) ? await readTwins(files, read) : new Map<string, Buffer>();
  const isMissing = (path: string) => path.startsWith('browser/') && !stored.has(`${path}.br`);
  const compressed = await compress(files, isMissing);
  await store.putRelease(release.name, digest, new Map([...compressed, ...stored]));
}

/** The number that is due for the next statement about a remote. */
export function dueNumber({ statements }: SiteState, name: string): number {
  const last = statements.get(name);
  return last ? readStatement(name, last).version + 1 : 1;
}

function say(
  context: LocalContext,
  state: SiteState,
  said: Pick<Statement, 'name' | 'act' | 'release'> & { readonly source?: Source },
): Submission {
  const statement = {
    ...said,
    source: said.source ?? {},
    version: dueNumber(state, said.name),
    expires: new Date(timeOf(context).getTime() + STATEMENT_LIFE_MS),
    audience: context.audience,
  };
  return { name: said.name, statement: signStatement(statement, context.team) };
}

/**
 * Publishes built releases with the key of this machine: all of them together, or none.
 * @param folders where builds wrote `release.json`; a shell comes before the remotes that need it.
 * @throws Refusal when one may not be published; visitors notice nothing.
 */
export async function publish(context: LocalContext, folders: readonly string[]): Promise<PublishResult[]> {
  const releases = await Promise.all(folders.map(readReleaseFolder));
  for (const release of releases) await storeRelease(context, release);
  const { state } = await begin(context);
  const submissions = releases.map(({ release: { name }, manifest }) =>
    say(context, state, { name, act: 'publish', release: nameRelease(manifest) }),
  );
  return submit(context, submissions);
}

/** What a rollback of a remote leads to. @throws Refusal where there is nothing. */
export async function findRollback({ store }: SubmitContext, { registry }: SiteState, name: string) {
  const previous = previousVersion(registry, name);
  if (!previous) throw new Refusal('RE-11', `${name} has no earlier release to go back to.`);
  const { digest } = previous.extras;
  const { release, manifest } = await StoredRelease.open(store, name, digest);
  return { release, digest, named: nameRelease(manifest) };
}

async function act(context: LocalContext, name: string, what: Act): Promise<PublishResult> {
  const { state } = await begin(context);
  const release = what === 'rollback' ? (await findRollback(context, state, name)).named : undefined;
  const [result] = await submit(context, [say(context, state, { name, act: what, release })]);
  if (!result) throw new Error(`Nothing became of the ${what} of ${name}.`);
  return result;
}

/**
 * Gives visitors the release before the current one.
 * @throws Refusal where there is none, or it does not run beside what visitors get of others now.
 */
export function rollback(context: LocalContext, name: string): Promise<PublishResult> {
  return act(context, name, 'rollback');
}

/**
 * Takes a remote off the site, with its pages and its entries in the navigation; its releases stay in the store.
 * @throws Refusal where the registry does not have it, and for the shell, without which there is no site.
 */
export async function withdraw(context: LocalContext, name: string): Promise<void> {
  await act(context, name, 'withdraw');
}

/**
 * Composes every page again, as after a change of the configuration.
 * @param options `acceptOlder` goes on from what the store holds, though the service remembers a newer site.
 */
export async function recompose(context: PublishContext, { acceptOlder = false } = {}): Promise<void> {
  if (acceptOlder) await acceptStored(context);
  await changeSite(context, ({ state }) =>
    Promise.resolve({ state, acts: [{ act: 'compose' as const }], result: undefined }),
  );
}
