import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { RemoteConfig } from '@artha/shared/contract';
import { commonConfig } from '../build/common.ts';
import type { BuildablePackage } from '../build/packages.ts';
import { federation, screenFiles } from '../build/remotePreset.ts';
import { ScriptGuardPlugin } from '../build/scriptGuardPlugin.ts';

/** Loads a package's configuration module by path. */
async function importDefault<T>(file: string): Promise<T> {
  const module: { default: T } = await import(file);
  return module.default;
}

/** The shell's browser build with React's development version, so that components can be replaced while it runs. */
export async function developmentShell({ folder }: BuildablePackage, outDir: string): Promise<Compiler> {
  const [production] = await importDefault<Configuration[]>(join(folder, 'webpack.config.ts'));
  if (!production) throw new Error(`${folder}/webpack.config.ts describes no build.`);
  return compile({
    ...production,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...production.output, path: outDir, filename: '[name].js', chunkFilename: '[name].js' },
    optimization: {},
    // All but the last, which writes a release.
    plugins: production.plugins?.slice(0, -1) ?? [],
    cache: { type: 'filesystem', name: 'shell-browser-development' },
  });
}

/** A remote's browser build with hot reload, served from memory. @param origin where its files are served. */
export async function developmentRemote({ name, folder }: BuildablePackage, origin: string): Promise<Compiler> {
  const config = await importDefault<RemoteConfig>(join(folder, 'remote.config.ts'));
  const common = commonConfig({
    folder,
    name,
    side: 'browser',
    outDir: join(folder, 'dist'),
    development: true,
    hot: true,
  });
  return compile({
    ...common,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...common.output, clean: false, filename: '[name].js', publicPath: `${origin}/` },
    optimization: { moduleIds: 'named', runtimeChunk: false, splitChunks: false },
    plugins: [
      federation(config, screenFiles(folder, config), 'remoteEntry.js'),
      new ScriptGuardPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
  });
}

function compile(configuration: Configuration): Compiler {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler.');
  return compiler;
}
