import { OFFLINE_WORKER_PATH } from '@artha/shared/contract';
import { siteFiles } from '@artha/core/siteFiles';
import type { SiteIndex } from '@artha/core/siteIndex';

/** Either the file or its compressed copy is sent at the same address. */
const twinEnding = /\.(br|gz|zst)$/;
/**
 * Folders and files of a site that have no address. `404.html` is shown at every unknown address, and cached at none.
 */
const notShown = /^(rendered|metadata)\//;
/** Instead of the live files, the visitors of a canary get those of its folder at the same addresses. */
const ofCanary = /^canaries\/[^/]+\//;
const embeddedFile = /^embedded\/[^/]+\/[^/]+\.html$/;
const fileOfRemote = /^(registry|offline)\/[^/]+\.json$/;
const filesAtTheirPath: ReadonlySet<string> = new Set([...siteFiles, OFFLINE_WORKER_PATH.slice(1)]);

/** The address at which visitors get a file of a site or its compressed copy; undefined if they never get it. */
export function addressOf(path: string): string | undefined {
  const file = path.replace(ofCanary, '').replace(twinEnding, '');
  if (filesAtTheirPath.has(file) || embeddedFile.test(file) || fileOfRemote.test(file)) return `/${file}`;
  if (notShown.test(file)) return undefined;
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}

/**
 * The addresses whose content differs between two sites (changed, added or removed), sorted. It ignores files that a
 * page preloads: their addresses are also in the page, so the page changes with them.
 */
export function changedAddresses(before: Pick<SiteIndex, 'files'>, after: Pick<SiteIndex, 'files'>): readonly string[] {
  const [old, current] = [new Map(Object.entries(before.files)), new Map(Object.entries(after.files))];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (path) => old.get(path)?.sha256 !== current.get(path)?.sha256,
  );
  return [...new Set(changed.flatMap((path) => addressOf(path) ?? []))].sort();
}
