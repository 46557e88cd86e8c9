import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../store/folderStore.ts';
import { sampleConfig } from '../testing/pages.ts';
import { remoteFolder, shellFolder } from '../testing/releaseFolders.ts';
import { runScript } from '../testing/runScript.ts';
import { openLocalContext, serviceFolderOf } from './openLocalContext.ts';
import { publish } from '../publish/publish.ts';
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

/** `npm run site --` with these arguments, on a store and a configuration of its own. */
const site = (...args: readonly string[]) =>
  runScript('service/cli.ts', args, {
    ARTHA_STORE: join(folder, 'store'),
    ARTHA_CONFIG: join(folder, 'site.config.json'),
  });

/** Without the command, where it is another one that is looked at. */
const publishAtOnce = async (...folders: readonly string[]) => publish(await context(), folders.map(made));

beforeEach(() => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-cli-')));
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(sampleConfig));
});

afterEach(() => {
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('npm run site', () => {
  test.each([[[]], [['recompose']], [['constructor']]])(
    'says what it can do, and that nothing was done, when it is told %j',
    async (args) => {
      const { code, output } = await site(...args);
      expect(code).toBe(2);
      for (const command of ['compose', 'replace-key', 'collect'])
        expect(output).toContain(`npm run site -- ${command}`);
    },
  );

  test('names an option that it does not know', async () => {
    const { code, output } = await site('compose', '--folder', 'dist');
    expect(code).toBe(1);
    expect(output).toMatch(/Unknown option '--folder'/);
    expect(output).not.toContain('    at ');
  });

  test('composes every page again after a change of the configuration', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, product: 'Nidhi' }));
    expect(await site('compose')).toMatchObject({ code: 0, stdout: 'Every page is composed anew.\n' });
    expect(await page('tax/index.html')).toContain('tax 1.0.0 of Nidhi');
  });

  test('says what nobody needs in the store, and deletes it when it is told to', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    await store().putRelease('old', '0a1b', new Map([['release.json', Buffer.from('{}')]]));
    const collected = await site('collect');
    expect(collected).toMatchObject({ code: 0, stdout: 'Everything in the store is needed.\n' });
    const found = await site('collect', '--days', '0');
    expect(found.stdout).toBe('release  old/0a1b\nNothing is deleted; --delete deletes it.\n');
    expect((await site('collect', '--days', '0', '--delete')).stdout).toContain('Deleted.');
    expect((await store().listReleases()).map(({ name }) => name).sort()).toEqual(['shell', 'tax']);
    expect(await site('collect', '--days', 'all')).toMatchObject({ code: 1 });
  });

  test('names what is wrong in the configuration before it does anything', async () => {
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, email: 'nobody' }));
    const { code, output } = await site('compose');
    expect(code).toBe(1);
    expect(output).toMatch(/site\.config\.json does not fit:\n.*an e-mail address[\s\S]*email/);
  });
});
