import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The ES modules of the federation runtime: without these aliases webpack bundles the runtime twice (24 KB gzip more).
 */
export function runtimeAliases(): Record<string, string> {
  const enhanced = require.resolve('@module-federation/enhanced');
  const find = (name: string) => dirname(createRequire(enhanced).resolve(`@module-federation/${name}`));
  return {
    ...Object.fromEntries(
      ['runtime-core', 'runtime', 'sdk', 'webpack-bundler-runtime'].map((name) => [
        `@module-federation/${name}$`,
        join(find(name), 'index.js'),
      ]),
    ),
    '@module-federation/error-codes$': join(find('error-codes'), 'index.mjs'),
  };
}
