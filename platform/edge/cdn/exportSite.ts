import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { browserFilesUrl, iconUrl, type Registry } from '@artha/shared/contract';
import { pageFile } from '@artha/core/pageFile';
import { answerFromSite } from '../answerFromSite.ts';
import { CurrentSite, type Site } from '../currentSite.ts';
import type { EdgeTrust } from '@artha/core/edgeTrust';
import { isPage, releaseFilePolicy, securityHeaders } from '../securityHeaders.ts';
import { fileIn } from '@artha/core/fileIn';
import { sha256Of } from '@artha/core/sha256Of';
import type { Store } from '@artha/core/store';
import { integrityOf } from '@artha/core/integrity';
import { cacheRules } from '@artha/core/cacheRules';
import { addressOf } from './changedAddresses.ts';
import { folderRules, writeHeadersFile, type AddressHeaders } from './headersFile.ts';

/** The result of an export. */
export interface ExportedSite {
  /** Number of pages, without those for unknown addresses. */
  readonly pages: number;
  readonly files: number;
  /** The features that some hosts do not support, in sentences. */
  readonly warnings: readonly string[];
}

/** The files that pages name besides releases. */
const namedFile = /\/((?:og|icons|registries)\/[\w-]+\.\w+)/g;

/**
 * Folders with one rule for all files: documents that pages frame, which some hosts serve with `.html` and some without;
 * and what each remote has a file of, because a host may read only a hundred rules.
 */
const foldersWithRule = ['/embedded/', '/registry/', '/offline/'] as const;

/**
 * Writes the current site for static file hosts. Verifies it as an edge does. Omits compressed copies, since these
 * hosts compress by themselves, and writes the response headers to `_headers`. `/tools` becomes `tools.html`, which
 * they serve at that address.
 * @param folder is created; if it exists, it must be empty.
 * @throws if the site or a file of a release is not what was signed.
 */
export async function exportSite(store: Store, trust: EdgeTrust, folder: string): Promise<ExportedSite> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const refuse = (fault: Error) => {
    throw fault;
  };
  const { files, addresses } = await new CurrentSite(store, trust, refuse).use(async (site) => {
    const shown = await readShown(site);
    return { addresses: shown.addresses, files: new Map([...shown.files, ...(await readPublic(store, site, shown))]) };
  });
  const headersFile = writeHeadersFile(addresses);
  files.set('_headers', Buffer.from(headersFile.text));
  for (const [path, content] of files) {
    const file = fileIn(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const pages = addresses.filter(({ headers }) => isPage(headers)).length;
  return { pages, files: files.size, warnings: headersFile.warnings };
}

interface Shown {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly addresses: readonly AddressHeaders[];
}

/** The file that a static host serves at an address. */
async function fileFor(site: Site, address: string): Promise<string> {
  if (!(await site.findPage(address))) return address.slice(1);
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Every response of the edge for a site. */
async function readShown(site: Site): Promise<Shown> {
  const notFound = await site.read(pageFile('/404'));
  if (!notFound) throw new Error('There is no site yet: nothing is published.');
  const files = new Map([[pageFile('/404'), notFound]]);
  const rules = new Map<string, AddressHeaders>();
  for (const address of new Set((await site.listFiles()).flatMap((path) => addressOf(path) ?? []))) {
    const target = encodeURI(address);
    const { status, headers, body } = await answerFromSite(site, target, {});
    if (status !== 200 || body === undefined) continue;
    files.set(await fileFor(site, address), Buffer.from(body));
    const folder = foldersWithRule.find((one) => address.startsWith(one));
    const path = folder ? `${folder}*` : target;
    rules.set(path, { path, headers: { ...securityHeaders, ...headers } });
  }
  const { cacheControl } = cacheRules.immutableFiles;
  const ofFolders = { ...securityHeaders, 'Content-Security-Policy': releaseFilePolicy, 'Cache-Control': cacheControl };
  return { files, addresses: [...rules.values(), ...folderRules(ofFolders)] };
}

/** Immutable files: those of the releases that open tabs may still use, and those that pages name. */
async function readPublic(store: Store, site: Site, { files }: Shown): Promise<ReadonlyMap<string, Buffer>> {
  const registry = await site.readRegistry();
  const read = new Map<string, Buffer>();
  for (const { path, integrity, isCurrent } of releaseFiles(registry)) {
    const content = await store.readPublic(path);
    // Old releases are deleted in time.
    if (!content && !isCurrent) continue;
    if (!content || integrityOf(content) !== integrity) throw new Error(`${path} is missing or not what was signed.`);
    read.set(path, content);
  }
  const named = [...files].flatMap(([file, content]) =>
    file.endsWith('.html') ? Array.from(content.toString().matchAll(namedFile), ([, path = '']) => path) : [],
  );
  for (const path of new Set([...named, ...iconFiles(registry)])) {
    const content = await store.readPublic(path);
    const digest = /^registries\/(\w+)\./.exec(path)?.[1] ?? '';
    if (!content || !sha256Of(content).startsWith(digest))
      throw new Error(`${path} is missing or not what was signed.`);
    read.set(path, content);
  }
  return read;
}

const versionsOf = (registry: Registry | undefined) => Object.values(registry?.microFrontends ?? {}).flat();

/** Browser files of every release in the registry. */
function releaseFiles(registry: Registry | undefined) {
  return versionsOf(registry).flatMap((version) =>
    Object.entries(version.extras.files).map(([file, integrity]) => ({
      path: browserFilesUrl(version).slice(1) + file,
      integrity,
      isCurrent: version.deployment.default,
    })),
  );
}

/** Icons of the published tools. */
function iconFiles(registry: Registry | undefined): readonly string[] {
  return versionsOf(registry)
    .filter(({ deployment }) => deployment.default)
    .flatMap((version) =>
      Object.keys(version.extras.icons).flatMap((screen) => iconUrl(version, screen)?.slice(1) ?? []),
    );
}
