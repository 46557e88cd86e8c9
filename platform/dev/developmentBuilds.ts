import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { commonConfig } from '../webpack/baseConfig.ts';
import type { BuildablePackage } from '../webpack/findPackages.ts';
import { readConfiguration, readRemoteConfig } from '../webpack/readConfiguration.ts';
import { federation, screenFiles } from '../webpack/remotePreset.ts';
import { ScriptGuardPlugin } from '../webpack/scriptGuardPlugin.ts';

/** The shell's browser build with React's development version, so that components can be replaced while it runs. */
export async function developmentShell({ folder }: BuildablePackage, outDir: string): Promise<Compiler> {
  const [production] = await readConfiguration(folder);
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
  const config = await readRemoteConfig(folder);
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
  return webpack(configuration);
}
