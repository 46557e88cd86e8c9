import { createRequire } from 'node:module';
import type { Config } from 'jest';

type Transforms = Required<Pick<Config, 'transform' | 'transformIgnorePatterns'>>;
import { ownModule } from '../webpack/ownModule.ts';

const require = createRequire(import.meta.url);

/** TypeScript and JSX as the build compiles them, for Node. */
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
  /** Packages that are written in ES modules alone, as patterns: `fuse\\.js`. */
  readonly esmPackages?: readonly string[];
}

/** How tests are compiled, wherever they run. */
export function jestTransforms(esmPackages: readonly string[]): Transforms {
  return {
    transform: {
      '\\.tex$': ownModule(import.meta.filename, '../webpack/texTransform'),
      '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${['@artha', ...esmPackages].join('|')})/)`],
  };
}

/** What Jest needs to run the tests of a remote: components in a document, found by role and name. */
export function jestPreset(folder: string, { esmPackages = [] }: JestPresetOptions = {}) {
  return {
    rootDir: folder,
    testEnvironment: require.resolve('jest-environment-jsdom'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: [ownModule(import.meta.filename, 'jestSetup')],
    testTimeout: 30_000,
    ...jestTransforms(esmPackages),
  } satisfies Config;
}
