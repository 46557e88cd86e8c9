import config from '../../jest.config.ts';

const [web] = config.projects;

export default {
  ...web,
  rootDir: `${import.meta.dirname}/../..`,
  testMatch: [
    '<rootDir>/mfe-categorizer/src/domain/{conversion/readCsvAnswer,conversion/parseTransactions,statement/paise,file/csvReader}.test.ts',
    '<rootDir>/statements/src/engine/tabular/splitDelimited.test.ts',
  ],
};
