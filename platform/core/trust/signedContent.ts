import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { keyIdSchema, type Signer } from './signer.ts';

/** Schema of a text with the key that signed it and its signature. */
export const signedContentSchema = v.strictObject({
  content: v.string(),
  key: keyIdSchema,
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)),
});

/** A text with the key that signed it and its signature. */
export type SignedContent = v.InferOutput<typeof signedContentSchema>;

/** Signs a text. */
export const signContent = (content: string, signer: Signer): SignedContent => ({
  content,
  key: signer.id,
  signature: signer.sign(Buffer.from(content)).sig,
});

/** Whether the named key signed the text. */
export function isSigned({ content, key, signature }: SignedContent): boolean {
  const x = Buffer.from(key, 'hex').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(content), publicKey, Buffer.from(signature, 'hex'));
}
