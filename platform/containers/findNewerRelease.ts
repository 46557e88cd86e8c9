import semver from 'semver';
import type { LogLine, RemoteReport } from '../service/ReleaseClient.ts';

/** The release that a container holds. */
export interface OwnRelease {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
}

/** How to publish a release that a container leaves alone. */
const wayOut =
  'artha publish and artha rollback choose what visitors get; this container publishes its own release when it is run with --once.';

const isOlder = (version: string, other: string): boolean =>
  semver.valid(version) !== null && semver.valid(other) !== null && semver.lt(version, other);

/**
 * Says why the site keeps what visitors get instead of the release of a container that starts: that release was live
 * before, and somebody has chosen another one since, or it is older than the live one.
 * @param history of the remote, from the release service.
 * @param log of the site, the newest act first.
 * @returns undefined if the release is new to the site, or live.
 */
export function findNewerRelease(
  { name, version, digest }: OwnRelease,
  history: RemoteReport['history'],
  log: readonly Pick<LogLine, 'name' | 'act' | 'digest'>[],
): string | undefined {
  const own = `${name} ${version} (${digest})`;
  const live = history.find(({ isLive }) => isLive);
  if (live?.digest === digest) return undefined;
  const wasLive = [...history, ...log.filter((act) => act.name === name)].some((one) => one.digest === digest);
  if (live === undefined) {
    const isWithdrawn = log.find((act) => act.name === name)?.act === 'withdraw';
    return isWithdrawn && wasLive ? `${name} was taken off the site, and stays off. ${wayOut}` : undefined;
  }
  const kept = `Visitors keep ${name} ${live.version} (${live.digest})`;
  if (wasLive) return `${kept}: ${own} of this container was live before it. ${wayOut}`;
  return isOlder(version, live.version)
    ? `${kept}: ${own} of this container is an older version. ${wayOut}`
    : undefined;
}
