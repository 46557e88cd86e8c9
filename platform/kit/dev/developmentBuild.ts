import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@artha/shared/contract';
import { commonConfig } from '@artha/build/baseConfig';
import { federation, screenFiles, withStyles } from '@artha/build/remotePreset';
import { repositoryOf } from '@artha/build/repositoryOf';
import { SCRIPTS_POLICY } from './developmentPolicy.ts';
import { screenModule } from './screenModule.ts';

/** Name of the file that a page loads first. */
export const DEVELOPMENT_ENTRY = 'remoteEntry.js';

/** Writes a module for each screen that replaces the screen's code in the running page. */
function writeScreenModules(folder: string, config: RemoteConfig): Record<string, string> {
  const outDir = join(repositoryOf(folder), '.artha/dev', config.name);
  mkdirSync(outDir, { recursive: true });
  return Object.fromEntries(
    // With styles in any case: a screen may import its first stylesheet while the server runs.
    Object.entries(withStyles(config.name, screenFiles(folder, config))).map(([screen, request]) => {
      const module = join(outDir, `${screen}.js`);
      writeFileSync(module, screenModule(screen, request));
      return [screen, module];
    }),
  );
}

/**
 * A remote's browser build for development: with source maps and hot replacement. The shell's script guard does not
 * check its scripts, because it only knows the digests of releases.
 * @param publicPath address of its files.
 */
export function developmentBuild(folder: string, config: RemoteConfig, publicPath: string): Configuration {
  const outDir = join(folder, 'dist');
  const { name, define = {} } = config;
  const common = commonConfig({ folder, name, side: 'browser', outDir, development: true, define });
  return {
    ...common,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      ...common.output,
      clean: false,
      filename: '[name].js',
      publicPath,
      // The page's policy lets no address become a script without one.
      trustedTypes: { policyName: SCRIPTS_POLICY },
    },
    optimization: { moduleIds: 'named', runtimeChunk: false, splitChunks: false },
    plugins: [
      ...(common.plugins ?? []),
      ...federation(folder, config, writeScreenModules(folder, config), DEVELOPMENT_ENTRY),
    ],
  };
}
