import config from '../../jest.config.ts';

const [web] = config.projects;

export default {
  ...web,
  rootDir: `${import.meta.dirname}/../..`,
  testMatch: ['<rootDir>/mfe-tax/src/domain/**/*.test.ts'],
};
