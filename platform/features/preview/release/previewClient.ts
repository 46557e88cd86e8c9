import * as v from 'valibot';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { nameRelease, ORDER_LIFE_MS, type Source } from '@artha/core/releaseOrder';
import { signPreviewOrder, type PreviewOrder } from './previewOrder.ts';
import { previewSchema, previewsSchema, type Preview } from './previewSchemas.ts';

/**
 * Uploads a built release and previews it: only people with the link get it.
 * @throws Refusal if it may not be previewed; then nothing changes.
 */
export async function sendPreview(
  client: ReleaseClient,
  folder: string,
  preview: PreviewOrder['preview'],
  source: Source = {},
): Promise<Preview> {
  const signer = client.signerOf('A preview');
  const { release, manifest, files } = await readReleaseFolder(folder);
  const { name } = release;
  const named = nameRelease(manifest);
  const expires = new Date(Date.now() + ORDER_LIFE_MS);
  const said = { name, expires, audience: client.audience, release: named, source, preview };
  const order = signPreviewOrder(said, signer);
  await client.upload(name, named.sha256, order, files);
  const response = await client.send(`/v1/remotes/${name}/previews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Uint8Array(order),
  });
  return v.parse(previewSchema, await response.json());
}

/**
 * The previews of a remote's team that have not ended, the first to end first. Needs a key that the policy names for
 * the remote.
 * @throws Refusal if the key may not read them.
 */
export async function readPreviews(client: Pick<ReleaseClient, 'read'>, name: string): Promise<Preview[]> {
  return (await client.read(name, 'previews', previewsSchema)).previews;
}
