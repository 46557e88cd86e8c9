import { base } from './base.config.js';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  ...base,
  mutate: [
    'mfe-categorizer/src/domain/readCsvAnswer.ts',
    'mfe-categorizer/src/domain/parseTransactions.ts',
    'mfe-categorizer/src/domain/paise.ts',
    'mfe-categorizer/src/domain/csvReader.ts',
    'statements/src/engine/tabular/splitDelimited.ts',
  ],
  jest: { configFile: 'mutation/csv.jest.config.js', enableFindRelatedTests: false },
  // Tests that name an environment of their own cannot tell which of them ran what.
  coverageAnalysis: 'off',
  htmlReporter: { fileName: '.artha/mutation/csv.html' },
};
