import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CI that signs tokens, as forges do, on a free port of the loopback interface. */
export interface TokenIssuer {
  readonly issuer: string;
  /**
   * A token for a run of `artha/mfe-tax`'s workflow on its main branch; changes replace or (if undefined) remove
   * claims.
   */
  readonly token: (audience: string, changes?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly close: () => void;
}

let tokens = 0;

/** Starts a stand-in for a CI that issues tokens. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'ES256', use: 'sig' };
  let issuer = '';
  const server = createServer((request, response) => {
    const answer = request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  issuer = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  return {
    issuer,
    token: (audience, changes = {}) => {
      tokens += 1;
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: audience,
        iat: now,
        exp: now + 300,
        jti: String(tokens),
        repository: 'artha/mfe-tax',
        repository_owner_id: '1',
        workflow_ref: 'artha/mfe-tax/.github/workflows/publish.yml@refs/heads/main',
        sha: 'a'.repeat(40),
        ...changes,
      };
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key' }).sign(privateKey);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
