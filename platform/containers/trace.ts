import { nodeFileTrace } from '@vercel/nft';
import { statSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { endWith } from './environment.ts';

const isMissing = (error: unknown): boolean =>
  v.is(v.object({ code: v.picklist(['ENOENT', 'EISDIR', 'ENOTDIR']) }), error);

/** The file for the tracer: our own sources without their types, and undefined for a missing file. */
async function readSource(file: string): Promise<string | null> {
  try {
    const source = await readFile(file, 'utf8');
    return file.endsWith('.ts') && !file.includes('node_modules') ? stripTypeScriptTypes(source) : source;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A cache of package files for the next trace. */
export type TraceCache = Record<string, unknown>;

/**
 * Copies the files that programs need, sources and files of packages, into a folder with the same structure.
 * @param programs paths from the root of the repository. They include programs that another one starts, and folders
 * that it reads.
 * @returns the files, relative to the root.
 */
export async function traceInto(
  folder: string,
  programs: readonly string[],
  cache: TraceCache = {},
): Promise<string[]> {
  const isFolder = (path: string): boolean => statSync(join(root, path)).isDirectory();
  for (const path of programs.filter(isFolder)) {
    const filter = (source: string) => !source.endsWith('.map');
    await cp(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const files = programs.filter((path) => !isFolder(path)).map((path) => join(root, path));
  const { fileList } = await nodeFileTrace(files, {
    base: root,
    processCwd: root,
    conditions: ['node', 'import', 'module-sync'],
    readFile: readSource,
    cache,
  });
  const reached = [...fileList].sort();
  for (const file of reached) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    // Links to packages of the repository stay links.
    await cp(join(root, file), target, { recursive: false, verbatimSymlinks: true }).catch((error: unknown) => {
      if (!v.is(v.object({ code: v.literal('ERR_FS_EISDIR') }), error)) throw error;
    });
  }
  return reached;
}

if (import.meta.main) {
  const [folder = '', ...programs] = process.argv.slice(2);
  traceInto(resolve(folder), programs).catch(endWith);
}
