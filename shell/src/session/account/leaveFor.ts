import { accountErrorOf, unreachable } from './accountError.ts';
import { readRefusal } from './readRefusal.ts';
import { fetchInTime } from '../renewal/inTime.ts';

/**
 * Leaves for an address of the service that leads on to a provider, unless the service refuses or is down.
 * @throws AccountError
 */
export async function leaveFor(address: string): Promise<void> {
  const response = await fetchInTime(address, { redirect: 'manual' }).catch(() => {
    throw unreachable();
  });
  if (response.status >= 500) throw unreachable();
  if (response.status >= 400) {
    const { code, message } = await readRefusal(response);
    // Its only fault of form can be that the provider is switched off.
    throw accountErrorOf(code === 'validation_failed' ? 'provider_disabled' : code, message, response.status);
  }
  location.assign(address);
}
