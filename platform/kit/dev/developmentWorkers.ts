import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { WORKERS_FOLDER, type RemoteConfig } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { repositoryOf } from '@artha/build/repositoryOf';
import { workerFiles, workersConfig } from '@artha/build/workers';

/** The workers of a remote in development. They are not hot-replaced: the next page load gets the new ones. */
export interface DevelopmentWorkers {
  /** The folder of their files. */
  readonly folder: string;
  /** Current digests of their files, by path in a release. */
  readonly digests: () => Record<string, string>;
  readonly close: () => Promise<void>;
}

/**
 * Builds the workers of a remote whenever their sources change.
 * @param outDir where they are written, as in a release; by default the folder of the development server.
 * @returns undefined if it has none.
 * @throws with webpack's messages if they do not build.
 */
export async function watchWorkers(
  folder: string,
  config: RemoteConfig,
  outDir = join(repositoryOf(folder), '.artha/dev', config.name),
): Promise<DevelopmentWorkers | undefined> {
  if (Object.keys(workerFiles(folder)).length === 0) return undefined;
  const built = join(outDir, 'browser', WORKERS_FOLDER);
  const compiler = webpack(
    workersConfig({ folder, name: config.name, outDir, development: true, define: config.define ?? {} }),
  );
  const close = () =>
    new Promise<void>((resolve) => {
      compiler.close(() => {
        resolve();
      });
    });
  const fault = await new Promise<string | undefined>((resolve) => {
    compiler.watch({}, (error, stats) => {
      const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
      resolve(error?.message ?? errors);
    });
  });
  if (fault !== undefined) {
    await close();
    throw new Error(fault);
  }
  return {
    folder: built,
    digests: () =>
      Object.fromEntries(
        // A worker may have files of its own in folders.
        readdirSync(built, { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => join(one.parentPath, one.name))
          .map((file) => [
            WORKERS_FOLDER + file.slice(built.length).replace(/^\//, ''),
            integrityOf(readFileSync(file)),
          ]),
      ),
    close,
  };
}
