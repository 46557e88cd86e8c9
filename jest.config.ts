import type { Config } from 'jest';
import { jestPreset, jestTransforms } from '@artha/remote-kit/jest';
import { join } from 'node:path';
import { makeMemoryFolder } from '@artha/process/memoryFolder';
import { timeLimit } from '@artha/process/timeLimit';

const esmPackages = [
  '@actions',
  'fuse\\.js',
  'chart\\.js',
  '@kurkle',
  'react-chartjs-2',
  '@embedpdf',
  '@fastify/static/node_modules',
  'content-disposition',
  'jose',
  'modern-tar',
  'oauth2-mock-server',
  '@scure',
  'basic-auth',
  '@otplib',
  '@noble',
  'parse5',
  'entities',
  '@jitl',
  'quickjs-emscripten-core',
];

const { testTimeout: _, ...web } = jestPreset(import.meta.dirname, { esmPackages });

const everywhere = {
  runtime: '<rootDir>/tools/repo/testRun/jestRuntime.ts',
  // Leftovers of builds and other runs have packages of the same names.
  modulePathIgnorePatterns: ['<rootDir>/.artha/'],
  // Kept with what builds keep: a second run begins with the slowest files and compiles nothing again.
  cacheDirectory: join(import.meta.dirname, '.artha/cache/jest'),
};

// The workers, and what tests start, inherit it.
const memoryFolder = makeMemoryFolder();
if (memoryFolder !== undefined) process.env['TMPDIR'] = memoryFolder;

// The workers inherit these options of V8. Every test file has its own copy of each module, and most files end before
// the code of V8's slowest compiler has paid for itself. The bytecode of functions that did not run for a while is kept,
// because the next file calls them again. A larger young generation is collected less often, and garbage in one thread:
// both processors are busy with other tests.
process.execArgv.push(
  '--single-threaded-gc',
  '--no-turbofan',
  '--no-flush-bytecode',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
);

/**
 * Components, and the whole shell, are tested in a document; everything else in plain Node, where a file costs half as much.
 * A test of a remote that needs a document is a `.test.tsx`.
 */
export default {
  // Tests that build, publish or start a process take up to ten seconds, and share the processors with other stages.
  testTimeout: timeLimit(60_000),
  projects: [
    {
      ...web,
      displayName: 'web',
      ...everywhere,
      setupFilesAfterEnv: [
        ...web.setupFilesAfterEnv,
        '<rootDir>/shared/src/testing/elementStyles.ts',
        '<rootDir>/shared/src/testing/ownerStacks.ts',
        '<rootDir>/shell/src/testing/responses.ts',
      ],
      testMatch: [
        '<rootDir>/{shared,mfe-*}/**/*.test.tsx',
        '<rootDir>/shell/**/*.test.{ts,tsx}',
        '!**/offline/worker/**',
        '!**/*.styles.test.tsx',
      ],
    },
    {
      ...web,
      ...everywhere,
      displayName: 'styles',
      testMatch: ['<rootDir>/{shared,mfe-*,shell}/**/*.styles.test.tsx'],
    },
    {
      ...web,
      ...everywhere,
      displayName: 'plain',
      testEnvironment: 'node',
      setupFiles: [],
      setupFilesAfterEnv: [],
      testMatch: ['<rootDir>/{shared,mfe-*}/**/*.test.ts', '<rootDir>/shell/src/offline/worker/**/*.test.ts'],
    },
    {
      rootDir: import.meta.dirname,
      ...everywhere,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{platform,deploy,observability,statements,tools,e2e}/**/*.test.ts'],
      ...jestTransforms(esmPackages),
      // The packages of GitHub are for bundlers, which find files by their `import`.
      moduleNameMapper: {
        '^@actions/([^/]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
        '^@actions/([^/]+)/(.+?)(\\.js)?$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
      },
    },
  ],
} satisfies Config;
