import { sign, type KeyObject } from 'node:crypto';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The token with which a site administers the accounts of Supabase Auth (JSON Web Token, RFC 7519).
 * @param key a private key of the service on the curve P-256.
 * @param kid its name in the service's key set.
 */
export function signServiceKey(key: KeyObject, kid: string): string {
  const content = `${encode({ alg: 'ES256', kid, typ: 'JWT' })}.${encode({ role: 'service_role' })}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}
