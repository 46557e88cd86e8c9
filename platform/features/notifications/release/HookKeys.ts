import { createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { readOrCreateFile } from '@artha/core/readOrCreateFile';

/** An Ed25519 private key in PKCS #8 is these bytes, then its 32 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SECRET_BYTES = 32;

const jwkSchema = v.object({ x: v.string() });

/** A web hook as it is signed: the headers of Standard Webhooks, version 1. */
export interface SignedHook {
  readonly 'webhook-id': string;
  /** Seconds since 1970 of this attempt. */
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/**
 * The keys with which web hooks are signed: an Ed25519 key for each remote, made from one secret, so that what one team
 * gets proves nothing to another.
 */
export class HookKeys {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array = randomBytes(SECRET_BYTES)) {
    this.#secret = secret;
  }

  /**
   * Opens the secret of a file, and creates it if it does not exist; only this user may read it.
   * @throws if the file has another length: everyone could compute the keys of an empty secret.
   */
  static async open(file: string): Promise<HookKeys> {
    const secret = await readOrCreateFile(file, () => randomBytes(SECRET_BYTES), 0o600);
    if (secret.length === SECRET_BYTES) return new HookKeys(secret);
    throw new Error(
      `${file} has ${String(secret.length)} bytes instead of ${String(SECRET_BYTES)}. Restore it from a backup; or delete it, and tell the receivers of web hooks their new keys.`,
    );
  }

  /** The public half of a remote's key, as receivers are told: `whpk_` and Base64. */
  publicKeyOf(remote: string): string {
    const { x } = v.parse(jwkSchema, createPublicKey(this.#keyOf(remote)).export({ format: 'jwk' }));
    return `whpk_${Buffer.from(x, 'base64url').toString('base64')}`;
  }

  /**
   * Signs a web hook.
   * @param id stays the same for each attempt to tell of one event.
   * @param now time of the attempt.
   */
  sign(remote: string, id: string, body: string, now: Date): SignedHook {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const signature = sign(null, Buffer.from(`${id}.${timestamp}.${body}`), this.#keyOf(remote)).toString('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1a,${signature}` };
  }

  #keyOf(remote: string): KeyObject {
    const seed = Buffer.from(hkdfSync('sha256', this.#secret, '', `web hooks of ${remote}`, 32));
    return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  }
}
