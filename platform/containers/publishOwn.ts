import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import type { Source } from '@artha/core/releaseOrder';
import { findNewerRelease } from './findNewerRelease.ts';

/**
 * Publishes the release of a starting container, unless visitors get a newer one.
 * @returns what visitors get, in a sentence.
 * @throws like `ReleaseClient.publish`.
 */
export async function publishUnlessOlder(client: ReleaseClient, folder: string, source: Source): Promise<string> {
  const { release, digest } = await readReleaseFolder(folder);
  const [{ history }, log] = [await client.remote(release.name), await client.log()];
  const newer = findNewerRelease({ name: release.name, version: release.version, digest }, history, log);
  return newer ?? publishAnyway(client, folder, source);
}

/** Publishes the release of a container, whatever visitors get now. */
export async function publishAnyway(client: ReleaseClient, folder: string, source: Source): Promise<string> {
  const { name, version = '', digest = '', changed } = await client.publish(folder, source);
  const what = `${name} ${version} (${digest})`;
  return changed ? `${what} is live.` : `${what} was already live.`;
}
