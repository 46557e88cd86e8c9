import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerLogger, validate } from '@actions/languageservice';
import { clearCache } from '@actions/languageservice/utils/workflow-cache';
import { TextDocument } from 'vscode-languageserver-textdocument';
import * as v from 'valibot';
import { kitFeatures } from '@artha/features/kitFeatures';
import { usage } from '@artha/remote-kit/runArtha';
import { findMissingCommands, type Callable } from './findMissingCommands.ts';
import { findWorkflowFaults } from './findWorkflowFaults.ts';
import { root } from '@artha/process/root';

/** The values of a remote's template for a folder of its own with npm. */
const ofNpm: Readonly<Record<string, string>> = {
  WORKFLOW: 'publish',
  FROZEN: 'npm ci',
  FROZENWITHOUTSCRIPTS: 'npm ci --ignore-scripts',
  ...{ PATHS: '', PREPARE: '', FOLDER: '', BELOW: '', MANAGER: '', DEVELOPMENT: '' },
};
const read = (path: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  if (!path.startsWith('platform/kit/template/')) return text;
  return text.replaceAll(/__([A-Z]+)__/g, (whole, name: string) => ofNpm[name] ?? whole);
};
const workflows = globSync(['.github/workflows/*.yml', 'platform/kit/template/**/workflows/*.yml.txt'], { cwd: root });

// actionlint would take its own errors for a workflow without faults.
registerLogger({
  error: (message) => {
    throw new Error(message);
  },
  warn: console.warn,
  info: console.info,
  log: console.log,
});

/** GitHub's own messages about a workflow, one on each line. */
async function findSyntaxFaults(text: string): Promise<string[]> {
  clearCache();
  const document = TextDocument.create('file:///repository/.github/workflows/any.yml', 'yaml', 1, text);
  const fileProvider = {
    getFileContent: ({ path }: { readonly path: string }) => Promise.resolve({ name: path, content: read(path) }),
  };
  const faults = await validate(document, { fileProvider });
  return faults.map(
    ({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

const sound = `name: publish
on:
  push:
    branches: [main]
permissions: {}
concurrency:
  group: publish
  queue: max
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read
    outputs:
      names: \${{ steps.find.outputs.names }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          package-manager-cache: false
      - id: find
        env:
          BEFORE: \${{ github.event.before }}
        run: node tools/repo/changedPackages.ts --since "$BEFORE" >> "$GITHUB_OUTPUT"
  publish:
    needs: build
    if: needs.build.outputs.names != '[]'
    permissions:
      contents: read
      id-token: write
    uses: ./.github/workflows/package.yml
    with:
      folder: shell
`;

/** The workflow above with one change. */
function broken(from: string, to: string): string {
  expect(sound).toContain(from);
  return sound.replace(from, to);
}

describe.each(workflows)('%s', (file) => {
  test('is a workflow that GitHub accepts', async () => {
    expect(await findSyntaxFaults(read(file))).toEqual([]);
  });

  test('has no security problem', () => {
    expect(findWorkflowFaults(read(file))).toEqual([]);
  });
});

describe('a workflow', () => {
  test('without problems has no faults', async () => {
    expect(findWorkflowFaults(sound)).toEqual([]);
    expect(await findSyntaxFaults(sound)).toEqual([]);
  });

  test.each([
    ['an unknown key', '    timeout-minutes: 5', '    timeout-minute: 5', /^12: Unexpected value 'timeout-minute'/],
    ['a permission that does not exist', 'contents: read', 'content: read', /Unexpected value 'content'/],
    ['a job that needs an unknown job', 'needs: build', 'needs: gone', /unknown job 'gone'/],
    ['an output that no step writes', 'build.outputs.names', 'build.outputs.folders', /might be invalid: folders/],
    ['a context that does not exist', 'github.event.before', 'githb.event.before', /'githb'/],
    ['an input that the called workflow does not accept', 'folder: shell', 'package: shell', /package/],
    ['a queue mode that does not exist', 'queue: max', 'queue: all', /all/],
  ])('with %s is rejected', async (_, from, to, fault) => {
    expect((await findSyntaxFaults(broken(from, to))).join('\n')).toMatch(fault);
  });

  test.each([
    [
      'an action pinned to a tag',
      '@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
      '@v7',
      /checkout@v7 is not pinned/,
    ],
    [
      'an action pinned to a part of its commit',
      'b0efc47a31fe5020 # v7.0.0',
      ' # v7.0.0',
      /setup-node@\w+ is not pinned/,
    ],
    ['an action without its version', ' # v7.0.1', '', /does not name its version/],
    ['an action with half a version', ' # v7.0.1', ' # v7', /does not name its version/],
    [
      'permissions for every job',
      'permissions: {}\n',
      'permissions: read-all\n',
      /does not remove all permissions first/,
    ],
    ['no permissions at all', 'permissions: {}\n', '', /does not remove all permissions first/],
    ['a job without permissions', '    permissions:\n      contents: read\n', '', /build does not set its permis/],
    ['a job without a timeout', '    timeout-minutes: 5\n', '', /build has no timeout-minutes/],
    ['an expression in a script', '"$BEFORE"', '"${{ github.event.before }}"', /build uses an expression/],
    ['credentials that persist', '\n        with:\n          persist-credentials: false', '', /persist-credentials/],
    ['npx without --no', 'node tools/repo/changedPackages.ts', 'npx artha build', /calls npx without --no --/],
    ['npx without --', 'node tools/repo/changedPackages.ts', 'npx --no jest', /calls npx without --no --/],
    ['a cache', 'package-manager-cache: false', 'cache: npm', /may use a cache/],
    ['a cache that is on by default', '\n        with:\n          package-manager-cache: false', '', /may use a cache/],
    ['no concurrency group', 'concurrency:\n  group: publish\n  queue: max\n', '', /two runs may race/],
    ['a publish that a newer run cancels', '  queue: max', '  cancel-in-progress: true', /cancel it halfway/],
  ])('with %s has a fault', (_, from, to, fault) => {
    const faults = findWorkflowFaults(broken(from, to));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  test('that only reads may use a cache, and run concurrently', () => {
    const reading = broken('id-token: write', 'id-token: none')
      .replace('package-manager-cache: false', 'cache: npm')
      .replace('concurrency:\n  group: publish\n  queue: max\n', '');
    expect(findWorkflowFaults(reading)).toEqual([]);
  });
});

describe('of what is published', () => {
  const attested = (text: string) =>
    /uses: actions\/attest-build-provenance@[^]*?subject-path:\s*(?:\|\n)?([^]*?)\n {6}- /.exec(text)?.[1] ?? '';

  test('known weaknesses and signatures of all packages are asked for every day', () => {
    const audit = read('.github/workflows/audit.yml');
    expect(audit).toMatch(/cron: '\d+ \d+ \* \* \*'/);
    expect(audit).toContain('run: npm audit --omit=dev --audit-level=high\n');
    expect(audit).toContain('run: npm audit signatures\n');
  });

  test('each release and each package has a list of its parts, and a signed statement of its origin', () => {
    const [release, packages] = [read('.github/workflows/package.yml'), read('.github/workflows/packages.yml')];
    expect(release).toContain('node tools/repo/sbom/run.ts sbom "$FOLDER"');
    expect(attested(release)).toMatch(/release\/release\.json\s+sbom\/\*\.cdx\.json/);
    expect(packages).toContain('node tools/repo/sbom/run.ts .artha/packages ');
    expect(attested(packages)).toBe('packages/*');
    expect(read('.ci/publish-packages')).toContain('npm publish "./$file" --provenance');
  });

  test('each package that npm gets has a list of its parts', () => {
    const [, listed = ''] = /sbom\/run\.ts \.artha\/packages (.*)/.exec(read('.github/workflows/packages.yml')) ?? [];
    const published = globSync('{shared,platform/*}/package.json', { cwd: root }).filter((file) =>
      read(file).includes('"artha":'),
    );
    expect(listed.split(' ').toSorted()).toEqual(published.map((file) => file.replace('/package.json', '')).toSorted());
  });
});

describe('what workflows and their scripts call', () => {
  const readScripts = (path: string) =>
    Object.keys(v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(read(path))).scripts);
  const canRun = (path: string): boolean => {
    try {
      accessSync(join(root, path), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  const isInstalled = (command: string) => existsSync(join(root, 'node_modules/.bin', command));
  const isFile = (path: string) => existsSync(join(root, path));
  const callable: Callable = {
    scripts: readScripts('package.json'),
    canRun,
    isFile,
    isInstalled,
    usage: usage(kitFeatures),
  };
  const called = globSync(['.github/workflows/*.yml', '.ci/*'], { cwd: root });

  test.each(called)('%s calls only existing commands', (file) => {
    expect(findMissingCommands(read(file), callable)).toEqual([]);
  });

  test.each(globSync('platform/kit/template/**/workflows/*.yml.txt', { cwd: root }))(
    '%s calls only commands that a team has',
    (file) => {
      const scripts = readScripts('platform/kit/template/package.json.txt');
      expect(findMissingCommands(read(file), { ...callable, scripts })).toEqual([]);
    },
  );

  test.each([
    ['npm run test:containers', 'package.json has no script “test:containers”.'],
    ['.ci/publish', '.ci/publish is not an executable file.'],
    ['node tools/repo/gone.ts --since HEAD^1', 'There is no file tools/repo/gone.ts.'],
    ['npx --no -- jset --ci', 'No package has the command “jset”.'],
    ['npx --no -- artha release tax', 'artha has no command “release”.'],
    ['npx --no -- artha publish --folder release', 'artha does not know --folder.'],
  ])('“%s” is missing', (line, fault) => {
    expect(findMissingCommands(`      - run: ${line}\n`, callable)).toEqual([fault]);
  });

  test('every command that documents tell people to run exists', () => {
    // Decisions also describe the past, and some documents are for teams with their own repositories.
    const documents = globSync(['*.md', '*/README.md', 'docs/*.md', 'deploy/**/*.md'], { cwd: root });
    const scripts = [...callable.scripts, ...readScripts('platform/kit/template/package.json.txt')];
    const faults = documents.flatMap((file) =>
      findMissingCommands(read(file), { ...callable, scripts }).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('a failed check uploads from where the journeys write', () => {
    const [, folder = ''] = /outputDir: join\(root, '([^']+)'\)/.exec(read('e2e/playwright.config.ts')) ?? [];
    expect(read('.github/workflows/check.yml')).toContain(`path: ${folder}\n`);
  });
});
