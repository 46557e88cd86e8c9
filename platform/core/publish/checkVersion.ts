import semver from 'semver';
import { Refusal } from '../format/refusal.ts';

/** A release as a history lists it. */
export interface NumberedRelease {
  readonly version: string;
  readonly digest: string;
}

/** The next version that no release of a history has. */
function freeVersion(history: readonly NumberedRelease[], version: string): string {
  const highest = semver.rsort([version, ...history.map((one) => one.version)].filter((one) => semver.valid(one)))[0];
  return semver.inc(highest ?? version, 'patch') ?? '';
}

/**
 * Checks that no kept release of a remote has the version of a new one with other content: status, history, log and
 * rollback would not tell them apart.
 * @throws Refusal RE-41 with the next free version.
 */
export function checkVersion(history: readonly NumberedRelease[], name: string, added: NumberedRelease): void {
  const taken = history.find((one) => one.version === added.version && one.digest !== added.digest);
  if (!taken) return;
  throw new Refusal(
    'RE-41',
    `${name} ${taken.version} is another release (${taken.digest}); ${freeVersion(history, added.version)} is free.`,
  );
}
