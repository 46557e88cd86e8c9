import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentRemote, developmentShell } from './developmentBuilds.ts';

const folders: string[] = [];

/** A package with these files. */
function packageWith(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'artha-development-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { name: 'tax', folder, outDir: join(folder, 'dist') };
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the development build of the shell', () => {
  const shell = (builds: string) =>
    packageWith({
      'webpack.config.ts': `
        globalThis.appliedPlugins = [];
        const plugin = (name) => ({ apply: () => { globalThis.appliedPlugins.push(name); } });
        export default ${builds};`,
    });
  const applied = (): unknown => Reflect.get(globalThis, 'appliedPlugins');

  test('is that of its preset in React’s development version, and writes no release', async () => {
    const builds =
      "[{ mode: 'production', plugins: [plugin('federation'), plugin('release')] }, { plugins: [plugin('server')] }]";
    const compiler = await developmentShell(shell(builds), '/out');
    expect(compiler.options).toMatchObject({ mode: 'development', output: { path: '/out', filename: '[name].js' } });
    expect(applied()).toEqual(['federation']);
  });

  test('is refused by the name of the file where that describes none', async () => {
    const empty = shell('[]');
    await expect(developmentShell(empty, '/out')).rejects.toThrow(
      `${empty.folder}/webpack.config.ts describes no build.`,
    );
  });
});

describe('the development build of a remote', () => {
  const config = {
    name: 'tax',
    owner: 'team-tax',
    contract: 1,
    routes: [{ path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
  };
  const remote = (screen: string) =>
    packageWith({ 'remote.config.ts': `export default ${JSON.stringify(config)};`, [`src/screens/${screen}.tsx`]: '' });
  const origin = 'http://127.0.0.1:8081';

  test('is loaded from where it is served, by the name that the registry gets', async () => {
    const { options } = await developmentRemote(remote('tax/Tax'), origin);
    expect(options).toMatchObject({
      mode: 'development',
      output: { publicPath: `${origin}/`, filename: '[name].js' },
    });
  });

  test('leaves the release alone that was built before', async () => {
    const { options } = await developmentRemote(remote('tax/Tax'), origin);
    expect(options.output.clean).toBe(false);
  });

  test('is not begun where a route names a screen that is not there', async () => {
    await expect(developmentRemote(remote('other/Other'), origin)).rejects.toThrow('names the screen “Tax”');
  });
});
