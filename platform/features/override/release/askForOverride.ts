import * as v from 'valibot';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { signOverride, type Override } from './override.ts';
import { overrideRecordSchema } from './overrideSchemas.ts';

/**
 * Has the release service confirm that the team runs its own build in one tab.
 * @returns the record for the site.
 * @throws Refusal if the key may not publish the remote.
 */
export async function askForOverride(client: ReleaseClient, override: Override): Promise<string> {
  const statement = signOverride(override, client.audience, client.signerOf('An override'));
  const response = await client.send(`/v1/remotes/${override.name}/overrides`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ statement }),
  });
  return v.parse(overrideRecordSchema, await response.json()).record;
}
