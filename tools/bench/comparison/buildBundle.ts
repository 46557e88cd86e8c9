import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { ChunkLoadingPlugin } from '@artha/build/chunkLoadingPlugin';
import { findPackages, pickPackage } from '@artha/build/findPackages';
import { readConfiguration } from '@artha/build/readConfiguration';
import { screenFile } from '@artha/build/screenFile';
import type { SiteConfig } from '@artha/shared/config';
import { outlineFor, type Registry } from '@artha/shared/contract';
import { outFolder, root } from '../paths.ts';

/** The page that a bundle shows. */
export interface BundledPage {
  readonly path: string;
  readonly remote: string;
  readonly screen: string;
}

/** Starts the frame as the shell does, all at once. */
const ENTRY = `
import { boot } from 'shell/boot.tsx';
import { visit } from 'shell/document/visit.ts';
import { takeReturnAddress } from 'shell/session/account/returnAddress.ts';
takeReturnAddress();
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
visit().then(boot);
`;

/**
 * Modules of the shell that only federation needs, and what a bundle has in their place: the site's data and the screen
 * are in the script, and no script is asked for by its digest.
 */
const replacementsOf = (screen: string, file: string) => ({
  'document/pageData.ts': `import site from './site.json'; export const pageData = () => site;`,
  'federation/federation.ts': `import { ${screen} } from ${JSON.stringify(file)};
    export const loadModule = () => Promise.resolve({ ${screen} });`,
  'federation/scriptGuard.ts': `export const scriptGuard = () => ({ releases: () => new Map(), loadRelease() {}, renewAddresses() {} });`,
});

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

const foldersOf = (rules: readonly Rule[]) =>
  rules.filter((rule): rule is RuleSetRule => typeof rule === 'object' && rule?.include !== undefined);

/** The loaders of both: those of the shell, and for the remote's own sources those of the remote. */
function loaders(shell: Configuration, remote: Configuration): Rule[] {
  const own = shell.module?.rules ?? [];
  const known = new Set(foldersOf(own).map(({ include }) => include));
  return [...own, ...foldersOf(remote.module?.rules ?? []).filter(({ include }) => !known.has(include))];
}

function aliasesOf({ resolve }: Configuration) {
  const alias = resolve?.alias;
  // The presets list none as an array.
  return Array.isArray(alias) ? {} : alias;
}

/** The plugins that replace modules of packages as in the site's own builds. */
const replacements = ({ plugins = [] }: Configuration) =>
  plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin);

/** The file of a replacement. */
const nameOf = (path: string): string => basename(path, '.ts') + '.js';

/** Takes another file for a module. */
function replaceModule(module: string, file: string): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    new RegExp(`${module.replaceAll('.', String.raw`\.`)}$`),
    ({ createData }: { createData?: { resource?: string; userRequest?: string; context?: string } }) => {
      if (createData) Object.assign(createData, { resource: file, userRequest: file, context: dirname(file) });
    },
  );
}

/** A bundle has no release, whose address would say which one a file is of. */
const NAME = '[name].[contenthash:8].js';

/** The site's own settings, without federation, and with everything in one file. */
function configurationOf(
  folder: string,
  shellFolder: string,
  shell: Configuration,
  remote: Configuration,
  replaced: Readonly<Record<string, string>>,
): Configuration {
  const plugins = Object.keys(replaced).map((path) =>
    replaceModule(join(shellFolder, 'src', path), join(folder, nameOf(path))),
  );
  return {
    ...shell,
    context: folder,
    entry: './entry.js',
    output: { ...shell.output, path: join(folder, 'dist'), filename: NAME, chunkFilename: NAME },
    module: { ...shell.module, rules: loaders(shell, remote) },
    resolve: {
      ...shell.resolve,
      alias: { ...aliasesOf(shell), ...aliasesOf(remote), shell: join(shellFolder, 'src') },
    },
    optimization: { ...shell.optimization, splitChunks: false, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [...replacements(shell), new ChunkLoadingPlugin({ isGuarded: false }), ...plugins],
  };
}

/** A bundle: its files by their names. */
export interface Bundle {
  /** The name of the script that a page runs. */
  readonly entry: string;
  /** With the parts that load later, as they do in the shell. */
  readonly scripts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the frame and one screen as one script with webpack. It starts the same as the shell: with the session, dialogs
 * and background work, and what the shell loads later loads later.
 * @param registry of the site; the bundle gets what the frame and this page are rendered from.
 * @throws with webpack's messages if it does not build.
 */
export async function buildBundle(page: BundledPage, config: SiteConfig, registry: Registry): Promise<Bundle> {
  const packages = findPackages(root);
  const [shell, remote] = ['shell', page.remote].map((name) => pickPackage(packages, name).folder);
  if (shell === undefined || remote === undefined) throw new Error('There is no shell.');
  const folder = join(outFolder, 'bundles', `${page.remote}-${page.screen}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const replaced = replacementsOf(page.screen, screenFile(remote, page.screen));
  for (const [path, code] of Object.entries(replaced)) writeFileSync(join(folder, nameOf(path)), code);
  writeFileSync(join(folder, 'entry.js'), ENTRY);
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config, registry: outlineFor(registry, page.remote) }));
  const [shellBuild] = await readConfiguration(shell);
  const [remoteBuild] = await readConfiguration(remote);
  const compiler = webpack(configurationOf(folder, shell, shellBuild ?? {}, remoteBuild ?? {}, replaced));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
  const names = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  const entry = names.find((name) => name.startsWith('main.'));
  if (entry === undefined) throw new Error(`The bundle of ${page.path} has no script.`);
  return { entry, scripts: new Map(names.map((name) => [name, readFileSync(join(folder, 'dist', name))])) };
}
