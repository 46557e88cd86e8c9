import { readIfThere } from '@artha/core/readIfThere';

/**
 * Reads the key with which the edge administers accounts: a JSON Web Token (RFC 7519) of the role `service_role`, signed
 * with a key of the authentication service.
 * @returns undefined if no file is named, or if it does not exist.
 * @throws if the file has something else.
 */
export async function readServiceKey(file: string | undefined): Promise<string | undefined> {
  const key = file === undefined ? undefined : (await readIfThere(file))?.toString().trim();
  if (key === undefined || /^[\w-]+\.[\w-]+\.[\w-]+$/.test(key)) return key;
  throw new Error(`${String(file)} is not a key of the authentication service: the token of its role “service_role”.`);
}
