import semver from 'semver';
import type { RemoteReport } from '@artha/release/ReleaseClient';

/**
 * Proposes a version for a release whose version an earlier one has with other content: then version and content no
 * longer tell each other apart in status, history and log.
 * @returns undefined if no earlier release has it.
 */
export function proposeVersion(
  { version, digest }: { readonly version: string; readonly digest: string },
  history: RemoteReport['history'],
): string | undefined {
  const isTaken = history.some((one) => one.version === version && one.digest !== digest);
  if (!isTaken) return undefined;
  const highest = semver.rsort(history.map((one) => one.version).filter((one) => semver.valid(one)))[0] ?? version;
  const next = semver.inc(highest, 'patch') ?? '';
  return `Another release has the version ${version}. Raise it in package.json: npm version ${next} --no-git-tag-version.`;
}
