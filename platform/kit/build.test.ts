import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@artha/build/buildAll';
import { createRepository, type OwnRepository } from '@artha/process/testing/ownRepository';

let repository: OwnRepository;

/** A package whose build only writes a manifest. */
const building = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync(new URL('dist', import.meta.url), { recursive: true });
  writeFileSync(new URL('dist/release.json', import.meta.url), '{}');
  export default [];`;

function writePackage(folder: string, config = building): void {
  repository.write(`${folder}/package.json`, '{"type":"module"}');
  repository.write(`${folder}/webpack.config.ts`, config);
  repository.write(`${folder}/src/screen.tsx`, '');
}

type Outcomes = Readonly<Record<string, string>>;

/** The outcome for each package: `built` or `already built`. */
const readOutcomes = (output: string): Outcomes =>
  Object.fromEntries(
    Array.from(output.matchAll(/^(\w+): (built|already built)/gm), ([, name = '', what = '']) => [name, what]),
  );

/** Builds as the command does, without its process. */
async function build(...names: readonly string[]): Promise<Outcomes> {
  const lines: string[] = [];
  await buildAll(repository.folder, names, (line) => lines.push(line));
  return readOutcomes(lines.join('\n'));
}

const runCommand = (...names: readonly string[]) => repository.run('platform/kit/artha.ts', ['build', ...names]);

// One folder for all tests: Node caches compiled files by path.
beforeAll(() => {
  repository = createRepository();
});

afterAll(() => {
  repository.remove();
});

beforeEach(() => {
  for (const folder of ['shell', 'mfe-tax', '.artha'])
    rmSync(join(repository.folder, folder), { recursive: true, force: true });
  for (const folder of ['shell', 'mfe-tax']) writePackage(folder);
});

describe('artha build', () => {
  test('builds what is not built or has changed, and not for a test, a document, or the output of a build', async () => {
    expect(await build()).toEqual({ shell: 'built', tax: 'built' });
    expect(await build()).toEqual({ shell: 'already built', tax: 'already built' });
    for (const file of ['src/screen.test.tsx', 'README.md', 'dist/browser/main.js', 'node_modules/a/index.js']) {
      repository.write(`mfe-tax/${file}`, 'new');
    }
    expect(await build('tax')).toEqual({ tax: 'already built' });
    repository.write('mfe-tax/src/screen.tsx', 'changed');
    expect(await build()).toEqual({ shell: 'already built', tax: 'built' });
    rmSync(join(repository.folder, 'mfe-tax/dist'), { recursive: true });
    expect(await build('tax')).toEqual({ tax: 'built' });
  });

  test('builds everything again if the tools have changed', async () => {
    await build('tax');
    for (const file of ['shared/src/money.ts', 'package-lock.json']) {
      repository.write(file, '{"new":true}');
      expect([file, await build('tax')]).toEqual([file, { tax: 'built' }]);
    }
    // The presets are those beside the command.
    const outcomeOfCommand = async () => readOutcomes((await runCommand('tax')).stdout);
    expect(await outcomeOfCommand()).toEqual({ tax: 'built' });
    expect(await outcomeOfCommand()).toEqual({ tax: 'already built' });
    repository.write('platform/build/more.ts', '');
    expect(await outcomeOfCommand()).toEqual({ tax: 'built' });
  });

  test('builds only the named package', async () => {
    expect(await build('tax')).toEqual({ tax: 'built' });
    expect(existsSync(join(repository.folder, 'shell/dist'))).toBe(false);
  });

  test('names the package that does not build with the build’s error, and tries again next time', async () => {
    writePackage('mfe-tax', "throw new Error('the loader is missing');");
    const { code, output } = await runCommand('tax');
    expect(code).toBe(1);
    expect(output).toMatch(/^tax does not build:\n[\s\S]*the loader is missing/);
    await expect(build('tax')).rejects.toThrow('the loader is missing');
  });

  test('says what a package’s configuration must export', async () => {
    writePackage('mfe-tax', 'export const config = [];');
    await expect(build('tax')).rejects.toThrow(/tax does not build:[\s\S]*"default"/);
    writePackage('mfe-tax', 'export default {};');
    await expect(build('tax')).rejects.toThrow('one call of a preset as its default export');
  });

  test('lists the packages if there is none of this name, and builds nothing', async () => {
    const { code, output } = await runCommand('tax', 'taxes');
    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no package “taxes”. The packages are: shell, tax.');
    expect(existsSync(join(repository.folder, 'mfe-tax/dist'))).toBe(false);
  });
});
