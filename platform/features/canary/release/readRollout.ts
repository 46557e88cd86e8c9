import * as v from 'valibot';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { rolloutSchema, type Rollout } from './rolloutSchemas.ts';

/** The canary of a remote, how its releases compare, and what happened to them. */
export async function readRollout(client: ReleaseClient, name: string): Promise<Rollout> {
  const response = await client.send(`/v1/remotes/${encodeURIComponent(name)}/rollout`, {});
  return v.parse(rolloutSchema, await response.json());
}
