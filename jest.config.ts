import type { Config } from 'jest';

const esmPackages = [
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

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const common = {
  rootDir: import.meta.dirname,
  transform: { '\\.tex$': '<rootDir>/platform/webpack/texTransform.ts', '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
} satisfies Config;

/** Two worlds: components in a document, everything else in plain Node. */
export default {
  // Tests that build, publish or start a process share the processors with other stages of `npm test`.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{platform,statements,bench}/**/*.test.ts'],
    },
  ],
} satisfies Config;
