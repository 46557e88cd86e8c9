import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { SCRIPT_TIMEOUT_MS } from '@artha/shared/contract';
import { dependencySources } from './dependencySources.ts';
import { zodSettings } from './jitlessLoader.ts';
import { ownModule } from './ownModule.ts';
import { pictureFile } from './pictureUrl.ts';
import type { BuildValues } from './readConfiguration.ts';
import { repositoryOf } from './repositoryOf.ts';
import { sharedSources } from './sharedPackages.ts';
import { StableIds } from './stableIds.ts';
import { pluginCache, styledComponents } from './styledComponents.ts';
import { StyleTextPlugin } from './styleText/styleTextPlugin.ts';
import { ValuesPlugin } from './valuesPlugin.ts';

const require = createRequire(import.meta.url);

/** Starting a process to minify in takes longer than minifying all scripts of a remote. */
const parallel = false;

/**
 * Compiles TypeScript and JSX with swc. Each package has one styled-components namespace, so that class names are equal
 * in the browser and server builds and differ between teams.
 */
function scripts(
  folder: string,
  namespace: string,
  {
    displayName = false,
    language = 'typescript',
  }: { displayName?: boolean; language?: 'typescript' | 'javascript' } = {},
): RuleSetRule {
  const isTyped = language === 'typescript';
  return {
    test: isTyped ? /\.tsx?$/ : /\.(?:jsx?|mjs)$/,
    // The inline loader compiles its script itself; a second compiler would add all its whitespace again.
    resourceQuery: { not: [/inline/] },
    include: isTyped ? folder : join(folder, 'src'),
    exclude: /node_modules/,
    // As TypeScript finds files: without their endings, and `./part.js` may be part.ts.
    resolve: { fullySpecified: false, extensionAlias: { '.js': ['.js', '.ts', '.tsx'], '.jsx': ['.jsx', '.tsx'] } },
    loader: require.resolve('swc-loader'),
    options: {
      cwd: folder,
      root: folder,
      // A script of its own may be a CommonJS module.
      isModule: isTyped || 'unknown',
      jsc: {
        target: 'es2022',
        parser: isTyped ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true },
        // The same as the shell’s React, also during development of a remote.
        transform: { react: { runtime: 'automatic', development: false } },
        experimental: { cacheRoot: pluginCache, plugins: [styledComponents(namespace, { displayName })] },
      },
    },
  };
}

/** The options of every build. */
export interface CommonOptions {
  readonly folder: string;
  /** Namespace of its styles and name of its caches. */
  readonly name: string;
  readonly side: 'browser' | 'server' | 'workers';
  readonly outDir: string;
  readonly development?: boolean;
  /** The values of a remote's build; undefined for the shell, which names its own. */
  readonly define?: BuildValues;
}

/** The common options of all our builds. */
export function commonConfig({
  folder,
  name,
  side,
  outDir,
  development = false,
  define,
}: CommonOptions): Configuration {
  const shared = sharedSources(folder);
  const repository = repositoryOf(folder);
  return {
    name: `${name} ${side}`,
    mode: development ? 'development' : 'production',
    context: folder,
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: join(outDir, side),
      uniqueName: `artha_${name}`,
      clean: true,
      hashFunction: 'xxhash64',
      // Scripts have the encoding of the page.
      charset: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'] },
    module: {
      rules: [
        ...(shared === undefined ? [] : [scripts(shared, 'shared', { displayName: development })]),
        scripts(folder, name, { displayName: development }),
        scripts(folder, name, { displayName: development, language: 'javascript' }),
        ...[...dependencySources(folder).values()].map((source) => scripts(source, name)),
        { test: zodSettings, loader: ownModule(import.meta.filename, 'jitlessLoader') },
        { test: /\.tex$/, loader: ownModule(import.meta.filename, 'texLoader') },
        { test: /\.tsv$/, type: 'asset/source' },
        { test: pictureFile, loader: ownModule(import.meta.filename, 'pictureLoader') },
        {
          test: /\.css$/,
          loader: ownModule(import.meta.filename, 'stylesheets/stylesheetLoader'),
          options: { remote: name },
          type: 'javascript/auto',
          // Without it, a package.json with `sideEffects: false` would drop a stylesheet without names.
          sideEffects: true,
        },
        {
          resourceQuery: /inline/,
          type: 'asset/source',
          loader: ownModule(import.meta.filename, 'inlineLoader'),
        },
      ],
    },
    plugins: [
      ...(development ? [] : [new StableIds(folder)]),
      ...(define ? [new ValuesPlugin(folder, side, define)] : []),
      ...(define && side === 'browser' ? [new StyleTextPlugin()] : []),
    ],
    optimization: {
      ...(!development && { moduleIds: false, chunkIds: false }),
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel,
          // The licences of bundled packages, in files beside the scripts.
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          minimizerOptions: { compress: { passes: 2, ecma: 2022 } },
        }),
      ],
    },
    // Writing it takes a quarter of a build, and a release is only built from changed sources.
    cache: development && {
      type: 'filesystem',
      name: `${name}-${side}`,
      cacheDirectory: join(repository, '.artha/cache/webpack'),
      buildDependencies: { preset: [`${import.meta.dirname}/`, join(repository, 'package-lock.json')] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Browser files. Their names have no digests: they are at the address of their release, which has that of all its files. A list of
 * digests would be in the first file of every page.
 */
export function browserConfig(options: Omit<CommonOptions, 'side'>): Configuration {
  const common = commonConfig({ ...options, side: 'browser' });
  return {
    ...common,
    target: ['web', 'es2022'],
    output: {
      ...common.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
    },
  };
}

/** Server bundles: one file each, which the composer evaluates with only the share scope. */
export function serverConfig(options: Omit<CommonOptions, 'side'>): Configuration {
  const common = commonConfig({ ...options, side: 'server' });
  return {
    ...common,
    target: 'node24',
    output: { ...common.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      // A file that a script names by its address belongs to the browser build.
      generator: { asset: { emit: false } },
    },
    optimization: {
      ...common.optimization,
      splitChunks: false,
      // Names are kept for error messages. webpack's comments are removed: they contain paths of the folder.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel,
          extractComments: false,
          minimizerOptions: { compress: false, mangle: false, format: { comments: false } },
        }),
      ],
    },
  };
}
