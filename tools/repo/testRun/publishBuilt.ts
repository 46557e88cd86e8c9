import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteConfig } from '@artha/shared/config';
import { digestOfFiles, sourcesBelow } from '@artha/build/digestOfFiles';
import { FolderStore } from '@artha/core/folderStore';
import { publish } from '@artha/core/publish';
import { root } from '@artha/process/root';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';
import { compressQuickly } from '@artha/core/compress';

/** The workspaces that decide how releases become pages. */
const composers = ['platform', 'shared', 'observability'];

/** A digest of everything that composes a site, and of its configuration. */
function composerDigest(config: SiteConfig): string {
  const files = composers.flatMap((folder) => sourcesBelow(join(root, folder), ['**/*.md']));
  return digestOfFiles(root, [...files, join(root, 'package-lock.json')]) + JSON.stringify(config);
}

/** Signatures of a site are valid for a week. */
const LONGEST_KEPT_MS = 24 * 60 * 60 * 1000;

const stampSchema = v.object({
  composer: v.string(),
  /** The only builds that the store has; undefined if it also has those of earlier runs. */
  builds: v.optional(v.string()),
  /** When the store was created, in ms. */
  created: v.number(),
});

/** The record of what composed a store; undefined if that is unknown, or too long ago. */
function readStamp(file: string): v.InferOutput<typeof stampSchema> | undefined {
  if (!existsSync(file)) return undefined;
  const stamp = v.parse(stampSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Date.now() - stamp.created < LONGEST_KEPT_MS ? stamp : undefined;
}

/**
 * Publishes builds for tests, with quick compression. It reuses a store that the same sources composed from the same
 * builds in an earlier run: composing the site takes 30 s of a processor.
 * @param builds folders with a `release.json`, which names the digests of all files.
 * @param isKept whether to reuse a store of other builds, too: then only changes are composed. Its registry also keeps
 * the releases of that run.
 */
export async function publishBuilt(
  folder: string,
  config: SiteConfig,
  builds: readonly string[],
  isKept: boolean,
): Promise<FolderStore> {
  const stampFile = `${folder}.stamp.json`;
  const composer = composerDigest(config);
  const digest = digestOfFiles(
    root,
    builds.map((build) => join(build, 'release.json')),
  );
  const stamp = readStamp(stampFile);
  const hasSameBuilds = stamp?.builds === digest;
  const isUsable = stamp?.composer === composer && (isKept || hasSameBuilds);
  rmSync(stampFile, { force: true });
  if (!isUsable) for (const one of [folder, serviceFolderOf(folder)]) rmSync(one, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const store = new FolderStore(folder);
  const context = await openLocalContext(store, config, serviceFolderOf(folder), releaseFeatures());
  await publish({ ...context, compress: compressQuickly }, builds);
  // Written last: a store with an interrupted publish is not reused.
  writeFileSync(
    stampFile,
    JSON.stringify({
      composer,
      ...((!isUsable || hasSameBuilds) && { builds: digest }),
      created: isUsable ? stamp.created : Date.now(),
    }),
  );
  return store;
}
