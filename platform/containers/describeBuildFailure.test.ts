import { describeBuildFailure } from './describeBuildFailure.ts';

test.each([
  [
    'Module not found: Error: Package path ./engine is exported from package /a/node_modules/@artha/statements, but no valid target file was found (see exports field in /a/node_modules/@artha/statements/package.json)',
    '@artha/statements/engine',
  ],
  ["Module not found: Error: Can't resolve './rupees.ts' in '/a/shared/src/format'", './rupees.ts'],
  [
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@artha/rules' imported from /a/mfe-tax/remote.config.ts",
    '@artha/rules',
  ],
])('a build that ends with “%s” names what its image lacks, and the remedy', (line, missing) => {
  expect(describeBuildFailure('mfe-tax', line)).toBe(
    `The image of mfe-tax lacks “${missing}”, which its build imports. Name the package that has it in the dependencies of mfe-tax/package.json, or remove it from .dockerignore.\n${line}`,
  );
});

test('a build that fails for another reason is shown unchanged', () => {
  expect(describeBuildFailure('mfe-tax', 'SyntaxError')).toBe(
    'mfe-tax does not build from the files of its image:\nSyntaxError',
  );
});
