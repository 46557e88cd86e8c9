import { currentVersion, type Registry, type Release } from '@artha/shared/contract';
import { findExcess, findOverstated, type BudgetRules, type PageSizes } from '../format/budgets.ts';
import { shellSizes, totalSize, weighedFiles, type ShellSizes } from '../format/pageSizes.ts';
import { Refusal } from '../format/refusal.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';

/** Sizes of shells that were measured, by digest: compressing one takes longer than the rest of an upload. */
const measured = new Map<string, ShellSizes>();

const noShell: ShellSizes = { scripts: 0, texts: {} };

async function measureShell(store: Store, registry: Registry): Promise<ShellSizes> {
  const digest = currentVersion(registry, 'shell')?.extras.digest;
  if (digest === undefined) return noShell;
  const known = measured.get(digest);
  if (known !== undefined) return known;
  const stored = await StoredRelease.open(store, 'shell', digest);
  const { release } = stored;
  if (release.kind !== 'shell') return noShell;
  const files = new Map<string, Uint8Array>();
  for (const file of weighedFiles(release)) {
    files.set(file, await stored.read(`browser/${file}`));
  }
  const size = shellSizes(release, (file) => files.get(file) ?? new Uint8Array());
  measured.clear();
  measured.set(digest, size);
  return size;
}

/** A release with the size of the scripts of each page. */
interface WeighedRelease {
  readonly release: Release;
  readonly pages: readonly Pick<PageSizes, 'path' | 'family' | 'remote' | 'own'>[];
}

/**
 * Refuses a remote whose pages load more scripts than their budgets allow, or than its own release states with a
 * reason; and one that states more than the policy lets it.
 * @throws Refusal RE-36 with each page, or with each exception.
 */
export async function checkWeight(
  store: Store,
  registry: Registry,
  { release, pages: own }: WeighedRelease,
  rules: BudgetRules,
): Promise<void> {
  if (release.kind !== 'remote') return;
  const overstated = findOverstated(release.budgets ?? {}, rules);
  if (overstated.length > 0) throw new Refusal('RE-36', `${overstated.join('; ')}.`);
  const shell = await measureShell(store, registry);
  // The markup of a page is weighed by the team’s own check: here it is not composed yet, and the shell is its owner’s.
  const pages = own.map((page) => ({ ...page, html: 0, shell: 0, total: totalSize(page, shell) }));
  const excess = findExcess(pages, { [release.name]: release.budgets ?? {} }, rules.limits);
  if (excess.length > 0) throw new Refusal('RE-36', `${excess.join('; ')}.`);
}
