import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { containerName, SCRIPT_TIMEOUT_MS, type RemoteConfig } from '@artha/shared/contract';
import { AssetsPlugin } from './assetsPlugin.ts';
import { commonConfig, serverConfig } from './baseConfig.ts';
import { leanRuntime } from './leanRuntime.ts';
import { ReleaseWriter } from './releaseWriter.ts';
import { fileBesideScreen, screenFile } from './screenFile.ts';
import { screenPictures, type ScreenPictures } from './screenPictures.ts';
import { ScriptGuardPlugin } from './scriptGuardPlugin.ts';
import { acceptedRanges, compatibleWith, sharedByRemote, sharedVersions } from './sharedPackages.ts';
import { keepWorkers, workerFiles, workersConfig } from './workers.ts';

/** Options of `remotePreset`. */
export interface RemotePresetOptions {
  /** Output folder of the release; `dist` in the remote's folder by default. */
  readonly outDir?: string;
  /** Creates additional browser files by their names, such as a font subset. */
  readonly assets?: () => Promise<Record<string, Uint8Array>>;
  /**
   * Modules, by import specifier, that never run on a side and are excluded from its build: on the server those for
   * browsers only, in the browser those that a dependency has for other uses.
   */
  readonly leaveOut?: { readonly browser?: readonly string[]; readonly server?: readonly string[] };
}

/**
 * Everything webpack needs to build a remote: a browser build that Module Federation loads at run time, a server build
 * that the composer renders, one of its workers if it has any, and `release.json` for all of them. The remote's own
 * `webpack.config.ts` is one call of this.
 */
export function remotePreset(folder: string, config: RemoteConfig, options: RemotePresetOptions = {}): Configuration[] {
  const outDir = options.outDir ?? join(folder, 'dist');
  const files = screenFiles(folder, config);
  const screens = Object.keys(files);
  const data = structuredDataFiles(folder, screens);
  const documents = documentFiles(folder);
  const pictures = new Map(screens.map((screen) => [screen, screenPictures(folder, screen)]));
  const shared = sharedVersions(folder);
  const ranges = acceptedRanges(folder);

  const writer = new ReleaseWriter(folder, outDir, (facts) => ({
    ...facts,
    kind: 'remote',
    name: config.name,
    owner: config.owner,
    contract: config.contract,
    entry: facts.entry,
    routes: config.routes,
    navigation: config.navigation ?? [],
    embeddedDocuments: Object.fromEntries(
      Object.keys(documents).map((name) => [name, `server/${documentEntry(name)}.cjs`]),
    ),
    screens: Object.fromEntries(
      screens.map((screen) => [
        screen,
        {
          browser: facts.chunks[screen] ?? [],
          server: `server/${screen}.cjs`,
          ...(data[dataEntry(screen)] && { data: `server/${dataEntry(screen)}.cjs` }),
          icon: pictures.get(screen)?.icon?.name,
          sharePicture: pictures.get(screen)?.sharePicture?.name,
        },
      ]),
    ),
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, built]) => [name, { range: ranges[name] ?? compatibleWith(built), built }]),
    ),
  }));

  const browser = commonConfig({ folder, name: config.name, side: 'browser', outDir });
  const server = serverConfig({ folder, name: config.name, outDir });
  const hasWorkers = Object.keys(workerFiles(folder)).length > 0;
  const workers = hasWorkers ? [workersConfig({ folder, name: config.name, outDir })] : [];
  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      entry: {},
      output: {
        ...browser.output,
        ...(hasWorkers && { clean: keepWorkers }),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        publicPath: 'auto',
        chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      },
      // A screen is one file: one request, and no part of it can be missing.
      optimization: { ...browser.optimization, splitChunks: false },
      resolve: { ...browser.resolve, alias: leftOut(options.leaveOut?.browser) },
      plugins: [
        ...(browser.plugins ?? []),
        federation(folder, config, files, 'remoteEntry.[contenthash:8].js'),
        new ScriptGuardPlugin(),
        new AssetsPlugin(() => Promise.resolve(pictureAssets([...pictures.values()]))),
        ...(options.assets ? [new AssetsPlugin(options.assets)] : []),
        ...leanRuntime(),
        writer.browser,
      ],
    },
    {
      ...server,
      entry: {
        ...files,
        ...data,
        ...Object.fromEntries(Object.entries(documents).map(([name, file]) => [documentEntry(name), file])),
      },
      resolve: { ...server.resolve, alias: leftOut(options.leaveOut?.server) },
      externals: Object.fromEntries(Object.keys(shared).map((name) => [name, `commonjs2 ${name}`])),
      plugins: [...(server.plugins ?? []), writer.server],
    },
    ...workers.map((build) => ({ ...build, plugins: [...(build.plugins ?? []), writer.workers()] })),
  ];
}

const leftOut = (modules: readonly string[] = []) => Object.fromEntries<false>(modules.map((name) => [name, false]));

/** Every screen that a route names, as its page or as its dialog, with its file. */
export function screenFiles(folder: string, config: RemoteConfig): Record<string, string> {
  const screens = config.routes.flatMap(({ screen, dialog }) => (dialog ? [screen, dialog.screen] : [screen]));
  return Object.fromEntries(screens.map((screen) => [screen, screenFile(folder, screen)]));
}

const dataEntry = (screen: string): string => `${screen}.data`;

/** Structured data of screens: files of the server build only. */
function structuredDataFiles(folder: string, screens: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    screens.flatMap((screen) => {
      const file = fileBesideScreen(folder, screen, 'structuredData.ts');
      return file ? [[dataEntry(screen), file]] : [];
    }),
  );
}

const documentEntry = (name: string): string => `${name}.document`;

/** The documents that the remote's pages embed, by name: `src/embedded/<name>.ts`. */
function documentFiles(folder: string): Record<string, string> {
  const files = globSync('src/embedded/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return Object.fromEntries(files.sort().map((file) => [basename(file, '.ts'), join(folder, file)]));
}

function pictureAssets(pictures: readonly ScreenPictures[]): Record<string, Uint8Array> {
  const files = pictures.flatMap(({ icon, sharePicture }) => [icon ?? [], sharePicture ?? []].flat());
  return Object.fromEntries(files.map(({ name, content }) => [name, content]));
}

/** The federation of a remote: it exposes its screens, and takes all shared packages from the shell. */
export function federation(
  folder: string,
  config: RemoteConfig,
  files: Readonly<Record<string, string>>,
  filename: string,
) {
  return new ModuleFederationPlugin({
    name: containerName(config.name),
    filename,
    exposes: Object.fromEntries(
      Object.entries(files).map(([screen, file]) => [`./${screen}`, { import: file, name: screen }]),
    ),
    shared: sharedByRemote(folder),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // A remote loads no other remote, and the runtime itself comes from the shell.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  });
}
