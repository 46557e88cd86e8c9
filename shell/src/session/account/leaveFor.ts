import { accountErrorOf } from './accountError.ts';
import { readRefusal } from './readRefusal.ts';
import { fetchInTime } from '../renewal/inTime.ts';

/**
 * Leaves for an address of the service that leads on to a provider, unless the service refuses or is down.
 * @throws AccountError
 */
export async function leaveFor(address: string): Promise<void> {
  const refusal = await readRefusal(fetchInTime(address, { redirect: 'manual' }));
  if (refusal) {
    const { code, message, status } = refusal;
    // Its only fault of form can be that the provider is switched off.
    throw accountErrorOf(code === 'validation_failed' ? 'provider_disabled' : code, message, status);
  }
  location.assign(address);
}
