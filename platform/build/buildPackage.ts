import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOfFiles, digestOfText, sourcesBelow } from './digestOfFiles.ts';
import { dependencySources } from './dependencySources.ts';
import type { BuildablePackage } from './findPackages.ts';
import { ownModule } from './ownModule.ts';
import { readValues } from './readConfiguration.ts';
import { lockfileOf, repositoryOf } from './repositoryOf.ts';
import { runProgram } from '@artha/process/runProgram';
import { sharedSources } from './sharedPackages.ts';
import { usesOriginalRuntime } from './usesOriginalRuntime.ts';

/** Presets and dependencies are read if they are sources; for installed ones the lockfile names the version. */
function sourceFolders({ folder }: BuildablePackage): string[] {
  const presets = import.meta.dirname;
  const dependencies = [...dependencySources(folder).values()];
  return [folder, sharedSources(folder) ?? [], dependencies, presets.includes('/node_modules/') ? [] : presets].flat();
}

/** Digest of everything that a build reads: the package, `shared`, the presets, the lockfile and values of the environment. */
function sourceDigest(one: BuildablePackage): string {
  const repository = repositoryOf(one.folder);
  const files = sourceFolders(one).flatMap((folder) => sourcesBelow(folder, ['**/*.md']));
  const digest = digestOfFiles(repository, [...files, lockfileOf(repository) ?? []].flat());
  const values = [
    ...Object.entries(readValues(one.folder)),
    ...(usesOriginalRuntime() ? [['runtime', 'original']] : []),
  ];
  return values.length === 0 ? digest : `${digest} ${digestOfText(JSON.stringify(values))}`;
}

const stampFile = ({ folder, name }: BuildablePackage): string =>
  join(repositoryOf(folder), '.artha/cache/builds', name);

/** Whether the release in `dist` was built from these sources. */
export function isFresh(one: BuildablePackage): boolean {
  const stamp = stampFile(one);
  if (!existsSync(stamp) || !existsSync(join(one.outDir, 'release.json'))) return false;
  return readFileSync(stamp, 'utf8') === sourceDigest(one);
}

/** Records that the release in `dist` was built from these sources. */
export function markFresh(one: BuildablePackage, digest = sourceDigest(one)): void {
  const stamp = stampFile(one);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/**
 * Builds a package in its own process.
 * @throws with webpack's messages if it does not build.
 */
export async function buildPackage(one: BuildablePackage): Promise<void> {
  const digest = sourceDigest(one);
  const script = ownModule(import.meta.filename, 'runWebpack');
  const { code, output } = await runProgram(process.execPath, [script, one.folder], {
    cwd: one.folder,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${one.name} does not build:\n${output}`);
  markFresh(one, digest);
}
