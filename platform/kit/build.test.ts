import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRepository, type OwnRepository } from '../testing/ownRepository.ts';

let repository: OwnRepository;

/** A package whose build writes a manifest and does nothing else. */
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

/** What a run says of each package: `built` or `unchanged`. */
async function build(...names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await repository.run('kit/artha.ts', ['build', ...names]);
  const lines = [...stdout.matchAll(/^(\w+): (built|unchanged)/gm)];
  return Object.fromEntries(lines.map(([, name = '', what = '']) => [name, what]));
}

// One for all tests: Node keeps what it compiled of a file by its path.
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
  test('builds what is not built, and leaves alone what has not changed since', async () => {
    expect(await build()).toEqual({ shell: 'built', tax: 'built' });
    expect(await build()).toEqual({ shell: 'unchanged', tax: 'unchanged' });
    repository.write('mfe-tax/src/screen.tsx', 'changed');
    expect(await build()).toEqual({ shell: 'unchanged', tax: 'built' });
  });

  test('builds everything again when what everything is built with has changed', async () => {
    await build('tax');
    for (const file of ['shared/src/money.ts', 'platform/webpack/more.ts', 'package-lock.json']) {
      repository.write(file, '{"new":true}');
      expect([file, await build('tax')]).toEqual([file, { tax: 'built' }]);
    }
  });

  test('does not build again for a test, a document, or what a build wrote', async () => {
    await build();
    for (const file of ['src/screen.test.tsx', 'README.md', 'dist/browser/main.js', 'node_modules/a/index.js']) {
      repository.write(`mfe-tax/${file}`, 'new');
    }
    expect(await build('tax')).toEqual({ tax: 'unchanged' });
  });

  test('builds the named package alone, and again when somebody deleted what was built', async () => {
    expect(await build('tax')).toEqual({ tax: 'built' });
    expect(existsSync(join(repository.folder, 'shell/dist'))).toBe(false);
    rmSync(join(repository.folder, 'mfe-tax/dist'), { recursive: true });
    expect(await build('tax')).toEqual({ tax: 'built' });
  });

  test('names the package that does not build with the words of its build, and tries again next time', async () => {
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

  test('says what a package’s configuration has to export', async () => {
    writePackage('mfe-tax', 'export const config = [];');
    expect((await repository.run('kit/artha.ts', ['build', 'tax'])).output).toMatch(
      /tax does not build:[\s\S]*"default"/,
    );
    writePackage('mfe-tax', 'export default {};');
    expect((await repository.run('kit/artha.ts', ['build', 'tax'])).output).toContain(
      'one call of a preset as its default export',
    );
  });

  test('says which packages there are when there is none of a name, and builds nothing', async () => {
    const { code, output } = await repository.run('kit/artha.ts', ['build', 'tax', 'taxes']);
    expect(code).toBe(1);
    expect(output.trim()).toBe('There is no package “taxes”. There are: shell, tax.');
    expect(existsSync(join(repository.folder, 'mfe-tax/dist'))).toBe(false);
  });
});
