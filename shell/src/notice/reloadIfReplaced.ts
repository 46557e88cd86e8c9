import * as v from 'valibot';
import { registryPartPath, registryPartSchema, type FailureCode } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';
import type { Screen } from '../screen/Screen.ts';

/** Failures that newer versions may fix: a full load fetches them. */
const mendedByNewVersions: readonly FailureCode[] = ['AR-104', 'AR-105', 'AR-108'];

const TIMEOUT_MS = 3000;

/**
 * Whether visitors get another release of a remote than the one that failed here. Asking for another one also takes this
 * browser out of a canary that failed.
 */
async function isReplaced(remote: string): Promise<boolean> {
  const failed = scriptGuard().releases().get(remote)?.extras.digest;
  if (failed === undefined) return false;
  const init: RequestInit = { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await fetch(`${registryPartPath(remote)}?not=${failed}`, init);
  return v.parse(registryPartSchema, await response.json()).version.extras.digest !== failed;
}

/**
 * Loads the document of a failed screen again if visitors get another release by now: the last good one, if this one was taken
 * back, or if this tab has a canary.
 * @returns whether it does.
 */
export async function reloadIfReplaced({ found }: Screen, code: FailureCode): Promise<boolean> {
  // Without the network, the page that can be read stays.
  const isOther = await isReplaced(found.remote).catch(() => false);
  const reloads = isOther || mendedByNewVersions.includes(code);
  if (reloads) location.reload();
  return reloads;
}
