import { embeddedDocumentPath } from '@artha/shared/contract';
import { withTwins, type ReusableSite } from './encodeSite.ts';
import { keptFile, parseKept } from './keptRendering.ts';
import { filesOfRemotes, remoteNames, type SiteDescription } from './siteDescription.ts';

/** Whether a path is not one of these files, nor a compressed copy of one. */
export function isNoneOf(files: readonly string[]): (path: string) => boolean {
  const all = new Set(files.flatMap(withTwins));
  return (path) => !all.has(path);
}

/** The files of the last site that the remotes no longer have. */
export async function goneFiles(
  parts: SiteDescription,
  { last, site }: { readonly last: ReusableSite; readonly site: SiteDescription },
  { present, composed }: { readonly present: readonly string[]; readonly composed: ReadonlySet<string> },
): Promise<string[]> {
  const remotes = new Set(remoteNames(parts.registry));
  // The others have the files that they had.
  const isTouched = (name: string) => composed.has(name) || !remotes.has(name);
  const files = filesOfRemotes(parts, isTouched);
  const before = filesOfRemotes(site, isTouched);
  const documents: string[] = [];
  for (const name of remoteNames(site.registry).filter(isTouched)) {
    const kept = parseKept(await last.read(keptFile(name)));
    documents.push(...Object.keys(kept.embeddedDocuments).map((one) => embeddedDocumentPath(name, one).slice(1)));
  }
  const gone = [...before].filter((path) => !files.has(path));
  return [...gone, ...documents].flatMap(withTwins).filter(isNoneOf(present));
}
