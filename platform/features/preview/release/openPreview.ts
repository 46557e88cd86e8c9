import { parseSiteFile } from '@artha/core/parseSiteFile';
import { MetadataError } from '@artha/core/metadata';
import { PREVIEW_FILE, previewRecordSchema, type PreviewRecord } from './previewRecord.ts';
import { verifySite, type VerifiedSite } from '@artha/core/verifySite';
import { timeOf, type PublishContext } from '@artha/core/changeSite';

/** A preview that has not ended, as this service signed it. */
export interface LivePreview {
  readonly record: PreviewRecord;
  /** The store's version of it. */
  readonly stored: string;
  readonly verified: VerifiedSite;
}

/** Opens a preview; undefined if there is none, if it has ended, or if this service did not sign it. */
export async function openPreview(context: PublishContext, id: string): Promise<LivePreview | undefined> {
  const stored = await context.store.previews.openPreview(id);
  if (!stored) return undefined;
  const root = context.authority.roots.at(-1) ?? new Uint8Array();
  try {
    const trusted = { root, version: 0, preview: id };
    const verified = await verifySite(trusted, (path) => stored.read(path), timeOf(context));
    const record = parseSiteFile(await verified.read(PREVIEW_FILE), PREVIEW_FILE, previewRecordSchema);
    return { record, stored: stored.version, verified };
  } catch (error) {
    if (error instanceof MetadataError) return undefined;
    throw error;
  }
}

/**
 * All previews that have not ended.
 * @param onOther is called with the id of each other one.
 */
export async function readLivePreviews(
  context: PublishContext,
  onOther: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<LivePreview[]> {
  const live: LivePreview[] = [];
  for (const id of await context.store.previews.listPreviews()) {
    const preview = await openPreview(context, id);
    if (preview) live.push(preview);
    else await onOther(id);
  }
  return live;
}
