import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@artha/core/publish';
import { policyOfOneKey } from '@artha/core/authority';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { FolderStore } from '@artha/core/folderStore';
import { localContext } from '@artha/core/testing/localContext';
import { sampleConfig } from '@artha/core/testing/pages';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { createKey, readSigner } from '@artha/core/signer';
import { createAuthority } from '@artha/core/authority';
import type { LocalContext } from '@artha/core/publish';
import { runArtha } from './runArtha.ts';

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};

let service: RunningService;
let context: LocalContext;
let store: FolderStore;
/** The folder in which commands run; its package.json names the site and the key. */
let folder = '';
let printed: string[] = [];

/**
 * Runs `artha` with these arguments.
 * @returns its output.
 */
async function artha(...args: readonly string[]): Promise<string> {
  printed = [];
  await runArtha(args, folder);
  return printed.join('\n');
}

beforeEach(async () => {
  folder = made(mkdtempSync(join(tmpdir(), 'artha-commands-')));
  store = new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-store-'))));
  const pem = createKey();
  const team = readSigner(pem);
  context = { ...localContext(store, sampleConfig), authority: createAuthority(policyOfOneKey(team.id)), team };
  service = await startReleaseService(context);
  context = { ...context, audience: service.url };
  writeFileSync(join(folder, 'team.pem'), pem);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ artha: { site: service.url, key: 'team.pem' } }));
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  jest
    .spyOn(console, 'table')
    .mockImplementation((rows: object[]) =>
      printed.push(...(Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)) : [JSON.stringify(rows)])),
    );
});

afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

describe('artha', () => {
  test.each([[[]], [['pubish', 'tax']], [['constructor']]])('prints its usage when called with %j', async (args) => {
    expect(await runArtha(args, folder)).toBe(2);
    for (const command of ['create', 'dev', 'build', 'check', 'publish', 'status', 'rollback', 'withdraw']) {
      expect(printed.join('\n')).toContain(`artha ${command}`);
    }
  });

  test('names an unknown command and the one that was probably meant', async () => {
    expect(await artha('pubish', 'tax')).toMatch(/^artha has no command “pubish”\. Did you mean artha publish\?\n/);
    expect(await artha()).toMatch(/^artha create/);
  });

  test('reports an unknown option', async () => {
    await expect(artha('publish', '--folder', 'dist')).rejects.toThrow(/Unknown option '--folder'/);
  });

  test.each(['build', 'check', 'publish', 'dev', 'test', 'lint', 'rollback', 'withdraw', 'history'])(
    'says in a folder without a remote what %s looked for, and where',
    async (command) => {
      await expect(artha(command)).rejects.toThrow(
        /^There is no remote here\..* webpack\.config\.ts or \.js; searched: .*artha create <name>\.$/,
      );
    },
  );

  test.each(['history', 'status'])(
    'says of %s of a remote that the site never had which ones it has',
    async (command) => {
      await publish(context, [made(shellFolder())]);
      await expect(artha(command, 'taxes')).rejects.toThrow('The site has no release of taxes. It has shell.');
    },
  );

  test('at the root of several remotes, has the site and the key of the one that it names', async () => {
    await publish(context, [made(shellFolder())]);
    const root = made(mkdtempSync(join(tmpdir(), 'artha-root-')));
    const tool = join(root, 'apps/tool');
    mkdirSync(tool, { recursive: true });
    writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['apps/*'] }));
    writeFileSync(join(tool, 'webpack.config.js'), '');
    writeFileSync(join(tool, 'package.json'), JSON.stringify({ artha: { site: service.url, key: 'team.pem' } }));
    await expect(runArtha(['history', 'tool'], root)).rejects.toThrow('The site has no release of tool. It has shell.');
  });

  test('says what to do without a key', async () => {
    rmSync(join(folder, 'team.pem'));
    await expect(artha('withdraw', 'tax')).rejects.toThrow(/^Name the file of your key/);
  });

  test('says what to do if no site responds, and if one has no release service', async () => {
    await expect(artha('status', '--site', 'http://127.0.0.1:9')).rejects.toThrow(
      'No site responds at http://127.0.0.1:9. Start one (npm start), or name another: --site <address>.',
    );
    await expect(artha('status', '--site', `${service.url}/v1/`)).resolves.toBe('');
  });
});

test('a release goes live from its folder; a second time changes nothing', async () => {
  const shell = made(shellFolder());
  expect(await artha('publish', '--dir', shell)).toMatch(
    /^shell 1\.0\.0 \([0-9a-f]{20}\) is live; stored and composed in \d+\.\d s\.$/,
  );
  expect(await artha('publish', '--dir', shell)).toMatch(
    /^shell 1\.0\.0 \([0-9a-f]{20}\) was already live; nothing changed\.$/,
  );
});

test('a refused publish prints the reason and the remedy', async () => {
  await expect(artha('publish', '--dir', made(remoteFolder()))).rejects.toThrow(
    /^RE-07: There is no shell\.\nAsk the site’s operator/,
  );
  await expect(artha('publish', '--dir', join(folder, 'nothing'))).rejects.toThrow(
    /^RE-01: .*nothing holds no release\.json\.\nBuild it again/,
  );
});

test('a publish makes the checks of artha check first, and sends nothing if one fails', async () => {
  await publish(context, [made(shellFolder())]);
  await expect(artha('publish', '--dir', made(remoteFolder({ contract: 9 })))).rejects.toThrow(
    'The site would refuse it: contract.',
  );
  expect(printed.join('\n')).toMatch(/^FAILED {2}contract/);
  expect(await artha('status')).not.toContain('tax');
});

test('shows what visitors met in the live release, and in the one before it', async () => {
  await publish(context, [made(shellFolder()), made(remoteFolder())]);
  const [{ digest: release } = { digest: '' }] = await publish(context, [made(remoteFolder({ version: '1.1.0' }))]);
  const counted = { remote: 'tax', release, views: 40, errors: { TypeError: 2, 'AR-110': 1 }, vitals: {} };
  const site = createServer(({ url }, reply) => {
    const vitals = { format: 1, releases: [counted] };
    reply.end(JSON.stringify(url === '/vitals' ? vitals : { releaseService: service.url }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect(await artha('status', '--site', url)).toMatch(
    /"name":"tax",.*"version":"1\.1\.0",.*"visits":40,"errors":2,"failures":0,"frozen":1\}/,
  );
  const [all, allowed, what, tables] = (await artha('status', 'tax', '--site', url)).split('\n');
  expect(all).not.toContain('"name":"shell"');
  expect(allowed).toBe('The policy allows the pages of tax every need.');
  expect(what).toBe('What visitors of tax met:');
  expect(tables).toContain('"frozen pages":{"1.1.0 (live)":"1 (2.5 %)","1.0.0 (before)":"0"}');
  site.close();
  expect(await artha('status')).toContain(`What visitors met is not known: ${service.url} has no /vitals.`);
});

test('a team is told of the next shell, and an operator of the remotes that it would break', async () => {
  await publish(context, [made(shellFolder()), made(remoteFolder())]);
  const next = { version: '2.0.0', supportedContracts: [1], provides: { react: '20.0.0' } };
  const policy = await context.authority.readPolicy();
  const announced = { ...policy, nextShell: { ...next, from: '2027-03-01' } };
  jest.spyOn(context.authority, 'readPolicy').mockImplementation(() => Promise.resolve(announced));
  expect(await artha('status')).toContain('\nWARN  tax: Shell 2.0.0 may be live from 2027-03-01 on. tax needs react');

  const checked = artha('check', 'shell', '--all', '--dir', made(shellFolder(next)));
  await expect(checked).rejects.toThrow(/^Shell 2\.0\.0 would break tax\. Announce it/);
  expect(printed).toEqual([
    'FAILED  tax 1.0.0 of team-tax  tax needs react ^19.3.1; the shell provides 20.0.0.',
    '        team-tax changes: accept react 20.0.0 (package.json).',
  ]);
  const fits = made(shellFolder({ ...next, provides: { react: '19.9.0' } }));
  expect(await artha('check', 'shell', '--all', '--dir', fits)).toBe('ok      tax 1.0.0 of team-tax');
});

test('rolls back, shows what is live, and takes a remote off the site', async () => {
  await publish(context, [made(shellFolder()), made(remoteFolder())]);
  await publish(context, [made(remoteFolder({ version: '1.1.0' }))]);
  const live = async () => await readSiteText(store, 'tax/index.html');
  const plan = /^tax goes back from 1\.1\.0 \([0-9a-f]{20}\) to 1\.0\.0 \([0-9a-f]{20}\)\.\nIts pages are then \/tax\./;
  expect(await artha('rollback', 'tax', '--dry-run')).toMatch(plan);
  expect(await live()).toContain('tax 1.1.0');
  const done = await artha('rollback', 'tax');
  expect(done).toMatch(plan);
  expect(done).toMatch(/tax 1\.0\.0 \([0-9a-f]{20}\) is live again\.$/);
  expect(await live()).toContain('tax 1.0.0');

  expect((await artha('history', 'tax')).split('\n').map((row) => /"1\.\d\.0".*"isLive":\w+/.exec(row)?.[0])).toEqual([
    expect.stringMatching(/^"1\.0\.0".*true$/),
    expect.stringMatching(/^"1\.1\.0".*false$/),
  ]);
  expect(await artha('status')).toMatch(/"name":"tax","owner":"team-tax","version":"1\.0\.0"/);
  expect(await artha('log')).toMatch(/"action":"rollback","name":"tax","version":"1\.0\.0"/);

  expect(await artha('rollback', 'tax', '--to', '1.1.0', '--dry-run')).toMatch(
    /^tax goes back from 1\.0\.0 .* to 1\.1\.0 /,
  );
  expect(await live()).toContain('tax 1.0.0');
  await artha('rollback', 'tax', '--to', '1.1.0');
  expect(await live()).toContain('tax 1.1.0');
  await artha('rollback', 'tax');
  await expect(artha('rollback', 'tax', '--to', '7.0.0')).rejects.toThrow(/^The site keeps no release 7\.0\.0\./);

  await expect(artha('rollback', 'tax')).rejects.toThrow(/^RE-11: tax has no earlier release.*\nRun npx artha status/);
  expect(await artha('withdraw', 'tax')).toContain('artha rollback tax brings it back');
  expect(await live()).toBeUndefined();
  expect(await artha('rollback', 'tax')).toMatch(/^tax 1\.0\.0 .* is live again\./m);
  expect(await live()).toContain('tax 1.0.0');
});
