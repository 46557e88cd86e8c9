import { base } from './base.config.js';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  ...base,
  // How forms are read is measured on typeset ones (docs/tax.md): a pattern that fits none of them is no wrong rule.
  mutate: ['mfe-tax/src/domain/**/*.ts', '!mfe-tax/src/domain/forms/**', '!**/*.test.ts'],
  jest: { configFile: 'tools/mutation/tax.jest.config.js' },
  jsonReporter: { fileName: '.artha/mutation/tax-b.json' }, reporters: ['clear-text','json'], tempDirName: '.artha/mutation/sandbox-b', htmlReporter: { fileName: '.artha/mutation/tax-b.html' },
};
