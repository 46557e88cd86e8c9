import { createHmac, randomBytes, sign, timingSafeEqual, verify } from 'node:crypto';
import { readTokenClaims, sessionIdOf, type TokenClaims } from './heldSession.ts';
import type { SessionKeys } from './sessionKeys.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** ES256 (RFC 7518, section 3.4). */
const signatureForm = { dsaEncoding: 'ieee-p1363' } as const;

/**
 * The handle that a page gets in place of an access token: the same claims, signed by the edge. The authentication
 * service does not know the key, so that it accepts no handle.
 */
export function accessHandleOf({ signing, keyId }: SessionKeys, claims: TokenClaims): string {
  const content = `${encode({ alg: 'ES256', kid: keyId, typ: 'artha-handle+jwt' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: signing, ...signatureForm });
  return `${content}.${signature.toString('base64url')}`;
}

/** The session of an access handle; undefined if this edge has not signed it. */
export function sessionOfHandle({ verifying }: SessionKeys, handle: string): string | undefined {
  const [header = '', payload = '', signature = ''] = handle.split('.');
  const content = Buffer.from(`${header}.${payload}`);
  const isOurs = verify('sha256', content, { key: verifying, ...signatureForm }, Buffer.from(signature, 'base64url'));
  const claims = isOurs ? readTokenClaims(handle) : undefined;
  return claims && sessionIdOf(claims);
}

/** Marks a text for one purpose; no one else can. */
export function mark({ marking }: Pick<SessionKeys, 'marking'>, purpose: string, ...texts: readonly string[]): string {
  return createHmac('sha256', marking)
    .update(JSON.stringify([purpose, ...texts]))
    .digest('base64url');
}

/** Compares two marks in a time that says nothing about them. */
export function isSameMark(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The handle that a page gets in place of a refresh token: a new one each time, so that tabs know the newer one. */
export function refreshHandleOf(keys: SessionKeys, sessionId: string): string {
  const id = randomBytes(9).toString('base64url');
  return `${id}.${mark(keys, 'refresh', id, sessionId)}`;
}

/** Whether a refresh handle is one of a session, its newest or an older one. */
export function isRefreshHandleOf(keys: SessionKeys, handle: string, sessionId: string): boolean {
  const [id = '', made = ''] = handle.split('.');
  return isSameMark(made, mark(keys, 'refresh', id, sessionId));
}
