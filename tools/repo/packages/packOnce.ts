import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOfFiles, sourcesBelow } from '@artha/build/digestOfFiles';
import { packPackage } from './packPackage.ts';
import { findSourcePackages, type SourcePackage } from './sourcePackage.ts';

/**
 * A digest of everything that packed packages depend on: their workspaces, which share types, and the installed
 * packages.
 */
function digestOfSources(root: string): string {
  const folders = new Set(findSourcePackages(root).flatMap(({ parts }) => parts.map(({ folder }) => folder)));
  const files = [...folders].flatMap((folder) => sourcesBelow(folder));
  return digestOfFiles(root, [...files, join(root, 'package-lock.json')]).slice(0, 20);
}

/**
 * Packs a package like `packPackage`, unless the same sources were packed before: compiling declarations takes most of
 * the time, and several tests install the same packages.
 * @returns the absolute path of the `.tgz`, below `.artha/cache`.
 */
export async function packOnce(source: SourcePackage): Promise<string> {
  const folder = join(source.root, '.artha/cache/packages', digestOfSources(source.root));
  const file = join(folder, `${source.manifest.name.replace('@', '').replace('/', '-')}.tgz`);
  if (existsSync(file)) return file;
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(join(dirname(folder), 'packing-'));
  try {
    const packed = await packPackage(source, temporary);
    mkdirSync(folder, { recursive: true });
    renameSync(packed.file, file);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  return file;
}
