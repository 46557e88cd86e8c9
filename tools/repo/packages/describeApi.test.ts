import { createOutsideFolder } from '@artha/process/testing/outsideFolder';
import { describeApi } from './describeApi.ts';
import { parseReport, printReport } from './apiReport.ts';
import { findSourcePackages } from './sourcePackage.ts';

const repository = createOutsideFolder();
afterAll(repository.remove);

const files = {
  'package.json': JSON.stringify({ workspaces: ['kit'] }),
  'kit/package.json': JSON.stringify({
    name: '@sample/kit',
    version: '1.0.0',
    description: 'A sample.',
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts', './more': './more.ts', './internal': './internal.ts', './data.json': './data.json' },
    artha: { package: { internal: ['./internal'] } },
  }),
  'kit/tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023'],
      allowImportingTsExtensions: true,
      strict: true,
      types: [],
    },
  }),
  'kit/data.json': '{}',
  'kit/internal.ts': 'export const internal = 1;\n',
  'kit/index.ts': `import { limits, type Named } from './limits.ts';
/** Says it. */
export function say(one: Named): number { return one.name.length + limits.least; }
export type Limits = typeof limits;
`,
  'kit/limits.ts':
    'export const limits = { least: 1, name: "x" };\n/** Has a name. */\nexport interface Named { readonly name: string }\n',
  'kit/more.ts': 'export const more = (): string => "";\n',
};
for (const [path, content] of Object.entries(files)) repository.write(path, content);

const apis = findSourcePackages(repository.folder).map(describeApi);

test('a public API has what the entries export and refer to; inferred types are written out', () => {
  expect(apis).toEqual([
    {
      '.': `export type Limits = {
    least: number;
    name: string;
};

interface Named {
    readonly name: string;
}

export function say(one: Named): number;`,
      './more': 'export const more: () => string;',
    },
  ]);
});

test.each([{}, { contract: 3 }])('parsing a report returns what was written: %j', (contract) => {
  const [api = {}] = apis;
  expect(parseReport(printReport('@sample/kit 1.0.0', { api, ...contract }))).toEqual({ api, ...contract });
});
