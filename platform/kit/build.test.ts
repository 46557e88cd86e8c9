import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** The outcome for each package: `built` or `already built`. */
async function build(...names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await repository.run('kit/artha.ts', ['build', ...names]);
  const lines = [...stdout.matchAll(/^(\w+): (built|already built)/gm)];
  return Object.fromEntries(lines.map(([, name = '', what = '']) => [name, what]));
}

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
  test('builds what is not built, and skips what has not changed', async () => {
    expect(await build()).toEqual({ shell: 'built', tax: 'built' });
    expect(await build()).toEqual({ shell: 'already built', tax: 'already built' });
    repository.write('mfe-tax/src/screen.tsx', 'changed');
    expect(await build()).toEqual({ shell: 'already built', tax: 'built' });
  });

  test('builds everything again if the tools have changed', async () => {
    await build('tax');
    for (const file of ['shared/src/money.ts', 'platform/build/more.ts', 'package-lock.json']) {
      repository.write(file, '{"new":true}');
      expect([file, await build('tax')]).toEqual([file, { tax: 'built' }]);
    }
  });

  test('does not build again for a test, a document, or the output of a build', async () => {
    await build();
    for (const file of ['src/screen.test.tsx', 'README.md', 'dist/browser/main.js', 'node_modules/a/index.js']) {
      repository.write(`mfe-tax/${file}`, 'new');
    }
    expect(await build('tax')).toEqual({ tax: 'already built' });
  });

  test('builds only the named package, and builds it again if its output was deleted', async () => {
    expect(await build('tax')).toEqual({ tax: 'built' });
    expect(existsSync(join(repository.folder, 'shell/dist'))).toBe(false);
    rmSync(join(repository.folder, 'mfe-tax/dist'), { recursive: true });
    expect(await build('tax')).toEqual({ tax: 'built' });
  });

  test('names the package that does not build with the build’s error, and tries again next time', async () => {
    writePackage('mfe-tax', "throw new Error('the loader is missing');");
    const outcomes = [
      await repository.run('kit/artha.ts', ['build', 'tax']),
      await repository.run('kit/artha.ts', ['build', 'tax']),
    ];
    for (const { code, output } of outcomes) {
      expect(code).toBe(1);
      expect(output).toMatch(/^tax does not build:\n[\s\S]*the loader is missing/);
    }
  });

  test('says what a package’s configuration must export', async () => {
    writePackage('mfe-tax', 'export const config = [];');
    expect((await repository.run('kit/artha.ts', ['build', 'tax'])).output).toMatch(
      /tax does not build:[\s\S]*"default"/,
    );
    writePackage('mfe-tax', 'export default {};');
    expect((await repository.run('kit/artha.ts', ['build', 'tax'])).output).toContain(
      'one call of a preset as its default export',
    );
  });

  test('lists the packages if there is none of this name, and builds nothing', async () => {
    const { code, output } = await repository.run('kit/artha.ts', ['build', 'tax', 'taxes']);
    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no package “taxes”. The packages are: shell, tax.');
    expect(existsSync(join(repository.folder, 'mfe-tax/dist'))).toBe(false);
  });
});
