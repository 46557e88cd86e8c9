import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { Signature } from '@tufjs/models';
import * as v from 'valibot';

/** An Ed25519 key by its public half: 64 hexadecimal digits. Policies, logs and metadata all name keys so. */
export const keyIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'an Ed25519 public key: 64 hexadecimal digits'),
);

/** Somebody who can sign. */
export interface Signer {
  /** The public half of the key, 64 hexadecimal digits. */
  readonly id: string;
  readonly sign: (content: Uint8Array) => Signature;
}

const jwkSchema = v.object({ crv: v.literal('Ed25519'), x: v.string() });

/**
 * Reads a private key.
 * @param pem PKCS #8 (RFC 5208) in PEM.
 * @throws where it is no Ed25519 key.
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

/** A new private key, PKCS #8 in PEM. */
export function createKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * A key as metadata of The Update Framework describe it (specification 1.0, section 4.2). Its name is the public key
 * itself, as TAP 12 allows: so a key has one name everywhere.
 */
export function describeKey(id: string) {
  return { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: id } };
}
