import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The file endings that are searched for in folders; a named file is read whatever its ending is. */
const endings = /\.(?:pdf|csv|tsv|txt|xls|xlsx|xlsm|xlsb|ods|html?)$/i;

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const files: string[] = [];
  for (const entry of sorted) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await listFolder(path)));
    else if (entry.isFile() && endings.test(entry.name)) files.push(path);
  }
  return files;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // A missing file is reported when it is read.
    return false;
  }
}

/**
 * Finds the files to convert: the named files, and those in named folders and their subfolders, ordered by name. Files
 * named twice are read once; the output file is not read.
 */
export async function findFiles(paths: readonly string[], outputPath?: string): Promise<string[]> {
  const output = outputPath === undefined ? undefined : resolve(outputPath);
  const found = new Map<string, string>();
  for (const path of paths) {
    const isListed = path !== '-' && (await isFolder(path));
    for (const file of isListed ? await listFolder(path) : [path]) {
      const full = file === '-' ? file : resolve(file);
      if (full === output && !isListed) throw new Error(`--out would overwrite ${file}, which is to be converted.`);
      if (full !== output && !found.has(full)) found.set(full, file);
    }
  }
  return [...found.values()];
}
