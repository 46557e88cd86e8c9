import * as v from 'valibot';
import { currentVersions, embeddedDocumentPath, registryPartPath, registryPartSchema } from '@artha/shared/contract';
import { keptFile, parseKept } from './keptRendering.ts';
import type { LastSite } from './lastSite.ts';
import { pageFile } from './pageFile.ts';
import type { PageHeaders } from './pageHeaders.ts';
import { PROBLEMS_FILE, problemsSchema, type Problem } from './problem.ts';
import type { SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';

/** The pages of a remote as the last site has them. */
export interface KeptPages {
  readonly files: readonly SiteFileContent[];
  readonly headers: Readonly<Record<string, PageHeaders>>;
  readonly problems: readonly Problem[];
}

const partSchema = v.pipe(v.string(), v.parseJson(), registryPartSchema);
const problemListSchema = v.pipe(v.string(), v.parseJson(), problemsSchema);

/**
 * Finds the remotes whose pages in the last site have an older frame or shell, and are otherwise current.
 * @returns their names, in the order of the registry.
 */
export async function findOutdated({ registry, pageRegistries, last }: SiteParts): Promise<string[]> {
  const outdated: string[] = [];
  for (const [name, { extras }] of currentVersions(registry)) {
    if (extras.kind !== 'remote') continue;
    const content = await last?.read(registryPartPath(name).slice(1));
    const part = v.safeParse(partSchema, content?.toString());
    const isSameRelease = part.success && part.output.version.extras.digest === extras.digest;
    if (isSameRelease && part.output.registry !== pageRegistries.of(name).file.url) outdated.push(name);
  }
  return outdated;
}

/**
 * The pages of a remote as the last site has them, with its part of the registry, which belongs to them.
 * @returns undefined if one of the files is missing or damaged.
 */
export async function keepPages(parts: SiteParts, last: LastSite, name: string): Promise<KeptPages | undefined> {
  const known = v.safeParse(problemListSchema, (await parts.last?.read(PROBLEMS_FILE))?.toString());
  const problems = (known.success ? known.output : []).filter(({ remote }) => remote === name);
  const isOmitted = (address: string) => problems.some(({ page, keepsLast }) => page === address && !keepsLast);
  const rendering = await parts.last?.read(keptFile(name));
  const documents = Object.entries(parseKept(rendering).embeddedDocuments).flatMap(([document, { content }]) =>
    content ? embeddedDocumentPath(name, document) : [],
  );
  const pages = parts.pages.filter(({ remote, path }) => remote === name && !isOmitted(path)).map(({ path }) => path);
  const keptDocuments = problems.flatMap(({ page, keepsLast }) => (keepsLast && !pages.includes(page) ? page : []));

  const paths = [
    registryPartPath(name).slice(1),
    keptFile(name),
    ...pages.map(pageFile),
    ...new Set([...documents, ...keptDocuments].map((address) => address.slice(1))),
  ];
  const files: SiteFileContent[] = [];
  for (const path of paths) {
    const content = await last.read(path);
    if (!content) return undefined;
    files.push([path, content]);
  }
  const headers: Record<string, PageHeaders> = {};
  for (const path of pages) {
    const own = last.headersOf(path);
    if (!own) return undefined;
    headers[path] = own;
  }
  return { files, headers, problems };
}
