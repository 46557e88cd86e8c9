import {
  currentVersion,
  languageOf,
  OFFLINE_WORKER_FILE,
  OFFLINE_WORKER_PATH,
  offlineRecordPath,
  PAGE_LANGUAGES,
  SITE_KEYS_GLOBAL,
  WORKERS_FOLDER,
  type Language,
  type OfflineRecord,
} from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { StoredRelease } from '@artha/core/storedRelease';
import { signContent } from '@artha/core/signedContent';
import type { Signer } from '@artha/core/signer';
import { pagesOf } from '@artha/core/pageDetails';
import { pageFile } from '@artha/core/pageFile';
import type { SiteFileContent } from '@artha/core/siteFiles';
import type { SiteParts } from '@artha/core/SiteFeature';

/** The digests of a remote's pages that a browser may show without a network: unlisted ones, such as accounts, need one. */
function documentsOf(
  { pages }: Pick<SiteParts, 'pages'>,
  remote: string,
  composed: ReadonlyMap<string, string | Uint8Array>,
) {
  return Object.fromEntries(
    pagesOf(pages, remote).flatMap(({ path, family, unlisted }) => {
      const content = composed.get(pageFile(path));
      return content === undefined || unlisted || family !== undefined ? [] : [[path, integrityOf(content)]];
    }),
  );
}

/**
 * The signed records of some remotes: what a browser may show of each without a network.
 * @param composed the files of their pages; a page that is not among them is not for offline use.
 */
export function composeOfflineRecords(
  parts: Pick<SiteParts, 'pages' | 'pageRegistries'>,
  remotes: ReadonlySet<string>,
  composed: readonly SiteFileContent[],
  signer: Signer,
): SiteFileContent[] {
  const contents = new Map(composed);
  return [...remotes].map((remote): SiteFileContent => {
    const documents = documentsOf(parts, remote, contents);
    const registryIn = (language: Language) => {
      const { url, integrity } = parts.pageRegistries.of(remote, language).file;
      return { url, integrity };
    };
    const languages = new Set(Object.keys(documents).map(languageOf));
    const translated = Object.fromEntries(
      PAGE_LANGUAGES.flatMap((language) => (languages.has(language) ? [[language, registryIn(language)]] : [])),
    );
    const record: OfflineRecord = { _type: 'offline', remote, registry: registryIn('en'), translated, documents };
    return [offlineRecordPath(remote).slice(1), JSON.stringify(signContent(JSON.stringify(record), signer))];
  });
}

/**
 * The site's service worker: the script of the shell's release, which begins with the keys that sign the site. A worker's
 * script is the only thing in a browser's storage that no script of a page can change. Nothing if the shell has none.
 */
export async function composeOfflineWorker(
  { store, registry }: Pick<SiteParts, 'store' | 'registry'>,
  signer: Signer,
): Promise<SiteFileContent[]> {
  const digest = currentVersion(registry, 'shell')?.extras.digest ?? '';
  const stored = await StoredRelease.open(store, 'shell', digest);
  const file = `browser/${WORKERS_FOLDER}${OFFLINE_WORKER_FILE}`;
  if (!stored.release.files[file]) return [];
  const keys = `globalThis.${SITE_KEYS_GLOBAL}=${JSON.stringify([signer.id])};\n`;
  return [[OFFLINE_WORKER_PATH.slice(1), keys + (await stored.read(file)).toString()]];
}
