import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { createKey, readSigner } from '@artha/core/signer';
import type { Identity } from './ReleaseClient.ts';

const tokenSchema = v.object({ value: v.string() });

/** Requests a token from the CI, for an audience; undefined outside a CI. */
async function findToken(audience: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = env;
  if (!url || !secret) return env['ARTHA_ID_TOKEN'];
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const response = await fetch(address, { headers: { Authorization: `Bearer ${secret}` } });
  if (!response.ok) throw new Error(`The CI issued no token: it answered ${String(response.status)}.`);
  return v.parse(tokenSchema, await response.json()).value;
}

/**
 * The credentials for a service: the key in a file or, in a CI, a new key for this run and the token that vouches for
 * it.
 * @param service address of the release service.
 * @param tokenAudience the audience of the token for an origin: another one for orders that publish nothing.
 * @throws if neither is available.
 */
export async function findIdentity(
  service: string,
  keyFile: string | undefined,
  tokenAudience: (origin: string) => string = (origin) => origin,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Identity> {
  if (keyFile !== undefined) return { signer: readSigner(await readFile(keyFile, 'utf8')) };
  const { origin } = new URL(service);
  const token = await findToken(tokenAudience(origin), env);
  if (token) return { signer: readSigner(createKey()), token };
  throw new Error(
    'Name the file of your key (--key, ARTHA_KEY, or “artha” in package.json), or run in a CI that issues tokens (ARTHA_ID_TOKEN).',
  );
}
