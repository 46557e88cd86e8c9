import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
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

/**
 * The shell's boot without federation: the frame, its navigation and one screen, with the site's data in the script. What
 * the shell does in the background after that is left out, and so are the session and dialogs.
 */
function entryOf({ screen }: BundledPage, shell: string, file: string): string {
  const own = (path: string) => JSON.stringify(join(shell, 'src', path));
  return `
import { createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { provideSite, restoreTheme } from '@artha/shared/internal';
import { App } from ${own('App.tsx')};
import { updateHead } from ${own('document/updateHead.ts')};
import { ID_PREFIX, ROOT_ID } from ${own('document/root.ts')};
import { createLocationStore } from ${own('routing/location.ts')};
import { createNavigator } from ${own('routing/navigator.ts')};
import { createViewStore } from ${own('routing/view.ts')};
import { viewAt } from ${own('routing/viewAt.ts')};
import { createScreens } from ${own('screen/createScreens.ts')};
import { ${screen} } from ${JSON.stringify(file)};
import site from './site.json';

const { config, registry } = site;
provideSite(config, registry);
const screenAt = createScreens(registry, () => Promise.resolve({ ${screen} }));
const view = createViewStore(viewAt(location.pathname, screenAt));
const locationStore = createLocationStore(location.pathname);
const onPageChange = (screen) => updateHead(screen.found.route, config);
const navigator = createNavigator({ locationStore, view, screenAt, isStale: () => false, onPageChange });
const root = document.getElementById(ROOT_ID);
const app = createElement(App, { locationStore, view, navigator });
const options = { identifierPrefix: ID_PREFIX };
view.get().screen.start().then(() => {
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
});
restoreTheme();
`;
}

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

/** What replaces modules of packages, and removes unused ones, as in the site's own builds. */
const replacements = ({ plugins = [] }: Configuration) =>
  plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin);

/** The site's own settings, without federation, and with everything in one file. */
function configurationOf(folder: string, shell: Configuration, remote: Configuration): Configuration {
  return {
    ...shell,
    context: folder,
    entry: './entry.js',
    output: { ...shell.output, path: join(folder, 'dist'), filename: '[name].[contenthash:8].js' },
    module: { ...shell.module, rules: loaders(shell, remote) },
    resolve: { ...shell.resolve, alias: { ...aliasesOf(shell), ...aliasesOf(remote) } },
    optimization: { ...shell.optimization, splitChunks: false, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: replacements(shell),
  };
}

/**
 * Builds the frame and one screen as one script with webpack.
 * @param registry of the site; the bundle gets what the frame and this page are rendered from.
 * @returns the script.
 * @throws with webpack's messages if it does not build.
 */
export async function buildBundle(page: BundledPage, config: SiteConfig, registry: Registry): Promise<Uint8Array> {
  const packages = findPackages(root);
  const [shell, remote] = ['shell', page.remote].map((name) => pickPackage(packages, name).folder);
  if (shell === undefined || remote === undefined) throw new Error('There is no shell.');
  const folder = join(outFolder, 'bundles', `${page.remote}-${page.screen}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'entry.js'), entryOf(page, shell, screenFile(remote, page.screen)));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ config, registry: outlineFor(registry, page.remote) }));
  const [shellBuild] = await readConfiguration(shell);
  const [remoteBuild] = await readConfiguration(remote);
  const compiler = webpack(configurationOf(folder, shellBuild ?? {}, remoteBuild ?? {}));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
  const script = readdirSync(join(folder, 'dist')).find((file) => /^main\..*\.js$/.test(file));
  if (script === undefined) throw new Error(`The bundle of ${page.path} has no script.`);
  return readFileSync(join(folder, 'dist', script));
}
