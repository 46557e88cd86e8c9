import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { OPTIONAL_FOLDER, WORKERS_FOLDER } from '@artha/shared/contract';
import { commonConfig, type CommonOptions } from './baseConfig.ts';
import { namedSources } from './sources.ts';

const withoutNetwork = join(import.meta.dirname, 'runtime/withoutNetwork.js');

/** The workers of a remote's pages, by name: `src/workers/<name>.ts`. */
export function workerFiles(folder: string): Record<string, string> {
  return namedSources(folder, 'src/workers/*');
}

const optional = '?optional';

/** Webpack does not find `package/file.wasm?optional` in a package that lists its exports: the query is taken for a part of the name. */
const findOptionalFiles = new webpack.NormalModuleReplacementPlugin(/^[^.].*\?optional$/, (resource) => {
  const { resolve: find } = createRequire(join(resource.context, 'worker.js'));
  resource.request = find(resource.request.slice(0, -optional.length)) + optional;
});

/** Keeps the output of the workers' build when the build of the pages cleans the folder. */
export const keepWorkers = { keep: new RegExp(`^${WORKERS_FOLDER}`) };

/**
 * The build of a remote's workers: one file each, because a worker only has the script that it was started with. They
 * share nothing with pages, and have no network access. They are named after their sources: the release's address
 * contains its digest. WebAssembly is a file beside them, which the page reads and passes on;
 * `import 'read.wasm?optional'` puts one that few visitors need into the folder `optional/`.
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
    // Modules of Emscripten name them for Node and do not need them in a worker.
    resolve: { ...common.resolve, fallback: { fs: false, crypto: false } },
    module: {
      ...common.module,
      // A worker imports the WebAssembly that it wants: its packages look for theirs by an address, and get bytes instead.
      parser: { javascript: { dynamicImportMode: 'eager', url: false } },
      rules: [
        ...(common.module?.rules ?? []),
        { test: /\.wasm$/, type: 'asset/resource', generator: { filename: '[name][ext]', publicPath: '' } },
        {
          resourceQuery: /^\?optional$/,
          type: 'asset/resource',
          generator: { filename: `${OPTIONAL_FOLDER}[name][ext]`, publicPath: '' },
        },
        // A packed file stays packed, under its name without `.gz`: a release has no such files of its own.
        { test: /\.gz$/, generator: { filename: `${OPTIONAL_FOLDER}[name]` } },
      ],
    },
    // Otherwise it would be the path of the file on the building machine.
    plugins: [
      ...(common.plugins ?? []),
      findOptionalFiles,
      new webpack.DefinePlugin({ 'import.meta.url': 'location.href' }),
    ],
    optimization: { ...common.optimization, splitChunks: false },
  };
}
