import { transformSync } from '@swc/core';
import { basename } from 'node:path';
import { pluginCache, styledComponents } from '@artha/build/styledComponents';
import type { SourcePackage } from './sourcePackage.ts';

/**
 * Compiles a TypeScript file to an ES module for Node 24 and for browsers' builds; its imports stay unchanged. Styles
 * of a package that uses styled-components get its name as their namespace.
 */
export function compileSource({ folder, manifest }: SourcePackage, file: string, text: string): string {
  const hasStyles = 'styled-components' in manifest.peerDependencies;
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
        cacheRoot: pluginCache,
        plugins: hasStyles ? [styledComponents(basename(manifest.name))] : [],
      },
    },
  }).code;
}
