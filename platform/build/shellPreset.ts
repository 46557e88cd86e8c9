import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { CONTRACT_VERSION, OFFLINE_WORKER_FILE, supportedContracts, WORKERS_FOLDER } from '@artha/shared/contract';
import { AssetsPlugin } from './assetsPlugin.ts';
import { browserConfig, commonConfig, serverConfig } from './baseConfig.ts';
import { ChunkLoadingPlugin } from './chunkLoadingPlugin.ts';
import { ownModule } from './ownModule.ts';
import { ReleaseWriter } from './releaseWriter.ts';
import { sharedVersions } from './sharedPackages.ts';
import { shellFederation } from './shellFederation.ts';
import { keepWorkers } from './workers.ts';

/** Options of `shellPreset`. */
export interface ShellPresetOptions {
  readonly outDir?: string;
  /** Files beside the scripts, such as the font: name → content. */
  readonly assets?: () => Promise<Record<string, Uint8Array>>;
  /** Files beside the server bundle, which visitors do not get. */
  readonly serverAssets?: () => Promise<Record<string, Uint8Array>>;
}

/** The router's production build: its package leads bundlers to the one with development warnings. */
function routerAlias(shellFolder: string): Record<string, string> {
  const routerDom = createRequire(join(shellFolder, 'package.json')).resolve('react-router-dom');
  const router = dirname(createRequire(routerDom).resolve('react-router/package.json'));
  return { 'react-router$': join(router, 'dist/production/index.mjs') };
}

/** The build that visitors load first: React, the federation runtime and the frame. */
function browserBuild(folder: string, outDir: string, plugins: readonly WebpackPluginInstance[]): Configuration {
  const browser = browserConfig({ folder, name: 'shell', outDir });
  return {
    ...browser,
    entry: { main: './src/main.ts' },
    output: { ...browser.output, clean: keepWorkers },
    optimization: {
      ...browser.optimization,
      // One file compresses better than two, by a kilobyte; its modules still run in tasks of their own.
      splitChunks: false,
    },
    resolve: { ...browser.resolve, alias: routerAlias(folder) },
    module: {
      ...browser.module,
      rules: [
        ...(browser.module?.rules ?? []),
        { test: /react-router\/dist\/production\//, loader: ownModule(import.meta.filename, 'routerLoader') },
        {
          test: /styled-components\.browser\.esm\.js$/,
          loader: ownModule(import.meta.filename, 'styledComponentsLoader'),
        },
      ],
    },
    plugins: [...(browser.plugins ?? []), ...shellFederation(folder), new ChunkLoadingPlugin(), ...plugins],
  };
}

/** The build that composes the pages, and renders the remotes. */
function serverBuild(folder: string, outDir: string, plugins: readonly WebpackPluginInstance[]): Configuration {
  const server = serverConfig({ folder, name: 'shell', outDir });
  return {
    ...server,
    // It also runs where remotes are rendered: in an interpreter without Node modules, which parses small code
    // faster.
    target: 'es2022',
    entry: { server: './src/server.tsx' },
    output: { ...server.output, chunkFormat: false },
    // styled-components imports it in a function that is never called.
    resolve: { ...server.resolve, fallback: { stream: false } },
    optimization: commonConfig({ folder, name: 'shell', side: 'browser', outDir }).optimization ?? {},
    plugins: [...(server.plugins ?? []), ...plugins],
  };
}

/**
 * The site's service worker, in one file: a worker may import no other script. Pages never load it from the release:
 * the composer puts it at the address that their policies allow.
 */
function offlineWorkerBuild(folder: string, outDir: string, plugin: WebpackPluginInstance): Configuration {
  const common = commonConfig({ folder, name: 'shell', side: 'workers', outDir });
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: './src/offline/worker/worker.ts',
    output: { ...common.output, path: join(outDir, 'browser', WORKERS_FOLDER), filename: OFFLINE_WORKER_FILE },
    plugins: [...(common.plugins ?? []), plugin],
    optimization: { ...common.optimization, splitChunks: false },
  };
}

/** Everything webpack needs to build the shell: see `remotePreset`. Shared packages are part of its own files. */
export function shellPreset(folder: string, options: ShellPresetOptions = {}): Configuration[] {
  const { outDir = join(folder, 'dist'), assets, serverAssets } = options;
  const writer = new ReleaseWriter(folder, outDir, (facts) => ({
    ...facts,
    kind: 'shell',
    name: 'shell',
    owner: 'team-platform',
    contract: CONTRACT_VERSION,
    server: 'server/server.cjs',
    entryDependencies: (facts.chunks['main'] ?? []).filter((file) => file !== facts.entry),
    provides: sharedVersions(folder),
    supportedContracts: [...supportedContracts],
  }));
  return [
    browserBuild(folder, outDir, [...(assets ? [new AssetsPlugin(assets)] : []), writer.browser]),
    serverBuild(folder, outDir, [...(serverAssets ? [new AssetsPlugin(serverAssets)] : []), writer.server]),
    offlineWorkerBuild(folder, outDir, writer.workers()),
  ];
}
