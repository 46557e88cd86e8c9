import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import tseslint from 'typescript-eslint';

/** ESLint's own recommended rules; typescript-eslint takes out those that the compiler does better. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- what takes its place, @eslint/js, is one more package.
const recommended = [...builtinRules].filter(([, rule]) => rule.meta?.docs?.recommended).map(([name]) => name);

/** Options of `eslintPreset`. */
export interface EslintPresetOptions {
  /** What runs in browsers; all TypeScript below `src` by default. */
  readonly browserFiles?: readonly string[];
}

/** The rules that the code of a site and of its remotes keeps. @param folder where tsconfig.json is. */
export function eslintPreset(folder: string, { browserFiles = ['src/**/*.{ts,tsx}'] }: EslintPresetOptions = {}) {
  return defineConfig(
    globalIgnores(['**/dist/', '.artha/']),
    { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
    {
      name: 'artha/scripts',
      files: ['**/*.{ts,tsx}'],
      extends: [
        { rules: Object.fromEntries(recommended.map((name) => [name, 'error' as const])) },
        tseslint.configs.strictTypeChecked,
        tseslint.configs.stylisticTypeChecked,
      ],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: folder } },
      rules: {
        eqeqeq: 'error',
        // What comes from outside is parsed by a schema: a type is never merely claimed. `as const` claims nothing.
        '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
        // Numbers read well in messages; everything else says how it wants to be written.
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Brackets say that a key may be missing, as in process.env['PORT'].
        '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
        // A string is spread by code points on purpose: that is what a person counts as characters.
        '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      },
    },
    {
      name: 'artha/browser',
      files: [...browserFiles],
      extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
      rules: {
        // A warning tells a team what it can do; everything else is noise on a visitor's device.
        'no-console': ['error', { allow: ['warn'] }],
        // A list without bullets is no list to VoiceOver unless it says so.
        'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
      },
    },
    {
      name: 'artha/tests',
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        // Jest types its asymmetric matchers as `any`, such as expect.objectContaining().
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
      },
    },
    {
      name: 'artha/component-tests',
      files: ['**/*.test.tsx'],
      extends: [testingLibrary.configs['flat/react']],
      // It takes the markup of a server's render for the result of Testing Library's.
      rules: {
        'testing-library/render-result-naming-convention': 'off',
        // The state of a native disclosure, the cells of a row and what an anchor leads to have no query of their own.
        'testing-library/no-node-access': 'off',
      },
    },
    {
      name: 'artha/plain-scripts',
      files: ['**/*.{js,mjs,cjs}'],
      extends: [tseslint.configs.recommended],
    },
    prettier,
  );
}
