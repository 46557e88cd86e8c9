import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const own = join(import.meta.dirname, 'runtime');

/** Modules of the federation runtime that this site does without, and what stands for each. */
export const replaced = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'withoutSnapshots.js',
  'runtime-core/dist/utils/preload.js': 'withoutPreload.js',
  'sdk/dist/dom.js': 'withoutScripts.js',
  'error-codes/dist/desc.mjs': 'withoutDescriptions.js',
} as const;

/**
 * Leaves out of a build what of Module Federation's runtime only manifests, its own script loading and its texts need (5 KB
 * gzip of the shell, half a kilobyte of every remote).
 * The runtime is pinned to one version; where a newer one has moved a file, that file is simply bundled again and the
 * size check says so.
 */
export function leanRuntime(): WebpackPluginInstance[] {
  return Object.entries(replaced).map(
    ([path, file]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`@module-federation/${path.replaceAll('.', String.raw`\.`)}$`),
        (data: { createData?: { resource?: string; userRequest?: string; request?: string } }) => {
          if (!data.createData) return;
          data.createData.resource = join(own, file);
          data.createData.userRequest = join(own, file);
        },
      ),
  );
}
