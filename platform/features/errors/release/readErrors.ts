import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { errorsSchema, type ReleaseError } from './errorsSchema.ts';

/**
 * The errors of a remote's releases that visitors met. Needs a key that the policy names for it.
 * @throws Refusal if the key may not read them.
 */
export async function readErrors(client: ReleaseClient, name: string): Promise<ReleaseError[]> {
  return (await client.read(name, 'errors', errorsSchema)).errors;
}
