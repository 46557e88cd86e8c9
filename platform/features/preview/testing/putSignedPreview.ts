import type { Store } from '@artha/core/store';
import { writtenFiles } from '@artha/core/siteIndex';
import { policyOfOneKey } from '@artha/core/authority';
import { PREVIEW_FILE, type PreviewRecord } from '../release/previewRecord.ts';
import { signSite } from '@artha/core/signSite';
import { siteAuthority } from '@artha/core/testing/putSignedSite';
import { testTeam } from '@artha/core/testing/testTeam';

/** Puts a preview into a store as a release service does: signed, beside the current site. */
export async function putSignedPreview(
  store: Store,
  preview: PreviewRecord,
  others: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const files = new Map([...others, [PREVIEW_FILE, Buffer.from(JSON.stringify(preview))] as const]);
  const { roots, signer } = siteAuthority;
  const stored = await store.previews.openPreview(preview.id);
  const version = Number(stored?.version ?? 0) + 1;
  const policy = policyOfOneKey(testTeam.id);
  const documents = await signSite(
    { version, files, orders: new Map(), policy, roots, now: new Date(), preview },
    signer,
  );
  const beside = (await store.openSite())?.version ?? '';
  const change = { files: new Map([...files, ...writtenFiles(documents)]), beside, after: stored?.version };
  if (!(await store.previews.replacePreview(preview.id, change))) throw new Error('The preview was not replaced.');
}
