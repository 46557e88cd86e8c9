import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { FolderStore } from '@artha/core/folderStore';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { runScript } from '@artha/process/testing/runScript';
import { runSiteCommand } from './siteCommand.ts';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';
import { publish } from '@artha/core/publish';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { listen } from '@artha/process/port';

let folder = '';
const madeFolders: string[] = [];

const made = (one: string): string => {
  madeFolders.push(one);
  return one;
};
const store = () => new FolderStore(join(folder, 'store'));
const page = async (path: string) => readSiteText(store(), path);
const context = async () => ({
  ...(await openLocalContext(store(), sampleConfig, serviceFolderOf(store().folder), [])),
  ...composeQuickly,
});

/** Runs `npm run site --` with these arguments in this process: returns its output, or the message of its failure. */
async function site(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  try {
    const code = await runSiteCommand(args, (line) => lines.push(line));
    return { code, output: lines.map((line) => `${line}\n`).join('') };
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}

const environment = { ...process.env };

/** Without the name of the command if it is not the one tested. */
const publishAtOnce = async (...folders: readonly string[]) => publish(await context(), folders.map(made));

beforeEach(() => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-cli-')));
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(sampleConfig));
  process.env['ARTHA_STORE'] = join(folder, 'store');
  process.env['ARTHA_CONFIG'] = join(folder, 'site.config.json');
});

afterEach(() => {
  process.env = { ...environment };
  for (const one of madeFolders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('npm run site', () => {
  test.each([[[]], [['recompose']], [['constructor']]])(
    'prints its usage and fails when called with %j',
    async (args) => {
      const { code, output } = await site(...args);
      expect(code).toBe(2);
      for (const command of ['compose', 'replace-key', 'collect', 'changed', 'announce', 'export'])
        expect(output).toContain(`npm run site -- ${command}`);
    },
  );

  test('exits with its code, and reports an unknown option in one line', async () => {
    const { code, output } = await runScript('tools/repo/site.ts', ['compose', '--folder', 'dist']);
    expect(code).toBe(1);
    expect(output).toMatch(/Unknown option '--folder'/);
    expect(output).not.toContain('    at ');
    expect(await runScript('tools/repo/site.ts')).toMatchObject({ code: 2, stdout: (await site()).output });
  });

  test('names the addresses that changed since a given site', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    expect((await site('changed')).output).toContain('The store holds no site before the current one.');
    await publishAtOnce(remoteFolder({ version: '1.1.0' }));
    const { code, output } = await site('changed');
    const changed = ['/registry.json', '/registry/tax.json', '/tax'];
    expect([code, output.split('\n')]).toEqual([0, expect.arrayContaining(changed)]);
    for (const same of ['robots.txt', '/~health']) expect(output).not.toContain(same);
    expect((await site('changed', '--since', '1')).output).toBe(output);
    expect(await site('changed', '--since', '9')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/these: 1\./),
    });
  });

  test('writes the site as a folder for static file hosts', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    const exported = join(folder, 'exported');
    const { code, output } = await site('export', exported);
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ pages, \d+ files in /)]);
    expect(readFileSync(join(exported, '_headers'), 'utf8')).toContain('\n/tax\n');
    expect((await site('export')).output).toContain('name the output folder');
  });

  test('composes every page again after a change of the configuration, and purges the cache of it', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, product: 'Nidhi' }));
    const asked: string[] = [];
    const cache = createServer(({ method, url }, response) => {
      asked.push(`${method ?? ''} ${url ?? ''}`);
      response.end();
    });
    const port = await listen(cache);
    // The program ends when the purge does, which continues after the command.
    const { code, stdout } = await runScript('tools/repo/site.ts', ['compose'], {
      ARTHA_PURGE: `http://127.0.0.1:${String(port)}`,
    });
    cache.close();
    expect(stdout).toBe('Every page was composed again.\n');
    expect(await page('tax/index.html')).toContain('tax 1.0.0 of Nidhi');
    expect([code, asked]).toEqual([0, expect.arrayContaining(['PURGE /tax', 'PURGE /~health'])]);
  });

  test('lists what the store no longer needs, and deletes it on request', async () => {
    await publishAtOnce(shellFolder(), remoteFolder());
    await store().putRelease('old', '0a1b', new Map([['release.json', Buffer.from('{}')]]));
    const collected = await site('collect');
    expect(collected).toMatchObject({ code: 0, output: 'Everything in the store is needed.\n' });
    const found = await site('collect', '--days', '0');
    expect(found.output).toBe('release  old/0a1b\nNothing was deleted; --delete deletes it.\n');
    expect((await site('collect', '--days', '0', '--delete')).output).toContain('Deleted.');
    expect((await store().contents.listReleases()).map(({ name }) => name).sort()).toEqual(['shell', 'tax']);
    expect(await site('collect', '--days', 'all')).toMatchObject({ code: 1 });
  });

  test('reports an invalid configuration before it does anything', async () => {
    writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...sampleConfig, email: 'nobody' }));
    const { code, output } = await site('compose');
    expect(code).toBe(1);
    expect(output).toMatch(/site\.config\.json is invalid:\n.*an e-mail address[\s\S]*email/);
  });
});

test('announces the next shell to teams, and names the remotes that it would break', async () => {
  await publishAtOnce(shellFolder(), remoteFolder());
  const dir = made(shellFolder({ version: '2.0.0', provides: { react: '20.0.0' } }));
  expect(await site('announce', '2027-03-01', '--dir', dir)).toEqual({
    code: 0,
    output:
      'tax (team-tax): tax needs react ^19.3.1; the shell provides 20.0.0. To change: accept react 20.0.0 (package.json).\nShell 2.0.0 is announced for 2027-03-01: artha check and artha status warn 1 of the live remotes.\n',
  });
  const policy: unknown = JSON.parse(readFileSync(join(serviceFolderOf(store().folder), 'policy.json'), 'utf8'));
  expect(policy).toMatchObject({ nextShell: { version: '2.0.0', from: '2027-03-01' }, remotes: expect.anything() });
  expect((await site('announce', 'soon', '--dir', dir)).output).toMatch(/name the day/);
  expect((await site('announce', '2027-03-01', '--dir', made(remoteFolder()))).output).toMatch(/holds no shell/);
});
