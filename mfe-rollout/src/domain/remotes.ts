import { listPageNeeds, type PageNeed } from './pageNeeds.ts';
import type { Change, Counts, RegistryRelease, SiteReleases } from './siteReleases.ts';

/** A release of a remote with all that is known of it. */
export interface Release {
  readonly version: string;
  readonly digest: string;
  /** How many of a hundred visitors get it. */
  readonly share: number;
  readonly isLive: boolean;
  /** When visitors first got it, ISO 8601. */
  readonly published: string;
  /** When it was taken back, ISO 8601; undefined if it was not. */
  readonly takenBack: string | undefined;
  readonly contract: number;
  /** Accepted ranges of shared packages; of the shell, the versions that it provides. */
  readonly shared: Readonly<Record<string, string>>;
  /** The budgets of pages that it exceeds, by what is measured. */
  readonly exceptions: Readonly<Record<string, { readonly limit: number; readonly reason: string }>>;
  /** The needs of its pages beyond the others, each with its cost. */
  readonly needs: readonly PageNeed[];
  /** Undefined if nothing was counted. */
  readonly counts: Counts | undefined;
  /** The entry of the log that first published it; undefined if the log does not reach back to it. */
  readonly origin: Change | undefined;
}

/** A micro frontend with all that is known of it. */
export interface Remote {
  readonly name: string;
  readonly owner: string;
  readonly live: Release;
  /** All that the site keeps, the newest first. */
  readonly releases: readonly Release[];
  /** Its changes, the newest first; undefined if the log cannot be read. */
  readonly changes: readonly Change[] | undefined;
  readonly problem: string | undefined;
  /** The change for the shell that is announced; undefined if no change is known or needed. */
  readonly nextShell: string | undefined;
  readonly previews: number | undefined;
}

function toRelease(
  { metadata, deployment, extras }: RegistryRelease,
  counts: readonly Counts[],
  changes: readonly Change[],
): Release {
  const { digest, published, rolledBack, contract, shared, routes, budgets = {} } = extras;
  return {
    version: metadata.version,
    digest,
    share: deployment.traffic,
    isLive: deployment.default,
    published,
    takenBack: rolledBack,
    contract,
    shared,
    exceptions: budgets,
    needs: listPageNeeds(routes),
    counts: counts.find(({ release }) => release === digest),
    // The oldest: a rollback names the same release again.
    origin: changes.findLast((change) => change.digest === digest),
  };
}

/** Groups values by the text that a function gives for them. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string | undefined): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Joins what the site tells of its releases by remote, in the order of their names; the shell is first. */
export function joinRemotes({ registry, counts = [], log, service }: SiteReleases): Remote[] {
  const countsByRemote = groupBy(counts, ({ remote }) => remote);
  const changesByRemote = groupBy(log ?? [], ({ name }) => name);
  const told = new Map(service?.remotes.map((one) => [one.name, one]));
  const remotes = Object.entries(registry?.microFrontends ?? {}).flatMap(([name, versions]): Remote[] => {
    const changes = changesByRemote.get(name) ?? [];
    const releases = versions
      .map((version) => toRelease(version, countsByRemote.get(name) ?? [], changes))
      .toReversed();
    const live = releases.find(({ isLive }) => isLive);
    const owner = versions.find(({ deployment }) => deployment.default)?.extras.owner;
    if (!live || owner === undefined) return [];
    const { problem, nextShell, previews } = told.get(name) ?? {};
    const shownPreviews = service && (previews ?? 0);
    return [{ name, owner, live, releases, changes: log && changes, problem, nextShell, previews: shownPreviews }];
  });
  const rank = ({ name }: Remote) => (name === 'shell' ? 0 : 1);
  return remotes.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** The remotes whose name or owner contains some letters, in any letter case. */
export function findRemotes(remotes: readonly Remote[], wanted: string): Remote[] {
  const letters = wanted.trim().toLowerCase();
  return remotes.filter(({ name, owner }) => `${name} ${owner}`.toLowerCase().includes(letters));
}
