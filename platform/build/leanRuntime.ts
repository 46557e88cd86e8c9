import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const own = join(import.meta.dirname, 'runtime');

/** Modules of packages that this site does not need, and their replacements. */
export const replaced = {
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'withoutSnapshots.js',
  '@module-federation/runtime-core/dist/utils/preload.js': 'withoutPreload.js',
  '@module-federation/sdk/dist/dom.js': 'withoutScripts.js',
  '@module-federation/sdk/dist/logger.js': 'withoutStackTraces.js',
  '@module-federation/error-codes/dist/desc.mjs': 'withoutDescriptions.js',
  'stylis/src/Prefixer.js': 'withoutPrefixes.js',
} as const;

/**
 * Removes code from a build that only manifests, script loading and messages of Module Federation's runtime need (6 KB
 * gzip of the shell, half a kilobyte of every remote), and the vendor prefixes of styled-components, which are off (1
 * KB). The packages are pinned to one version; if a newer one has moved a file, that file is bundled again, and the
 * size check reports it.
 */
export function leanRuntime(): WebpackPluginInstance[] {
  return Object.entries(replaced).map(
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
