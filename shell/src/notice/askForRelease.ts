import * as v from 'valibot';
import { registryPartPath, registryPartSchema } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';

const TIMEOUT_MS = 3000;

/**
 * Whether visitors get another release of a remote than the one that failed here: the last good one, if this one was taken
 * back, or what the others get, if this browser has a canary. Asking takes the browser out of that canary.
 */
export async function isOtherRelease(remote: string): Promise<boolean> {
  const failed = scriptGuard().releases().get(remote)?.extras.digest;
  if (failed === undefined) return false;
  const init: RequestInit = { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) };
  try {
    const response = await fetch(`${registryPartPath(remote)}?not=${failed}`, init);
    return v.parse(registryPartSchema, await response.json()).version.extras.digest !== failed;
  } catch {
    // Without the network, the page that can be read stays.
    return false;
  }
}
