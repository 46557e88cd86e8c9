import { createHash, randomInt } from 'node:crypto';
import { ApiError } from './apiError.ts';
import type { AuthContext } from './authContext.ts';
import type { User } from './authData.ts';
import { authRules } from './authRules.ts';
import type { CodeChallenge } from './flows.ts';

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash of a code in the data and in links. */
export const hashCode = (address: string, code: string): string =>
  createHash('sha224')
    .update(address + code)
    .digest('hex');

/** @throws ApiError if the last message was sent less than a minute ago. */
export function checkFrequency(sentAtMs: number | null, nowMs: number, code: string): void {
  const nextMs = (sentAtMs ?? -Infinity) + authRules.messageIntervalMs;
  if (nextMs <= nowMs) return;
  const seconds = String(Math.trunc((nextMs - nowMs) / 1000));
  throw new ApiError(429, code, `For security purposes, you can only request this after ${seconds} seconds.`);
}

const kinds = {
  signup: { subject: 'Confirm your email address', action: 'Follow this link to confirm your email address' },
  recovery: { subject: 'Reset your password', action: 'Follow this link to choose a new password' },
} as const;

/** Sends the link that confirms an address, or that lets a person choose a new password. */
export function sendLink(
  { delivery, externalUrl, now }: AuthContext,
  user: User,
  kind: keyof typeof kinds,
  challenge: CodeChallenge,
  redirectTo: string,
): void {
  const nowMs = now();
  const sentAtMs = kind === 'signup' ? user.confirmationSentAtMs : user.recoverySentAtMs;
  checkFrequency(sentAtMs, nowMs, 'over_email_send_rate_limit');
  const prefix = challenge.code_challenge ? 'pkce_' : '';
  const token = prefix + hashCode(user.email, newCode());
  if (kind === 'signup') {
    user.confirmationToken = token;
    user.confirmationSentAtMs = nowMs;
  } else {
    user.recoveryToken = token;
    user.recoverySentAtMs = nowMs;
  }
  user.updatedAtMs = nowMs;
  const { subject, action } = kinds[kind];
  const query = new URLSearchParams({ token, type: kind, redirect_to: redirectTo });
  const link = `${externalUrl}/verify?${query.toString()}`;
  delivery.email({ to: user.email, subject, text: `${action}:\n\n${link}\n`, link });
}

/** Invalidates every link that was sent. */
export function clearLinks(user: User): void {
  user.confirmationToken = '';
  user.recoveryToken = '';
}
