import semver from 'semver';
import type { LogLine, RemoteReport } from '@artha/service/ReleaseClient';

/** The release in a container. */
export interface OwnRelease {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
}

/** How to publish a release that a container does not publish. */
const wayOut =
  'Use artha publish or artha rollback to choose the release; with --once, this container publishes its own release.';

const isOlder = (version: string, other: string): boolean =>
  semver.valid(version) !== null && semver.valid(other) !== null && semver.lt(version, other);

/**
 * Explains why the site keeps its release instead of that of a starting container: the container's release was live
 * before and was replaced by choice, or it is older than the live one.
 * @param history of the remote, from the release service.
 * @param log of the site, newest entry first.
 * @returns undefined if the release is new to the site, or live.
 */
export function findNewerRelease(
  { name, version, digest }: OwnRelease,
  history: RemoteReport['history'],
  log: readonly Pick<LogLine, 'name' | 'action' | 'digest'>[],
): string | undefined {
  const own = `${name} ${version} (${digest})`;
  const live = history.find(({ isLive }) => isLive);
  if (live?.digest === digest) return undefined;
  const wasLive = [...history, ...log.filter((entry) => entry.name === name)].some((one) => one.digest === digest);
  if (live === undefined) {
    const isWithdrawn = log.find((entry) => entry.name === name)?.action === 'withdraw';
    return isWithdrawn && wasLive ? `${name} was taken off the site, and stays off. ${wayOut}` : undefined;
  }
  const kept = `Visitors keep ${name} ${live.version} (${live.digest})`;
  if (wasLive) return `${kept}: ${own} of this container was live before it. ${wayOut}`;
  return isOlder(version, live.version)
    ? `${kept}: ${own} of this container is an older version. ${wayOut}`
    : undefined;
}
