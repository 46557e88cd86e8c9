import semver from 'semver';
import { compareFaces, type FaceChange } from './compareFaces.ts';
import type { Face } from './describeFace.ts';

/** A face and the contract version that belongs to it; a package without a contract has none. */
export interface ContractedFace {
  readonly face: Face;
  readonly contract?: number | undefined;
}

/** What was released: it stands in the repository until the next version is. */
export interface ReleasedFace extends ContractedFace {
  readonly version: string;
}

/** All that decides whether the version of a package says what became of its public face. */
export interface FaceFacts {
  readonly name: string;
  /** As its sources are now. */
  readonly current: ContractedFace;
  /** As it was last recorded, undefined before the first time. */
  readonly recorded: ContractedFace | undefined;
  readonly released: ReleasedFace | undefined;
  /** Of its package.json. */
  readonly version: string;
  /** What the pending changesets make of it. */
  readonly nextVersion: string;
}

/** How much a version has to rise. */
type Rise = 'none' | 'minor' | 'major';

const rises: readonly Rise[] = ['none', 'minor', 'major'];
const breaks = ({ kind }: FaceChange) => kind === 'removed' || kind === 'changed';

/** What these changes ask of the next version. */
function neededRise(changes: readonly FaceChange[]): Rise {
  if (changes.some(breaks)) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}

function riseBetween(version: string, next: string): Rise {
  const difference = semver.diff(version, next);
  return difference === 'major' || difference === 'minor' ? difference : 'none';
}

const list = (changes: readonly FaceChange[]) =>
  changes.map(({ entry, name, kind }) => `  ${kind.padEnd(8)} ${name} (${entry})`).join('\n');

/** What the version of a package fails to say: a text each, with what to do. */
export function findUnstated({ name, current, released, nextVersion }: FaceFacts): string[] {
  if (!released) return [];
  const changes = compareFaces(released.face, current.face);
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
          `${name} breaks what remotes get at run time:\n${list(broken)}\nRaise CONTRACT_VERSION, which is ` +
            `${current.contract} as in ${released.version}, and say in supportedContracts which remotes still load.`,
        ]),
  ];
}

/** What is not recorded of a package: a text each, with what to do. */
function findUnrecorded({ name, current, recorded, released, version }: FaceFacts): string[] {
  const record = 'Run npm run api and commit what it writes.';
  const isRecorded = JSON.stringify(recorded) === JSON.stringify(current);
  return [
    ...(isRecorded ? [] : [`The public face of ${name} is not what is recorded. ${record}`]),
    ...(released?.version === version ? [] : [`The public face of ${name} ${version} is not recorded. ${record}`]),
  ];
}

/** Everything that is wrong with how a package states its public face; nothing where all is well. */
export function judgeFace(facts: FaceFacts): string[] {
  return [...findUnstated(facts), ...findUnrecorded(facts)];
}
