import { dirname, join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

const own = join(import.meta.dirname, 'runtime');

/** Modules of packages that this site does not need as they are, and their replacements. */
export const replaced = {
  'stylis/src/Prefixer.js': 'withoutPrefixes.js',
} as const;

/** Those of the shell, which contains the runtime of all remotes. */
export const replacedInShell = {
  'stylis/src/Prefixer.js': 'withoutPrefixes.js',
  '@module-federation/enhanced/dist/src/runtime.mjs': 'federationRuntime.js',
} as const;

/**
 * Replaces the runtime of Module Federation by one that does what this site uses (decision 10), and removes the vendor
 * prefixes of styled-components, which are off (1 KB gzip). The packages are pinned to one version; if a newer one has
 * moved a file, that file is bundled again, and the size check reports it.
 */
export function leanRuntime(kind: 'shell' | 'remote'): WebpackPluginInstance[] {
  return Object.entries(kind === 'shell' ? replacedInShell : replaced).map(
    ([path, file]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`/${path.replaceAll('.', String.raw`\.`)}$`),
        ({ createData }: { createData?: { resource?: string; userRequest?: string; context?: string } }) => {
          if (!createData) return;
          createData.resource = join(own, file);
          createData.userRequest = join(own, file);
          createData.context = dirname(join(own, file));
        },
      ),
  );
}
