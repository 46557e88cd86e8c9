import { base } from './base.config.js';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  ...base,
  mutate: ['mfe-tax/src/domain/**/*.ts', '!**/*.test.ts'],
  jest: { configFile: 'mutation/tax.jest.config.js' },
  htmlReporter: { fileName: '.artha/mutation/tax.html' },
};
