// @ts-check
import { readFileSync } from 'node:fs';

const ours = '^(shell|shared|observability|mfe-[^/]+|statements|platform|deploy|e2e|tools)/';
const tests = String.raw`\.test\.tsx?$`;
const testSupport = '/(testing|fuzz)/';

/**
 * The files behind the `exports` of a package.json: those that a package shows to others, and of them those that only the
 * shell, the platform and its tools use.
 * @param {string} name
 */
function entriesOf(name) {
  /** @type {{ exports?: Record<string, string>, artha?: { package: { internal: string[] } } }} */
  const { exports = {}, artha } = JSON.parse(readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8'));
  const internal = artha?.package.internal ?? [];
  /** @param {[string, string]} entry */
  const pattern = ([, file]) => `^${name}/${file.slice(2).replaceAll('.', String.raw`\.`)}$`;
  const entries = Object.entries(exports);
  return { all: entries.map(pattern), internal: entries.filter(([entry]) => internal.includes(entry)).map(pattern) };
}

/** The workspaces of the platform, the lowest first: each one imports only those before it. */
const platform = [
  'platform/process',
  'platform/interpreter',
  'platform/markup',
  'platform/core',
  'platform/objectStorage',
  'platform/service',
  'platform/build',
  'platform/edge',
  'tools/sandbox',
  'platform/kit',
  'platform/features',
  'platform/containers',
  'deploy/checks',
  'tools/fuzz',
  'tools/repo',
];

/** The programs of the core that are given the features: they alone import the lists of them. */
const compositionRoots = String.raw`^platform/kit/artha\.ts$`;

/** The folders through which a release goes, in the reverse order: each one imports only those before it. */
const coreFolders = ['format', 'store', 'trust', 'render', 'compose', 'publish'];

/** The folders through which a statement goes, the first at the front: each one imports only those before it. */
const engineFolders = [
  ...['refusals', 'amounts', 'layouts', 'layouts/data'],
  ...['pictures', 'text', 'lines', 'evidence', 'table/headings', 'table', 'readings', 'proof'],
  ...['tabular/unlock', 'tabular', 'categories', 'report', 'scan', 'combine', 'exports', 'anonymise'],
];

/**
 * The files of folders of the engine, without those of the folders inside them.
 * @param {readonly string[]} folders
 */
const inEngine = (folders) => `^statements/src/engine/(${folders.join('|')})/[^/]+$`;

const withPublicApi = ['shared', 'observability', 'statements', ...platform];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remote-imports-shared-and-itself',
      comment:
        'A remote is built and published alone: it imports shared and its own files, no other part of the house but the kit that builds it.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/', pathNot: String.raw`^mfe-[^/]+/(webpack\.config\.ts|assets/[^/]+\.ts)$` },
      to: { path: ours, pathNot: ['^$1/', '^shared/', String.raw`^statements/src/engine/((lines|scan)/)?index\.ts$`] },
    },
    {
      name: 'categorizer-converts-on-the-device',
      comment:
        'The remote of the team that owns the statement engine runs it in a worker: decision 24. Others read the text of a PDF with it: docs/tax.md.',
      severity: 'error',
      from: { path: '^mfe-', pathNot: '^mfe-categorizer/' },
      to: { path: '^statements/', pathNot: String.raw`^statements/src/engine/lines/index\.ts$` },
    },
    {
      name: 'remote-navigates-by-shared',
      comment:
        'The router is part of the shell; a copy would cost 48 KB. Import Link, useNavigate, … from @artha/shared.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'remote-imports-what-is-promised',
      comment: 'The other entries of @artha/shared are for the shell and the platform: they change without notice.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: entriesOf('shared').internal },
    },
    {
      name: 'shell-imports-shared-and-itself',
      comment: 'The shell finds remotes in the registry and knows none of them by name.',
      severity: 'error',
      from: { path: '^shell/', pathNot: String.raw`/webpack\.config\.ts$` },
      to: { path: ours, pathNot: ['^shell/', '^shared/'] },
    },
    {
      name: 'webpack-config-calls-a-preset',
      comment:
        'How a package is built is one call of a preset: of @artha/remote-kit, or for the shell of @artha/build.',
      severity: 'error',
      from: { path: String.raw`^([^/]+)/webpack\.config\.ts$` },
      to: { path: ours, pathNot: ['^$1/', '^shared/', String.raw`^platform/(kit/index|build/shellPreset)\.ts$`] },
    },
    {
      name: 'shared-imports-itself',
      comment: 'Everybody stands on shared; it stands on nothing of ours.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: ours, pathNot: '^shared/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'The statement engine runs in a browser as it runs in Node: nothing of ours but lists of words, nothing of Node.',
      severity: 'error',
      from: { path: '^statements/src/engine/', pathNot: tests },
      to: { path: ours, pathNot: '^statements/src/(engine|lists)/' },
    },
    {
      name: 'engine-needs-no-node',
      comment: 'The statement engine runs in a browser as it runs in Node: nothing of ours, nothing of Node.',
      severity: 'error',
      from: { path: '^statements/src/engine/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'service-reads-no-statement',
      comment:
        'The child processes read statements. The service takes only what it answers with, and starts in half the time: import from the file of the engine.',
      severity: 'error',
      from: {
        path: '^statements/src/service/',
        pathNot: [tests, testSupport, String.raw`^statements/src/service/worker\.ts$`],
      },
      to: { path: String.raw`^statements/src/engine/index\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'statements-stand-alone',
      comment: 'The statement service is deployed by itself, without the site.',
      severity: 'error',
      from: { path: '^statements/', pathNot: tests },
      to: { path: ours, pathNot: ['^statements/', '^observability/'] },
    },
    {
      name: 'platform-imports-no-package-that-it-builds',
      comment: 'The platform knows releases and manifests: adding a remote touches the remote’s own folder only.',
      severity: 'error',
      from: { path: '^(platform|tools/(repo|sandbox|fuzz))/' },
      to: { path: ours, pathNot: ['^(platform|tools)/', '^deploy/checks/', '^shared/', '^observability/'] },
    },
    {
      name: 'observability-imports-itself',
      comment: 'Every service stands on it; it stands on nothing of ours.',
      severity: 'error',
      from: { path: '^observability/' },
      to: { path: ours, pathNot: '^observability/' },
    },
    ...platform.slice(0, -1).map((folder, index) => ({
      name: `${folder}-imports-lower-workspaces`,
      comment: 'The workspaces of the platform have an order, so none of them needs those above it.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^${folder}/`, pathNot: compositionRoots },
      to: { path: platform.slice(index + 1).map((higher) => `^${higher}/`) },
    })),
    ...coreFolders.slice(0, -1).map((folder, index) => ({
      name: `core-${folder}-imports-lower-folders`,
      comment: 'A release is checked before it is stored, stored before it is signed, composed before it is published.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^platform/core/${folder}/`, pathNot: [tests, testSupport] },
      to: { path: coreFolders.slice(index + 1).map((higher) => `^platform/core/${higher}/`) },
    })),
    ...engineFolders.slice(0, -1).map((folder, index) => ({
      name: `engine-${folder}-imports-earlier-folders`,
      comment: 'A statement goes from text to lines, tables, readings, their proof and the report, and never back.',
      severity: /** @type {const} */ ('error'),
      from: { path: inEngine([folder]), pathNot: tests },
      to: { path: inEngine(engineFolders.slice(index + 1)) },
    })),
    {
      name: 'feature-imports-no-other-feature',
      comment: 'Each feature can be deleted alone; what two of them need is part of the core.',
      severity: 'error',
      from: { path: '^platform/features/([^/]+)/' },
      to: { path: '^platform/features/', pathNot: ['^platform/features/$1/', '^platform/features/testing/'] },
    },
    ...Object.entries({ release: ['edge', 'kit'], edge: ['kit'], kit: ['edge'] }).map(([half, others]) => ({
      name: `feature-${half}-imports-no-${others.join('-')}`,
      comment:
        'The halves of a feature are in different programs: edge and kit import that of the release service alone.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^platform/features/[^/]+/${half}[./]`, pathNot: tests },
      to: {
        path: others.flatMap((other) => [`^platform/features/[^/]+/${other}[./]`, `^platform/${other}/`]),
      },
    })),
    ...withPublicApi.map((name) => ({
      name: `${name}-by-its-public-api`,
      comment: 'Other packages import what a package exports, and nothing else of it.',
      severity: /** @type {const} */ ('error'),
      from: { pathNot: `^${name}/` },
      to: { path: `^${name}/`, pathNot: entriesOf(name).all },
    })),
    {
      name: 'no-test-code-for-visitors',
      comment: 'Tests and what supports them stay out of every build.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, testSupport, '^(e2e|tools/bench)/', '^platform/kit/jestSetup[.]ts$'] },
      to: { path: [tests, testSupport] },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'What runs for visitors is among the dependencies of its own package.json.',
      severity: 'error',
      from: { path: '^(shell|shared|observability|mfe-[^/]+|statements)/src/', pathNot: [tests, testSupport] },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'],
        dependencyTypesNot: ['type-only', 'npm'],
      },
    },
    {
      name: 'site-starts-without-development-packages',
      comment: 'npm start and the images install no devDependencies: what builds and serves the site imports none.',
      severity: 'error',
      from: {
        path: '^((shell|mfe-[^/]+)/assets|statements|observability|platform/(process|interpreter|markup|core|objectStorage|service|build|edge|containers)|tools/sandbox)/',
        pathNot: [tests, testSupport, '^statements/(testing|evaluation|bin)/', '^platform/containers/composeFile'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere. The build finds what is imported with `?optional`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]optional$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
