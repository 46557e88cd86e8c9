import { createRequire } from 'node:module';
import type { Config } from 'jest';
import { ownModule } from '@artha/build/ownModule';
import { readValues, type BuildValues } from '@artha/build/readConfiguration';
import { writeValue } from '@artha/build/valuesPlugin';
import { modulePackages } from './modulePackages.ts';

type Transforms = Required<Pick<Config, 'transform' | 'transformIgnorePatterns'>>;

const require = createRequire(import.meta.url);

/** Compiles TypeScript and JSX for Node as the build does. */
const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Options of `jestPreset`. */
export interface JestPresetOptions {
  /** Further packages that only have ES modules, as patterns: `fuse\\.js`. Those among its dependencies are found. */
  readonly esmPackages?: readonly string[];
}

/** How tests are compiled, wherever they run. */
export function jestTransforms(esmPackages: readonly string[], values: BuildValues = {}): Transforms {
  const envs = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeValue(value)]));
  const transform = { ...swc.jsc.transform, optimizer: { globals: { envs } } };
  const options = Object.keys(envs).length === 0 ? swc : { ...swc, jsc: { ...swc.jsc, transform } };
  return {
    transform: {
      '\\.tex$': ownModule(import.meta.filename, '../build/texTransform'),
      '\\.(png|jpe?g|svg)$': ownModule(import.meta.filename, '../build/pictureTransform'),
      '\\.css$': ownModule(import.meta.filename, '../build/stylesheets/stylesheetTransform'),
      '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), options],
    },
    // pnpm has each package in a `node_modules` of its own, below `node_modules/.pnpm`: the last one decides.
    transformIgnorePatterns: [`/node_modules/(?!(${['\\.pnpm', '@artha', ...esmPackages].join('|')})/)`],
  };
}

/** Jest's configuration for the tests of a remote: components in a document, found by role and name. */
export function jestPreset(folder: string, { esmPackages = [] }: JestPresetOptions = {}) {
  return {
    rootDir: folder,
    testEnvironment: require.resolve('jest-environment-jsdom'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx,js,jsx,mjs}'],
    setupFiles: [ownModule(import.meta.filename, 'jestLateWork')],
    setupFilesAfterEnv: [ownModule(import.meta.filename, 'jestSetup')],
    testTimeout: 30_000,
    ...jestTransforms(
      [...modulePackages(folder).map((name) => name.replaceAll('.', String.raw`\.`)), ...esmPackages],
      readValues(folder),
    ),
  } satisfies Config;
}
