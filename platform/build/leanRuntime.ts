import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const own = join(import.meta.dirname, 'runtime');

/** Modules of packages that this site does not need, and their replacements. */
export const replaced = {
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'withoutSnapshots.js',
  '@module-federation/runtime-core/dist/utils/preload.js': 'withoutPreload.js',
  '@module-federation/runtime-core/dist/utils/load.js': 'withoutLoaders.js',
  '@module-federation/sdk/dist/dom.js': 'withoutScripts.js',
  '@module-federation/sdk/dist/logger.js': 'withoutStackTraces.js',
  '@module-federation/error-codes/dist/desc.mjs': 'withoutDescriptions.js',
  '@module-federation/webpack-bundler-runtime/dist/init.js': 'withoutTreeShaking.js',
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'withoutFallbacks.js',
  'stylis/src/Prefixer.js': 'withoutPrefixes.js',
} as const;

/** What only remotes do not need: the shell's first file uses shared packages. */
export const replacedInRemotes = {
  '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js': 'withoutInitialConsumes.js',
} as const;

/**
 * Removes code from a build that only manifests, script loading, tree shaking of shared packages and messages of Module
 * Federation's runtime need (7 KB gzip of the shell, 1.5 KB of every remote), and the vendor prefixes of styled-components, which are off (1
 * KB). The packages are pinned to one version; if a newer one has moved a file, that file is bundled again, and the
 * size check reports it.
 */
export function leanRuntime(kind: 'shell' | 'remote'): WebpackPluginInstance[] {
  return Object.entries({ ...replaced, ...(kind === 'remote' && replacedInRemotes) }).map(
    ([path, file]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`/${path.replaceAll('.', String.raw`\.`)}$`),
        (data: { createData?: { resource?: string; userRequest?: string; request?: string } }) => {
          if (!data.createData) return;
          data.createData.resource = join(own, file);
          data.createData.userRequest = join(own, file);
        },
      ),
  );
}
