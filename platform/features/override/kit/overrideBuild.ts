import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SCRIPT_TIMEOUT_MS, type RemoteConfig } from '@artha/shared/contract';
import { commonConfig } from '@artha/build/baseConfig';
import { ChunkLoadingPlugin } from '@artha/build/chunkLoadingPlugin';
import { readManifest } from '@artha/build/packageManifest';
import { federation, screenFiles, withStyles } from '@artha/build/remotePreset';
import { repositoryOf } from '@artha/build/repositoryOf';
import { integrityOf } from '@artha/core/integrity';
import { watchWorkers } from '@artha/remote-kit/developmentWorkers';

/** Name of the file that a page loads first. */
export const OVERRIDE_ENTRY = 'remoteEntry.js';

/** A build of a remote for pages of a deployed site, with source maps and the names of components. */
export interface OverrideBuild {
  readonly version: string;
  readonly built: Date;
  /** 20 hexadecimal digits that change with its files. */
  readonly digest: string;
  /** Its files by their paths in a release. */
  readonly files: ReadonlyMap<string, { readonly content: Buffer; readonly integrity: string }>;
}

/**
 * A remote's browser build for pages of a deployed site: their guard asks for the digest of each script, so nothing in
 * it is replaced while a page runs.
 */
function configOf(folder: string, config: RemoteConfig, outDir: string, publicPath: string): Configuration {
  const { name, define = {} } = config;
  const common = commonConfig({ folder, name, side: 'browser', outDir, development: true, define });
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: {},
    // That of the development server, which may run beside it, is of another build.
    cache: true,
    output: {
      ...common.output,
      clean: false,
      filename: '[name].js',
      publicPath,
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
    },
    optimization: { moduleIds: 'named', runtimeChunk: false, splitChunks: false },
    plugins: [
      ...(common.plugins ?? []),
      ...federation(folder, config, withStyles(config.name, screenFiles(folder, config)), OVERRIDE_ENTRY),
      new ChunkLoadingPlugin(),
    ],
  };
}

/** Reads what was built into a folder. */
function readBuild(folder: string, version: string): OverrideBuild {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  const files = new Map(
    paths.map((path) => {
      const content = readFileSync(join(folder, path));
      return [path.split(sep).join('/'), { content, integrity: integrityOf(content) }] as const;
    }),
  );
  const digest = createHash('sha256');
  for (const [path, { integrity }] of files) digest.update(`${path} ${integrity}\n`);
  return { version, built: new Date(), digest: digest.digest('hex').slice(0, 20), files };
}

/**
 * Builds a remote, and again whenever its sources change.
 * @param publicPath address of its files.
 * @param onBuilt learns each build that works.
 * @param onFault learns why one does not; the build before stays.
 * @returns ends that.
 */
export async function watchBuild(
  folder: string,
  config: RemoteConfig,
  publicPath: string,
  { onBuilt, onFault }: { readonly onBuilt: (build: OverrideBuild) => void; readonly onFault: (fault: string) => void },
): Promise<() => Promise<void>> {
  const outDir = join(repositoryOf(folder), '.artha/override', config.name);
  rmSync(outDir, { recursive: true, force: true });
  const workers = await watchWorkers(folder, config, outDir);
  const compiler = webpack(configOf(folder, config, outDir, publicPath));
  compiler.watch({}, (error, stats) => {
    const fault =
      error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');
    if (fault !== '') onFault(fault);
    else onBuilt(readBuild(join(outDir, 'browser'), readManifest(folder)?.version ?? '0.0.0'));
  });
  return async () => {
    await Promise.all([new Promise((resolve) => compiler.close(resolve)), workers?.close()]);
  };
}
