import { siteFiles } from '../compose/siteFiles.ts';
import type { SiteIndex } from '../store/siteIndex.ts';

/** Of a compressed twin and its file only one is sent, at one and the same address. */
const twinEnding = /\.(br|gz|zst)$/;
/** Folders and files of a site that no address shows. `404.html` is shown at every address that nobody owns, and kept at none. */
const notShown = /^(rendered|metadata)\//;
const embeddedFile = /^embedded\/[^/]+\/[^/]+\.html$/;
const filesAtTheirPath: ReadonlySet<string> = new Set(siteFiles);

/** The address at which visitors get a file of a site, or a compressed twin of it; undefined where they do not. */
export function addressOf(path: string): string | undefined {
  const file = path.replace(twinEnding, '');
  if (filesAtTheirPath.has(file) || embeddedFile.test(file)) return `/${file}`;
  if (notShown.test(file)) return undefined;
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}

/**
 * The addresses of which visitors get something else after one site has been replaced by another: what was changed,
 * added and removed, in their order. What a page sends along counts, too: every part of it also stands in the page.
 */
export function changedAddresses(before: Pick<SiteIndex, 'files'>, after: Pick<SiteIndex, 'files'>): readonly string[] {
  const [old, current] = [new Map(Object.entries(before.files)), new Map(Object.entries(after.files))];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (path) => old.get(path)?.sha256 !== current.get(path)?.sha256,
  );
  return [...new Set(changed.flatMap((path) => addressOf(path) ?? []))].sort();
}
