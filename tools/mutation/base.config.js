/**
 * The settings of both runs. A mutation run breaks a rule in every way it can, one at a time, and counts the faults
 * that no test sees.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export const base = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  tempDirName: '.artha/mutation/sandbox',
  ignorePatterns: ['.artha', 'dist', 'coverage', 'docs', 'e2e'],
  concurrency: 2,
};
