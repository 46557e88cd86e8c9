import { transformSync } from '@swc/core';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { SourcePackage } from './sourcePackage.ts';

const require = createRequire(import.meta.url);
/** One for every package: swc keeps the first that a process names. */
const cacheRoot = join(import.meta.dirname, '../../.artha/cache/swc');

/** How styled components are compiled: as in the builds of the site, so that a consumer's build need not do it. */
export function styledComponents(namespace: string) {
  return {
    displayName: false,
    ssr: true,
    fileName: false,
    namespace,
    topLevelImportPaths: [],
    cssProp: false,
    // A component that nobody uses goes, though it is made by a call.
    pure: true,
  };
}

/**
 * A TypeScript file as an ES module for Node 24 and for browsers' builds; what it imports is still named as in the source.
 * Styles of a package that stands on styled-components get its name as their namespace.
 */
export function compileSource({ folder, manifest }: SourcePackage, file: string, text: string): string {
  const hasStyles = 'styled-components' in manifest.peerDependencies;
  const plugin = require.resolve('@swc/plugin-styled-components');
  return transformSync(text, {
    filename: file,
    cwd: folder,
    root: folder,
    swcrc: false,
    configFile: false,
    isModule: true,
    sourceMaps: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        cacheRoot,
        plugins: hasStyles ? [[plugin, styledComponents(basename(manifest.name))]] : [],
      },
    },
  }).code;
}
