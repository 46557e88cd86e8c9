import config from '../jest.config.ts';

const [web] = config.projects;

export default {
  ...web,
  rootDir: `${import.meta.dirname}/..`,
  testMatch: [
    '<rootDir>/mfe-categorizer/src/domain/{readCsvAnswer,parseTransactions,paise,csvReader}.test.ts',
    '<rootDir>/statements/src/engine/tabular/splitDelimited.test.ts',
  ],
};
