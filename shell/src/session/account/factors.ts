import * as v from 'valibot';
import { AccountError, type Factor } from '@artha/shared';
import type { StoredUser } from '../storage/storedSession.ts';

const kinds = { totp: 'Authenticator app', phone: 'Phone' } as const;
const kindSchema = v.picklist(['totp', 'phone']);
const namesSchema = v.fallback(v.record(v.string(), v.string()), {});

/** The names that a person gave to second factors, by id: the service itself has no way to rename one. */
export function factorNames(user: StoredUser): Readonly<Record<string, string>> {
  return v.parse(namesSchema, user.user_metadata?.['factor_names']);
}

/** The second factors of a person, of the kinds that this site has. */
export function factorsOf(user: StoredUser): Factor[] {
  const names = factorNames(user);
  return (user.factors ?? []).flatMap(({ id, factor_type, status, friendly_name, phone }) => {
    if (!v.is(kindSchema, factor_type)) return [];
    // One that was enrolled elsewhere may have an empty name.
    const [name = kinds[factor_type]] = [names[id], friendly_name].filter(Boolean);
    // The service keeps numbers without their plus sign.
    const number = phone && (phone.startsWith('+') ? phone : `+${phone}`);
    return [{ id, kind: factor_type, name, ...(number && { phone: number }), isVerified: status === 'verified' }];
  });
}

/** Whether the account has recovery codes; the service lists them as a factor of their own. */
export function hasRecoveryFactor(user: StoredUser): boolean {
  return user.factors?.some(({ factor_type }) => factor_type === 'recovery_code') ?? false;
}

/** The methods that raise a session, by their names in its tokens (supabase/auth, `internal/models/factor.go`). */
const RECOVERY_CODE_METHOD = 'mfa/recovery_code';
const factorMethods: readonly string[] = ['totp', 'mfa/phone'];

/** Whether only a recovery code raised the session. @param methods the methods of its access token. */
export function isRaisedByRecoveryCode(methods: readonly (string | { readonly method: string })[]): boolean {
  const names = methods.map((one) => (typeof one === 'string' ? one : one.method));
  return names.includes(RECOVERY_CODE_METHOD) && !names.some((name) => factorMethods.includes(name));
}

/**
 * Refuses a name that another factor of the person has.
 * @param exceptId the factor that is renamed.
 * @throws AccountError name-taken
 */
export function requireFreeName(factors: readonly Factor[], name: string, exceptId?: string): void {
  const isTaken = factors.some((factor) => factor.isVerified && factor.id !== exceptId && factor.name === name);
  if (isTaken) throw new AccountError('name-taken', `There is a factor named “${name}” already.`);
}
