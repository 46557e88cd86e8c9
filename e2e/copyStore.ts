import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolderOf } from '@artha/service/openLocalContext';

/** Creates a folder with the same files as hard links, in a quarter of the time of a copy. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Copies a store with its release service. A store replaces files and never writes into one, so copies share theirs: a
 * test that changes a file must also replace it.
 */
export function copyStore(from: string, to: string): void {
  linkFiles(from, to);
  cpSync(serviceFolderOf(from), serviceFolderOf(to), { recursive: true });
}
