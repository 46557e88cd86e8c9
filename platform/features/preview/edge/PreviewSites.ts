import type { EdgeTrust } from '@artha/core/edgeTrust';
import { MetadataError } from '@artha/core/metadata';
import { parseSiteFile } from '@artha/core/parseSiteFile';
import { PREVIEW_FILE, previewRecordSchema, type PreviewRecord } from '../release/previewRecord.ts';
import type { StoredSite } from '@artha/core/store';
import { readAllBins } from '@artha/core/bins';
import { verifySite, type VerifiedSite } from '@artha/core/verifySite';
import type { ReadableStore } from '@artha/edge/watchStore';
import { siteOf, SiteNotProved, type ReportFault, type Site } from '@artha/edge/currentSite';

/** A preview that has not ended. */
export interface PreviewSite {
  readonly record: PreviewRecord;
  readonly site: Site;
}

interface Opened extends PreviewSite {
  readonly stored: string;
  readonly verified: VerifiedSite;
}

/** Number of previews that an edge remembers; others are verified again. */
const MOST_OPENED = 50;

/**
 * The previews of a store. Each is a signed site that says which preview it is: no other site is shown as it, and it is
 * not shown as any other.
 */
export class PreviewSites {
  readonly #store: Pick<ReadableStore, 'previews'>;
  readonly #root: Uint8Array;
  readonly #report: ReportFault;
  readonly #opened = new Map<string, Opened>();

  constructor(store: Pick<ReadableStore, 'previews'>, { root }: EdgeTrust, report: ReportFault) {
    this.#store = store;
    this.#root = root;
    this.#report = report;
  }

  /** Opens a preview; undefined if there is none, if it has ended, or if it has no valid signature. */
  async open(id: string): Promise<PreviewSite | undefined> {
    const stored = await this.#store.previews.openPreview(id);
    if (!stored) return undefined;
    const known = this.#opened.get(id);
    const opened = known?.stored === stored.version ? known : await this.#verify(id, stored, known);
    return opened && opened.verified.expires > new Date() ? opened : undefined;
  }

  async #verify(id: string, stored: StoredSite, known: Opened | undefined): Promise<Opened | undefined> {
    try {
      const trusted = known?.verified.trusted ?? { root: this.#root, version: 0, preview: id };
      const verified = await verifySite(trusted, (path) => stored.read(path), new Date());
      const record = parseSiteFile(await verified.read(PREVIEW_FILE), PREVIEW_FILE, previewRecordSchema);
      const opened = { record, stored: stored.version, verified, site: this.#open(verified) };
      this.#remember(id, opened);
      return opened;
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      this.#report(error);
      return undefined;
    }
  }

  #open(verified: VerifiedSite): Site {
    return siteOf({
      read: (path) =>
        verified.read(path).catch((error: unknown) => {
          if (!(error instanceof MetadataError)) throw error;
          this.#report(error);
          throw new SiteNotProved(error.message, { cause: error });
        }),
      listFiles: async () => [...(await readAllBins(verified)).keys()],
    });
  }

  #remember(id: string, opened: Opened): void {
    this.#opened.delete(id);
    this.#opened.set(id, opened);
    const [oldest] = this.#opened.keys();
    if (oldest !== undefined && this.#opened.size > MOST_OPENED) this.#opened.delete(oldest);
  }
}
