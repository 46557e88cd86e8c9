import * as v from 'valibot';
import { accountErrorOf, unreachable } from './accountError.ts';
import { fetchInTime } from '../renewal/inTime.ts';

const refusalSchema = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  error_code: v.optional(v.string()),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
});

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
    const { code, error_code, msg, message } = v.parse(v.fallback(refusalSchema, {}), await response.json());
    const reason = error_code ?? code;
    // Its only fault of form can be that the provider is switched off.
    const meaning = reason === 'validation_failed' ? 'provider_disabled' : reason;
    throw accountErrorOf(meaning, msg ?? message ?? 'The sign-in service refused.', response.status);
  }
  location.assign(address);
}
