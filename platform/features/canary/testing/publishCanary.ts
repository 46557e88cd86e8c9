import { readSnapshot, timeOf } from '@artha/core/changeSite';
import { dueNumber, storeRelease, type LocalContext } from '@artha/core/publish';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { nameRelease, ORDER_LIFE_MS, signOrder } from '@artha/core/releaseOrder';
import { submit, type PublishResult } from '@artha/core/submit';

/**
 * Publishes a built release with the key of this machine to a share of the visitors.
 * @param share in per cent.
 * @throws Refusal if it may not be published; then visitors notice nothing.
 */
export async function publishCanary(context: LocalContext, folder: string, share: number): Promise<PublishResult[]> {
  const built = await readReleaseFolder(folder);
  await storeRelease(context, built);
  const { state } = await readSnapshot(context);
  const { name } = built.release;
  const order = signOrder(
    {
      name,
      action: 'canary',
      share,
      release: nameRelease(built.manifest),
      source: {},
      version: dueNumber(state, name),
      expires: new Date(timeOf(context).getTime() + ORDER_LIFE_MS),
      audience: context.audience,
    },
    context.team,
  );
  return submit(context, [{ name, order }]);
}
