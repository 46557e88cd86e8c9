import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentVersion } from '@artha/shared/contract';
import { FolderStore } from '../store/folderStore.ts';
import { sampleConfig } from '../testing/pages.ts';
import { remoteFolder, shellFolder } from '../testing/releaseFolders.ts';
import { runScript } from '../testing/runScript.ts';
import { findPackages } from '../webpack/findPackages.ts';
import { openLocalContext, serviceFolderOf } from './openLocalContext.ts';
import { publish, readRegistry } from '../publish/publish.ts';
import { readSiteText } from '../testing/readSiteText.ts';

let folder = '';
const madeFolders: string[] = [];

const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const store = () => new FolderStore(join(folder, 'store'));
const page = async (path: string) => readSiteText(store(), path);
const context = () => openLocalContext(store(), sampleConfig, serviceFolderOf(store().folder));
const liveVersion = async (name: string) => currentVersion(await readRegistry(await context()), name)?.metadata.version;

/** `npm run release --` with these arguments, on a store and a configuration of its own. */
const release = (...args: readonly string[]) =>
  runScript('service/cli.ts', args, {
    ARTHA_STORE: join(folder, 'store'),
    ARTHA_CONFIG: join(folder, 'site.config.json'),
  });

/** Without the command, where it is another one that is looked at. */
const publishAtOnce = async (...folders: readonly string[]) => publish(await context(), folders.map(made));

const publishFolder = (one: string) => release('publish', '--dir', made(one));

beforeEach(() => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-cli-')));
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(sampleConfig));
});

afterEach(() => {
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('npm run release', () => {
  test.each([[['publish']], [['rollback']], [['pubish', 'tax']]])(
    'says what it can do, and that nothing was done, when it is told %j',
    async (args) => {
      const { code, output } = await release(...args);
      expect(code).toBe(2);
      for (const command of ['publish <name>', 'publish --dir <f>', 'rollback', 'withdraw', 'status', 'compose']) {
        expect(output).toContain(`npm run release -- ${command}`);
      }
    },
  );

  test('names an option that it does not know', async () => {
    const { code, output } = await release('publish', '--folder', 'dist');
    expect(code).toBe(1);
    expect(output).toMatch(/Unknown option '--folder'/);
    expect(output).not.toContain('    at ');
  });

  test('says which packages there are, when it is told to publish another one', async () => {
    const { code, output } = await release('publish', 'nobody');
    const names = findPackages().map(({ name }) => name);
    expect(code).toBe(1);
    expect(output.trim()).toBe(`There is no package “nobody” to build. There are: ${names.join(', ')}.`);
  });

  test('publishes a folder, says what is live and that a second time changes nothing', async () => {
    const shell = shellFolder();
    const first = await publishFolder(shell);
    expect(first.code).toBe(0);
    expect(first.output).toMatch(/^shell 1\.0\.0 \([0-9a-f]{20}\) is live; stored and composed in \d+\.\d s\.$/m);
    expect(await liveVersion('shell')).toBe('1.0.0');
    const second = await publishFolder(shell);
    expect(second.output).toMatch(/^shell 1\.0\.0 \([0-9a-f]{20}\) was live already; nothing changed\.$/m);
  });

  test('ends with the reason and the way out, and no stack, when a publish is refused', async () => {
    const { code, output } = await publishFolder(remoteFolder());
    expect(code).toBe(1);
    expect(output).toBe(
      'RE-07: There is no shell for tax to run in.\nPublish the shell first: npx artha publish shell.\n',
    );
    const missing = await release('publish', '--dir', join(folder, 'nothing'));
    expect(missing.code).toBe(1);
    expect(missing.output).toMatch(/^RE-01: .*nothing holds no release\.json\.\nBuild it again/);
  });

  test('rolls back, shows what is live, and takes a remote off the site', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    await publishAtOnce(remoteFolder({ version: '1.1.0' }));
    const plan =
      /^tax goes back from 1\.1\.0 \([0-9a-f]{20}\) to 1\.0\.0 \([0-9a-f]{20}\)\.\nIts pages are then \/tax\.$/m;
    expect((await release('rollback', 'tax', '--dry-run')).output).toMatch(plan);
    expect(await liveVersion('tax')).toBe('1.1.0');
    const { output } = await release('rollback', 'tax');
    expect(output).toMatch(plan);
    expect(output).toMatch(/^tax 1\.0\.0 \([0-9a-f]{20}\) is live again\.$/m);
    expect(await liveVersion('tax')).toBe('1.0.0');

    const rows = (await release('history', 'tax')).output.split('\n').filter((line) => /'1\.\d\.0'/.test(line));
    expect(rows.map((row) => /'1\.\d\.0'/.exec(row)?.[0])).toEqual(["'1.0.0'", "'1.1.0'"]);
    expect(rows.map((row) => row.includes('true'))).toEqual([true, false]);
    const status = (await release('status')).output.split('\n').find((line) => line.includes("'tax'"));
    expect(status).toMatch(/'team-tax'.*'1\.0\.0'/);
    expect((await release('log')).output).toMatch(/'rollback'.*'tax'.*'1\.0\.0'/);

    expect((await release('rollback', 'tax')).output).toMatch(/^RE-11: tax has no earlier release.*\nSee npm run/);
    expect((await release('withdraw', 'tax')).output).toContain('npx artha publish tax brings it back.');
    expect(await page('tax/index.html')).toBeUndefined();
  });

  test('composes every page again after a change of the configuration', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, product: 'Nidhi' }));
    expect(await release('compose')).toMatchObject({ code: 0, stdout: 'Every page is composed anew.\n' });
    expect(await page('tax/index.html')).toContain('tax 1.0.0 of Nidhi');
  });

  test('says what nobody needs in the store, and deletes it when it is told to', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    await store().putRelease('old', '0a1b', new Map([['release.json', Buffer.from('{}')]]));
    const collected = await release('collect');
    expect(collected).toMatchObject({ code: 0, stdout: 'Everything in the store is needed.\n' });
    const found = await release('collect', '--days', '0');
    expect(found.stdout).toBe('release  old/0a1b\nNothing is deleted; --delete deletes it.\n');
    expect((await release('collect', '--days', '0', '--delete')).stdout).toContain('Deleted.');
    expect((await store().listReleases()).map(({ name }) => name).sort()).toEqual(['shell', 'tax']);
    expect(await release('collect', '--days', 'all')).toMatchObject({ code: 1 });
  });

  test('names what is wrong in the configuration before it does anything', async () => {
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, email: 'nobody' }));
    const { code, output } = await publishFolder(shellFolder());
    expect(code).toBe(1);
    expect(output).toMatch(/site\.config\.json does not fit:\n.*an e-mail address[\s\S]*email/);
    expect(await liveVersion('shell')).toBeUndefined();
  });
});
