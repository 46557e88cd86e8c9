import { createECDH, createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The keys of an edge for sessions, all made of one secret. */
export interface SessionKeys {
  /** Seals what is in the cookie. */
  readonly sealing: Uint8Array;
  /** Marks handles of refresh tokens and tickets of pages. */
  readonly marking: Uint8Array;
  /** Signs handles of access tokens. */
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
  /** The name of the signing key, and its public half for pages, which verify handles with it. */
  readonly keyId: string;
  readonly publicKey: Readonly<Record<string, unknown>>;
}

/** Number of bytes of the secret. */
export const SECRET_BYTES = 32;

/** Makes the keys of a secret; every edge of a site with the same secret has the same keys. */
export function deriveSessionKeys(secret: Uint8Array): SessionKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `artha session ${purpose}`, 32));
  const scalar = derive('signing');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const keyId = createHash('sha256').update(point).digest('base64url').slice(0, 16);
  return {
    sealing: derive('sealing'),
    marking: derive('marking'),
    signing: createPrivateKey({ key: { ...publicJwk, d: scalar.toString('base64url') }, format: 'jwk' }),
    verifying: createPublicKey({ key: publicJwk, format: 'jwk' }),
    keyId,
    publicKey: { ...publicJwk, kid: keyId, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
  };
}
