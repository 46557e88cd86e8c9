import { link, mkdir, readdir, readlink, readFile, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../format/getErrorCode.ts';
import { fileIn } from './fileIn.ts';
import { forEachLimited } from './forEachLimited.ts';
import { FILES_AT_ONCE, syncFolder, writeDurably } from './incomingFolder.ts';
import type { SiteContent } from './siteContent.ts';

/** The files of a folder that are written or removed, and those of the folders in it. */
interface Changes {
  readonly files: Map<string, SiteContent>;
  readonly folders: Map<string, Changes>;
}

/** A folder of an earlier tree. */
interface OldFolder {
  /** Number of the site that wrote it. */
  readonly site: number;
  /** Its path below the sites: `4/files`, `3/folders/12`. */
  readonly path: string;
}

const nothing = (): Changes => ({ files: new Map(), folders: new Map() });

/** Sorts changed files into the folders of a tree. */
function changesOf(files: ReadonlyMap<string, SiteContent>): Changes {
  const root = nothing();
  for (const [path, content] of files) {
    const parts = fileIn('', path).split('/');
    let folder = root;
    for (const name of parts.slice(0, -1)) {
      const next = folder.folders.get(name) ?? nothing();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.set(parts.at(-1) ?? '', content);
  }
  return root;
}

/** The folder that a link names; undefined if it is not a link of a tree. @param site number of the site that has the link. */
function parseLink(text: string, site: number): OldFolder | undefined {
  const own = /^(?:\.\.\/){1,2}(?<path>folders\/\d+)$/.exec(text)?.groups?.['path'];
  if (own !== undefined) return { site, path: `${String(site)}/${own}` };
  const { number, path = '' } = /^(?:\.\.\/){2,3}(?<path>(?<number>\d+)\/folders\/\d+)$/.exec(text)?.groups ?? {};
  return number === undefined ? undefined : { site: Number(number), path };
}

/** The entries of a folder, with the folders that its links name; empty if it is gone, because another writer deleted it. */
async function readEntries(sites: string, { site, path }: OldFolder) {
  const entries = await readdir(join(sites, path), { withFileTypes: true }).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files: string[] = [];
  const folders = new Map<string, OldFolder>();
  for (const entry of entries) {
    const below = `${path}/${entry.name}`;
    if (entry.isFile()) files.push(entry.name);
    // In a store that was copied without its links.
    else if (entry.isDirectory()) folders.set(entry.name, { site, path: below });
    else {
      const target = parseLink(await readlink(join(sites, below)), site);
      if (target) folders.set(entry.name, target);
    }
  }
  return { files, folders };
}

/** The paths of all folders below one, as `replaced` of `writeTree` has them. */
async function foldersBelow(sites: string, folder: OldFolder): Promise<string[]> {
  const { folders } = await readEntries(sites, folder);
  const below: string[] = [];
  for (const one of folders.values()) below.push(one.path, ...(await foldersBelow(sites, one)));
  return below;
}

/** Puts a file into another folder, without copying it if the file system can; a missing one stays missing. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') await writeDurably(to, await readFile(from));
  }
}

/** The parts that a tree is written from. */
export interface Tree {
  /** The folder of all sites. */
  readonly sites: string;
  /** The folder of the new site, which is not in `sites` yet. */
  readonly target: string;
  readonly files: ReadonlyMap<string, SiteContent>;
  /** Number of the site before, if there is one. */
  readonly before: number | undefined;
  /** Whether the other files of the site before stay. */
  readonly keepsOthers: boolean;
}

/**
 * Writes the files of a site as a tree of folders, each of which belongs to the site that has changed something in it:
 * ```
 * files/…         the root of the tree
 * folders/<k>/…   a folder below it: the one that contains it has a link to it, with its name
 * ```
 * A folder without changes stays where it is, and the new tree links to it. So the work grows with what changes, and
 * with the entries beside it, but not with the site.
 * @returns the folders of the site before that the new one no longer needs, as paths below the sites.
 */
export async function writeTree({ sites, target, files, before, keepsOthers }: Tree): Promise<string[]> {
  const replaced: string[] = [];
  let last = 0;

  /** @returns whether the folder has any entry. @param folder its path in the site. @param up the way from there to the site. */
  const write = async (folder: string, up: string, changes: Changes, old: OldFolder | undefined): Promise<boolean> => {
    const there = join(target, folder);
    await mkdir(there, { recursive: true });
    const entries = old && (await readEntries(sites, old));
    const names = new Set<string>();
    const linkFolder = async (name: string, way: string) => {
      names.add(name);
      await symlink(way, join(there, name));
    };
    const kept = (entries?.files ?? []).filter((name) => !changes.files.has(name) && !changes.folders.has(name));
    for (const name of new Set([...(entries?.folders.keys() ?? []), ...changes.folders.keys()])) {
      const own = entries?.folders.get(name);
      const changed = changes.folders.get(name);
      const isLink = own !== undefined && /\/folders\/\d+$/.test(own.path);
      if (!changed && isLink) {
        await linkFolder(name, `${up}../${own.path}`);
        continue;
      }
      if (own && isLink) replaced.push(own.path);
      last += 1;
      const next = `folders/${String(last)}`;
      if (await write(next, '../../', changed ?? nothing(), own)) await linkFolder(name, up + next);
      else await rmdir(join(target, next));
    }
    await forEachLimited(kept, FILES_AT_ONCE, async (name) => {
      names.add(name);
      await linkFile(join(sites, old?.path ?? '', name), join(there, name));
    });
    await forEachLimited(changes.files, FILES_AT_ONCE, async ([name, content]) => {
      if (!content) return;
      names.add(name);
      await writeDurably(join(there, name), content);
    });
    await syncFolder(there);
    return names.size > 0;
  };

  const root = before === undefined ? undefined : { site: before, path: `${String(before)}/files` };
  await write('files', '../', changesOf(files), keepsOthers ? root : undefined);
  if (last > 0) await syncFolder(join(target, 'folders'));
  return keepsOthers || !root ? replaced : foldersBelow(sites, root);
}
