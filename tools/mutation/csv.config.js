import { base } from './base.config.js';

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  ...base,
  mutate: [
    'mfe-categorizer/src/domain/conversion/readCsvAnswer.ts',
    'mfe-categorizer/src/domain/conversion/parseTransactions.ts',
    'mfe-categorizer/src/domain/statement/paise.ts',
    'mfe-categorizer/src/domain/file/csvReader.ts',
    'statements/src/engine/tabular/splitDelimited.ts',
  ],
  jest: { configFile: 'tools/mutation/csv.jest.config.js', enableFindRelatedTests: false },
  // Tests that name an environment of their own cannot tell which of them ran what.
  coverageAnalysis: 'off',
  htmlReporter: { fileName: '.artha/mutation/csv.html' },
};
