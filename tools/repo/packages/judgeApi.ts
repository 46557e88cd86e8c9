import semver from 'semver';
import { compareApis, type ApiChange } from './compareApis.ts';
import type { PublicApi } from './describeApi.ts';

/** A public API and its contract version; a package without a contract has none. */
export interface ContractedApi {
  readonly api: PublicApi;
  readonly contract?: number | undefined;
}

/** The API of the last release, recorded in the repository. */
export interface ReleasedApi extends ContractedApi {
  readonly version: string;
}

/** The input for deciding whether a package's version states the changes of its public API. */
export interface ApiVersions {
  readonly name: string;
  /** The current sources. */
  readonly current: ContractedApi;
  /** The last record; undefined before the first. */
  readonly recorded: ContractedApi | undefined;
  readonly released: ReleasedApi | undefined;
  /** The version in its package.json. */
  readonly version: string;
  /** The version after the pending changesets. */
  readonly nextVersion: string;
}

/** The part of a version that must increase. */
type Rise = 'none' | 'minor' | 'major';

const rises: readonly Rise[] = ['none', 'minor', 'major'];
const breaks = ({ kind }: ApiChange) => kind === 'removed' || kind === 'changed';

/** The version increase that these changes require. */
function neededRise(changes: readonly ApiChange[]): Rise {
  if (changes.some(breaks)) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}

function riseBetween(version: string, next: string): Rise {
  const difference = semver.diff(version, next);
  return difference === 'major' || difference === 'minor' ? difference : 'none';
}

const list = (changes: readonly ApiChange[]) =>
  changes.map(({ entry, name, kind }) => `  ${kind.padEnd(8)} ${name} (${entry})`).join('\n');

/** Finds the changes that the version of a package does not state: a text with the remedy for each. */
export function findUnstated({ name, current, released, nextVersion }: ApiVersions): string[] {
  if (!released) return [];
  const changes = compareApis(released.api, current.api);
  const needed = neededRise(changes);
  const isStated = rises.indexOf(riseBetween(released.version, nextVersion)) >= rises.indexOf(needed);
  const broken = changes.filter((change) => change.entry === '.' && breaks(change));
  const isRaised = current.contract === undefined || current.contract > (released.contract ?? 0);
  return [
    ...(isStated
      ? []
      : [
          `${name} differs from ${released.version}:\n${list(changes)}\nThat is a ${needed} version, and its next one is ` +
            `${nextVersion}. State it by npx changeset (${name}, ${needed}), or take the change back.`,
        ]),
    ...(broken.length === 0 || isRaised
      ? []
      : [
          `${name} breaks the API that remotes get at run time:\n${list(broken)}\nRaise CONTRACT_VERSION, which is ` +
            `${current.contract} as in ${released.version}, and say in supportedContracts which remotes still load.`,
        ]),
  ];
}

/** Finds the parts of a package that are not recorded: a text with the remedy for each. */
function findUnrecorded({ name, current, recorded, released, version }: ApiVersions): string[] {
  const record = 'Run npm run api and commit what it writes.';
  const isRecorded = JSON.stringify(recorded) === JSON.stringify(current);
  return [
    ...(isRecorded ? [] : [`The public API of ${name} differs from its record. ${record}`]),
    ...(released?.version === version ? [] : [`The public API of ${name} ${version} is not recorded. ${record}`]),
  ];
}

/** All faults in the recorded and stated public API of a package; empty if there are none. */
export function judgeApi(facts: ApiVersions): string[] {
  return [...findUnstated(facts), ...findUnrecorded(facts)];
}
