import * as v from 'valibot';
import { registryPartPath, registryPartSchema } from '@artha/shared/contract';
import { scriptGuard } from '../federation/scriptGuard.ts';

const TIMEOUT_MS = 3000;

/**
 * True if a different release is now live for this browser: after a rollback, or outside the canary. Asking takes the
 * browser out of the canary.
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
