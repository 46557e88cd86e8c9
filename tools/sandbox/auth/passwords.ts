import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { ApiError, badRequest } from './apiError.ts';
import { authRules } from './authRules.ts';

/** 4 MB and some ten milliseconds: too little for a public service, but enough for a local file. */
const cost: ScryptOptions = { N: 2 ** 12, r: 8, p: 1 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** @returns salt and hash, in one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** Whether a password matches a hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, salt, expected] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !expected) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(expected, 'base64'));
}

/** @throws ApiError with the reasons if a password is too weak. */
export function checkPasswordStrength(password: string): void {
  if (Buffer.byteLength(password) > authRules.passwordMaxBytes) {
    const most = String(authRules.passwordMaxBytes);
    throw badRequest('validation_failed', `Password cannot be longer than ${most} characters`);
  }
  if (Buffer.byteLength(password) < authRules.passwordMinLength) {
    const least = String(authRules.passwordMinLength);
    throw new ApiError(422, 'weak_password', `Password should be at least ${least} characters.`, ['length']);
  }
}
