import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { Signature } from '@tufjs/models';
import * as v from 'valibot';

/** An Ed25519 key, named by its public half: 64 hexadecimal digits. Policies, logs and metadata all use this name. */
export const keyIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'an Ed25519 public key: 64 hexadecimal digits'),
);

/** Signs content with a private key. */
export interface Signer {
  /** The public half of the key, 64 hexadecimal digits. */
  readonly id: string;
  readonly sign: (content: Uint8Array) => Signature;
}

const jwkSchema = v.object({ crv: v.literal('Ed25519'), x: v.string() });

/**
 * Reads a private key.
 * @param pem PKCS #8 (RFC 5208) in PEM.
 * @throws if it is not an Ed25519 key.
 */
export function readSigner(pem: string): Signer {
  const key = createPrivateKey(pem);
  const { x } = v.parse(jwkSchema, createPublicKey(key).export({ format: 'jwk' }));
  const id = Buffer.from(x, 'base64url').toString('hex');
  return {
    id,
    sign: (content) => new Signature({ keyID: id, sig: sign(null, content, key).toString('hex') }),
  };
}

/** Creates a private key, PKCS #8 in PEM. */
export function createKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * A key in the format of The Update Framework (specification 1.0, section 4.2). Its id is the public key itself, which
 * TAP 12 allows: a key has one name everywhere.
 */
export function describeKey(id: string) {
  return { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: id } };
}
