import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { WORKERS_FOLDER } from '@artha/shared/contract';
import { commonConfig, type CommonOptions } from './baseConfig.ts';

const withoutNetwork = join(import.meta.dirname, 'runtime/withoutNetwork.js');

/** The workers of a remote's pages, by name: `src/workers/<name>.ts`. */
export function workerFiles(folder: string): Record<string, string> {
  const files = globSync('src/workers/*.ts', { cwd: folder }).filter((file) => !/\.(test|d)\.ts$/.test(file));
  return Object.fromEntries(files.sort().map((file) => [basename(file, '.ts'), join(folder, file)]));
}

/** Keeps what the build of the workers writes when the build of the pages takes its old files away. */
export const keepWorkers = { keep: new RegExp(`^${WORKERS_FOLDER}`) };

/**
 * The build of a remote's workers: one file each, since a worker has no other script than the one that it was started
 * with. They share nothing with pages, and have no network. Their names are those of their sources: the release's address holds its digest. WebAssembly is
 * a file beside them, which the page reads and hands over.
 */
export function workersConfig(options: Omit<CommonOptions, 'side'>): Configuration {
  const common = commonConfig({ ...options, side: 'workers' });
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: Object.fromEntries(
      Object.entries(workerFiles(options.folder)).map(([name, file]) => [name, [withoutNetwork, file]]),
    ),
    output: { ...common.output, path: resolve(options.outDir, 'browser', WORKERS_FOLDER), filename: '[name].js' },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...(common.module?.rules ?? []),
        { test: /\.wasm$/, type: 'asset/resource', generator: { filename: '[name][ext]', publicPath: '' } },
      ],
    },
    // Else it would be the place of the file on the machine that builds.
    plugins: [...(common.plugins ?? []), new webpack.DefinePlugin({ 'import.meta.url': 'location.href' })],
    optimization: { ...common.optimization, splitChunks: false },
  };
}
