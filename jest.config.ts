import type { Config } from 'jest';
import { jestPreset, jestTransforms } from '@artha/remote-kit/jest';

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

const { testTimeout, ...web } = jestPreset(import.meta.dirname, { esmPackages });

/** What builds and other runs leave behind has packages of the same names. */
const modulePathIgnorePatterns = ['<rootDir>/.artha/'];

/** Two worlds: components in a document, everything else in plain Node. */
export default {
  // Tests that build, publish or start a process share the processors with other stages of `npm test`.
  testTimeout,
  projects: [
    {
      ...web,
      displayName: 'web',
      modulePathIgnorePatterns,
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/**/*.test.{ts,tsx}'],
    },
    {
      rootDir: import.meta.dirname,
      modulePathIgnorePatterns,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{platform,observability,statements,bench}/**/*.test.ts'],
      ...jestTransforms(esmPackages),
      // The packages of GitHub are for bundlers, which find files by their `import`.
      moduleNameMapper: {
        '^@actions/([^/]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
        '^@actions/([^/]+)/(.+?)(\\.js)?$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
      },
    },
  ],
} satisfies Config;
