import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@artha/process/root';
import { runProgram } from '@artha/process/runProgram';
import { findContextFiles, readBuildContext } from './buildContext.ts';
import { findImageSources } from './imageSources.ts';

const SCRIPT = 'context/deploy/docker/copy-sources';
const packages = mkdtempSync(join(tmpdir(), 'artha-packages-'));

const copyInto = (folder: string, files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
};

/** The stage `packages` of the Dockerfile: manifests with what `npm ci` installs for them; below it the build context. */
beforeAll(() => {
  const files = findContextFiles(root);
  copyInto(
    packages,
    files.filter((file) => file.endsWith('package.json')),
  );
  copyInto(join(packages, 'context'), files);
  const installed = join(packages, 'node_modules');
  mkdirSync(join(installed, '.bin'), { recursive: true });
  symlinkSync(process.execPath, join(installed, '.bin/node'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@artha') cpSync(join(root, 'node_modules/@artha'), join(installed, name), linksAsTheyAre);
    else if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(installed, name));
  }
});

const linksAsTheyAre = { recursive: true, verbatimSymlinks: true } as const;

afterAll(() => {
  rmSync(packages, { recursive: true });
});

test('the sources of an image are copied where only manifests and packages are installed', async () => {
  const paths = ['platform/kit/artha.ts', 'mfe-tax'];
  const target = join(packages, 'sources');
  const { code, output } = await runProgram(join(packages, SCRIPT), ['context', target, ...paths], { cwd: packages });
  expect([code, output]).toEqual([0, '']);
  expect(findContextFiles(target)).toEqual(findImageSources(readBuildContext(root), paths));
});

test('every stage that sees the build context copies its sources so', () => {
  const dockerfile = readFileSync(join(root, 'deploy/docker/node.Dockerfile'), 'utf8').replaceAll('\\\n', '');
  const commands = [...dockerfile.matchAll(/^RUN --mount=type=bind,target=\/artha\/context,rw\s+(\S+ \S+ \S+)/gm)];
  expect(commands.map(([, command]) => command)).toEqual(Array(2).fill(`${SCRIPT} context /sources`));
  expect(dockerfile.match(/target=\/artha/g)).toHaveLength(commands.length);
});
