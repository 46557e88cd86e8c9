import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@artha/shared/config';
import { digestOfFiles, sourcesBelow } from '@artha/build/digestOfFiles';
import { FolderStore } from '@artha/release/folderStore';
import { publish } from '@artha/release/publish';
import { root } from '@artha/process/root';
import { openLocalContext, serviceFolderOf } from '@artha/release/openLocalContext';
import { compressQuickly } from '@artha/release/compress';

/** The workspaces that decide how releases become pages. */
const composers = ['platform', 'shared', 'observability'];

/** A digest of everything that composes a site, and of its configuration. */
function composerDigest(config: SiteConfig): string {
  const files = composers.flatMap((folder) => sourcesBelow(join(root, folder), ['**/*.md']));
  return digestOfFiles(root, [...files, join(root, 'package-lock.json')]) + JSON.stringify(config);
}

/**
 * Publishes builds for tests, with quick compression.
 * @param builds folders with a `release.json`.
 * @param isKept whether to reuse a store that the same sources composed in an earlier run: then only changes are
 * composed. Its registry also keeps the releases of that run.
 */
export async function publishBuilt(
  folder: string,
  config: SiteConfig,
  builds: readonly string[],
  isKept: boolean,
): Promise<FolderStore> {
  const stamp = `${folder}.composer`;
  const digest = composerDigest(config);
  const isUsable = isKept && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  rmSync(stamp, { force: true });
  if (!isUsable) for (const one of [folder, serviceFolderOf(folder)]) rmSync(one, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const store = new FolderStore(folder);
  const context = await openLocalContext(store, config, serviceFolderOf(folder));
  await publish({ ...context, compress: compressQuickly }, builds);
  // Written last: a store with an interrupted publish is not reused.
  writeFileSync(stamp, digest);
  return store;
}
