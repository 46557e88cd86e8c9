import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { containerName, type RemoteConfig } from '@artha/shared/contract';
import { AssetsPlugin } from './assetsPlugin.ts';
import { browserConfig, serverConfig } from './baseConfig.ts';
import { ChunkLoadingPlugin } from './chunkLoadingPlugin.ts';
import { ContainerPlugin } from './containerPlugin.ts';
import { leanRuntime } from './leanRuntime.ts';
import { parseValues } from './readConfiguration.ts';
import { readBudgets } from './readBudgets.ts';
import { ReleaseWriter } from './releaseWriter.ts';
import { BrowserParts } from './resolve/browserParts.ts';
import { NodeModules } from './resolve/nodeModules.ts';
import { ServerFiles, serverResolve } from './resolve/serverFiles.ts';
import { screenFile, sourceBesideScreen } from './screenFile.ts';
import { screenPictures, type ScreenPictures } from './screenPictures.ts';
import { acceptedRanges, compatibleWith, sharedByRemote, sharedVersions } from './sharedPackages.ts';
import { namedSources } from './sources.ts';
import { importsStylesheets } from './stylesheets/findStylesheets.ts';
import { screenWithStyles } from './stylesheets/screenWithStyles.ts';
import { usesOriginalRuntime } from './usesOriginalRuntime.ts';
import { WorkerErrors } from './workerErrors.ts';
import { keepWorkers, workerFiles, workersConfig } from './workers.ts';

const require = createRequire(import.meta.url);

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

/** Source files of a remote that its builds start from, by name of their entry. */
interface RemoteSources {
  /** Their files, or requests of webpack for them. */
  readonly screens: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  /** Placeholders of screens, by the name of their entry. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  readonly pictures: ReadonlyMap<string, ScreenPictures>;
}

function findSources(folder: string, config: RemoteConfig): RemoteSources {
  const screens = screenFiles(folder, config);
  const hasStyles = importsStylesheets(folder);
  const names = Object.keys(screens);
  return {
    screens: hasStyles ? withStyles(config.name, screens) : screens,
    data: structuredDataFiles(folder, names),
    placeholders: placeholderFiles(folder, config.name, names),
    documents: documentFiles(folder),
    pictures: new Map(names.map((screen) => [screen, screenPictures(folder, screen)])),
  };
}

/** The screens with the rules of imported stylesheets. */
export function withStyles(remote: string, screens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(screens).map(([screen, file]) => [screen, screenWithStyles(remote, screen, file)]),
  );
}

/** Writes `release.json` of a remote. */
function createWriter(folder: string, outDir: string, config: RemoteConfig, sources: RemoteSources): ReleaseWriter {
  const { screens, data, placeholders, documents, pictures } = sources;
  const onlyInBrowser = browserScreens(config);
  const ranges = acceptedRanges(folder);
  const budgets = readBudgets(folder);
  return new ReleaseWriter(folder, outDir, (facts) => ({
    ...facts,
    kind: 'remote',
    name: config.name,
    owner: config.owner,
    contract: config.contract,
    entry: facts.entry,
    routes: config.routes,
    navigation: config.navigation ?? [],
    ...(Object.keys(budgets).length > 0 && { budgets }),
    embeddedDocuments: Object.fromEntries(
      Object.keys(documents).map((name) => [name, `server/${documentEntry(name)}.cjs`]),
    ),
    screens: Object.fromEntries(
      Object.keys(screens).map((screen) => [
        screen,
        {
          browser: facts.chunks[screen] ?? [],
          ...(!onlyInBrowser.has(screen) && { server: `server/${screen}.cjs` }),
          ...(placeholders[placeholderEntry(screen)] && { placeholder: `server/${placeholderEntry(screen)}.cjs` }),
          ...(data[dataEntry(screen)] && { data: `server/${dataEntry(screen)}.cjs` }),
          icon: pictures.get(screen)?.icon?.name,
          sharePicture: pictures.get(screen)?.sharePicture?.name,
        },
      ]),
    ),
    shared: Object.fromEntries(
      Object.entries(sharedVersions(folder)).map(([name, built]) => [
        name,
        { range: ranges[name] ?? compatibleWith(built), built },
      ]),
    ),
  }));
}

/**
 * Everything webpack needs to build a remote: a browser build that Module Federation loads at run time, a server build
 * that the composer renders, one of its workers if it has any, and `release.json` for all of them. The remote's own
 * `webpack.config.ts` is one call of this.
 */
export function remotePreset(folder: string, config: RemoteConfig, options: RemotePresetOptions = {}): Configuration[] {
  const { outDir = join(folder, 'dist'), assets, leaveOut } = options;
  const sources = findSources(folder, config);
  const { screens, data, placeholders, documents, pictures } = sources;
  const onlyInBrowser = browserScreens(config);
  const writer = createWriter(folder, outDir, config, sources);
  const common = { folder, name: config.name, outDir, define: parseValues(config) };
  const browser = browserConfig(common);
  const server = serverConfig(common);
  const hasWorkers = Object.keys(workerFiles(folder)).length > 0;
  const workers = hasWorkers ? [workersConfig(common)] : [];
  return [
    {
      ...browser,
      entry: {},
      output: { ...browser.output, ...(hasWorkers && { clean: keepWorkers }) },
      // A screen is one file: one request, and no part of it can be missing.
      optimization: { ...browser.optimization, splitChunks: false },
      resolve: { ...browser.resolve, alias: leftOut(leaveOut?.browser) },
      plugins: [
        ...(browser.plugins ?? []),
        ...federation(folder, config, screens, 'remoteEntry.js'),
        new ChunkLoadingPlugin(),
        new AssetsPlugin(() => Promise.resolve(pictureAssets([...pictures.values()]))),
        ...(assets ? [new AssetsPlugin(assets)] : []),
        writer.browser,
      ],
    },
    {
      ...server,
      entry: {
        ...Object.fromEntries(Object.entries(screens).filter(([screen]) => !onlyInBrowser.has(screen))),
        ...placeholders,
        ...data,
        ...Object.fromEntries(Object.entries(documents).map(([name, file]) => [documentEntry(name), file])),
      },
      // It runs in an interpreter without Node's modules.
      target: 'es2022',
      output: { ...server.output, chunkFormat: false },
      resolve: { ...server.resolve, ...serverResolve, alias: leftOut(leaveOut?.server) },
      externals: Object.fromEntries(Object.keys(sharedVersions(folder)).map((name) => [name, `commonjs2 ${name}`])),
      plugins: [
        ...(server.plugins ?? []),
        new ServerFiles(),
        new BrowserParts(),
        new NodeModules('server', folder),
        writer.server,
      ],
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

/** The screens that no page renders ahead: their code may need a browser to be evaluated. */
function browserScreens({ routes }: RemoteConfig): ReadonlySet<string> {
  const rendered = new Set(routes.flatMap(({ screen, render }) => (render === 'browser' ? [] : screen)));
  return new Set(routes.flatMap(({ screen }) => (rendered.has(screen) ? [] : screen)));
}

const placeholderEntry = (screen: string): string => `${screen}.placeholder`;

/** The placeholders of pages until a screen that only renders in a browser is there: files of the server build only. */
function placeholderFiles(folder: string, remote: string, screens: readonly string[]): Record<string, string> {
  const files = screens.flatMap((screen): [string, string][] => {
    const file = sourceBesideScreen(folder, screen, 'placeholder');
    return file === undefined ? [] : [[placeholderEntry(screen), file]];
  });
  return importsStylesheets(folder)
    ? Object.fromEntries(files.map(([entry, file]) => [entry, screenWithStyles(remote, 'Placeholder', file)]))
    : Object.fromEntries(files);
}

const dataEntry = (screen: string): string => `${screen}.data`;

/** Structured data of screens: files of the server build only. */
function structuredDataFiles(folder: string, screens: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    screens.flatMap((screen) => {
      const file = sourceBesideScreen(folder, screen, 'structuredData');
      return file ? [[dataEntry(screen), file]] : [];
    }),
  );
}

const documentEntry = (name: string): string => `${name}.document`;

/** The documents that the remote's pages embed, by name: `src/embedded/<name>.ts`. */
function documentFiles(folder: string): Record<string, string> {
  return namedSources(folder, 'src/embedded/*');
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
): WebpackPluginInstance[] {
  const name = containerName(config.name);
  // Otherwise the plugin calls webpack four times without a configuration, and looks for its path in the stack of the
  // errors: a fifth of a build.
  process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack');
  const plugin = new ModuleFederationPlugin({
    name,
    filename,
    exposes: Object.fromEntries(
      Object.entries(files).map(([screen, file]) => [`./${screen}`, { import: file, name: screen }]),
    ),
    shared: sharedByRemote(folder),
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web' }, externalRuntime: usesOriginalRuntime() },
  });
  return [
    plugin,
    ...(usesOriginalRuntime() ? [] : [new ContainerPlugin(name)]),
    new NodeModules('browser', folder),
    new WorkerErrors(folder),
    ...leanRuntime('remote'),
  ];
}
