import { createServer } from 'node:http';
import * as v from 'valibot';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@artha/shared/contract';
import { publish } from '@artha/core/publish';
import { createAuthority } from '@artha/core/authority';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { startReleaseService, type RunningService } from '@artha/service/startReleaseService';
import { FolderStore } from '@artha/core/folderStore';
import { localContext } from '@artha/core/testing/localContext';
import { testTeam } from '@artha/core/testing/testTeam';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { renderHere } from '@artha/core/testing/renderHere';
import { checkRemote, findOutcomes } from './checkRemote.ts';

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};

let service: RunningService;

beforeAll(async () => {
  const context = localContext(new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-store-')))), sampleConfig);
  const authority = createAuthority({
    remotes: {
      shell: { owner: 'team-platform', routes: [], publishers: [{ key: testTeam.id }] },
      glossary: { owner: 'team-glossary', routes: ['/terms'], publishers: [{ key: testTeam.id }] },
      tax: { owner: 'team-tax', routes: ['/tax'], publishers: [{ key: testTeam.id }] },
    },
    revoked: [],
  });
  const own = { ...context, authority };
  const routes = [{ path: '/terms', screen: 'Tax', title: 'Terms', description: 'Terms.' }];
  await publish(own, [made(shellFolder()), made(remoteFolder({ name: 'glossary', owner: 'team-glossary', routes }))]);
  service = await startReleaseService(own);
});

afterAll(async () => {
  await service.close();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

/** The faults of a release, by the name of the check. */
async function faultsOf(
  changes: Partial<RemoteRelease> = {},
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<Record<string, readonly string[]>> {
  const client = new ReleaseClient(service.url);
  const outcomes = await findOutcomes(client, made(remoteFolder(changes, files)), {
    key: testTeam.id,
    render: renderHere,
  });
  return Object.fromEntries(outcomes.map(({ name, faults }) => [name, faults]));
}

test('a valid release passes every check, and nothing of it is on the site', async () => {
  expect(await faultsOf()).toEqual({
    release: [],
    contract: [],
    routes: [],
    policy: [],
    render: [],
    budgets: [],
  });
  expect((await new ReleaseClient(service.url).status()).map(({ name }) => name)).toEqual(['glossary', 'shell']);
});

test('a team is warned of the next shell and of what will be gone, and the site would take its release', async () => {
  const client = new ReleaseClient(service.url);
  const facts = await client.site();
  const nextShell = { version: '2.0.0', from: '2027-03-01', supportedContracts: [1], provides: { react: '20.0.0' } };
  jest.spyOn(client, 'site').mockResolvedValue({ ...facts, nextShell });
  const remote = made(mkdtempSync(join(tmpdir(), 'artha-sources-')));
  mkdirSync(join(remote, 'node_modules/@artha/shared/dist'), { recursive: true });
  mkdirSync(join(remote, 'src'));
  writeFileSync(join(remote, 'node_modules/@artha/shared/package.json'), '{"name":"@artha/shared","version":"1.0.0"}');
  const types = '/** @deprecated 2027-03-01 Use Stack. */\nexport declare const Column: unknown;';
  writeFileSync(join(remote, 'node_modules/@artha/shared/dist/index.d.ts'), types);
  writeFileSync(join(remote, 'src/Tax.tsx'), "import { Column } from '@artha/shared';");
  const outcomes = await findOutcomes(client, made(remoteFolder()), { render: renderHere, sources: remote });
  const warned = outcomes.filter(({ warnings = [] }) => warnings.length > 0);
  expect(warned.map(({ name, faults }) => [name, faults])).toEqual([
    ['next shell', []],
    ['deprecations', []],
  ]);
  expect(warned[0]?.warnings?.[0]).toMatch(/^Shell 2\.0\.0 may be live from 2027-03-01 on\./);
  expect(warned[1]?.warnings).toEqual([
    'src/Tax.tsx: Column of @artha/shared may be gone from 2027-03-01 on. Use Stack.',
  ]);
});

describe('what a site would refuse is reported with its code and remedy:', () => {
  test('a file that was changed after the build', async () => {
    const dir = made(remoteFolder());
    writeFileSync(join(dir, 'server/Tax.cjs'), 'other');
    const [first, ...others] = await findOutcomes(new ReleaseClient(service.url), dir, { render: renderHere });
    expect(first).toMatchObject({ name: 'release', faults: [expect.stringMatching(/^RE-03: .*\nBuild it again/)] });
    expect(others).toEqual([]);
  });

  test('other content under the version of a release that the site keeps, before anything else is done', async () => {
    const routes = [{ path: '/terms', screen: 'Tax', title: 'Other', description: 'Other.' }];
    const { release, routes: own } = await faultsOf({ name: 'glossary', owner: 'team-glossary', routes });
    expect(release).toEqual([expect.stringMatching(/^RE-41: glossary 1\.0\.0 is another release .*1\.0\.1 is free/)]);
    expect(own).toEqual([]);
  });

  test('a contract that the shell does not support', async () => {
    const { contract, render } = await faultsOf({ contract: 9 });
    expect(contract).toEqual([expect.stringMatching(/^RE-04: .*contract 9; the shell supports 1/)]);
    expect(render).toBeUndefined();
  });

  test('a shared package whose version at the shell is out of range', async () => {
    const { contract } = await faultsOf({ shared: { react: { range: '^20.0.0', built: '20.0.0' } } });
    expect(contract).toEqual([expect.stringMatching(/^RE-05: .*react \^20\.0\.0; the shell provides 19\.3\.1/)]);
  });

  test('an address of another remote, and a navigation entry that links another remote', async () => {
    const routes = [{ path: '/terms', screen: 'Tax', title: 'Tax', description: 'Tax.' }];
    const { routes: taken, policy } = await faultsOf({ routes });
    expect(taken).toEqual([expect.stringMatching(/^RE-06: \/terms belongs to glossary/)]);
    expect(policy).toEqual([expect.stringMatching(/^RE-27: /)]);
    const strange = { area: 'bar', label: 'Elsewhere', order: 1, to: '/elsewhere' } as const;
    expect((await faultsOf({ navigation: [strange] })).routes).toEqual([expect.stringMatching(/^RE-13: /)]);
  });

  test('a name that the policy does not know, while everything else is checked', async () => {
    const routes = [{ path: '/planner', screen: 'Tax', title: 'Planner', description: 'Planner.' }];
    const { policy, render } = await faultsOf({ name: 'tax-planner', routes });
    expect(policy).toEqual([expect.stringMatching(/^RE-20: The policy knows no remote “tax-planner”\./)]);
    expect(render).toEqual([]);
  });

  test('a key that the policy does not name, with the lines that the operator adds to it', async () => {
    const stranger = '0'.repeat(64);
    const policyOf = async (key?: string) => {
      const outcomes = await findOutcomes(new ReleaseClient(service.url), made(remoteFolder()), {
        key,
        render: renderHere,
      });
      return outcomes.find(({ name }) => name === 'policy');
    };
    const [fault = ''] = (await policyOf(stranger))?.faults ?? [];
    expect(fault).toMatch(/^RE-21: The key 0{64} may not publish tax\.\n/);
    expect(fault).toContain('"routes": [\n      "/tax"\n    ]');
    expect(fault).toContain(`"key": "${stranger}"`);
    expect(await policyOf()).toMatchObject({ faults: [], summary: 'tax of team-tax; no key here to compare' });
  });

  test('more entries in the navigation of all pages than the policy allows, with the lines that would allow them', async () => {
    const entry = { area: 'bar', label: 'Tax', order: -1000, to: '/tax' } as const;
    const { policy } = await faultsOf({ navigation: Array.from({ length: 300 }, () => entry) });
    expect(policy).toEqual([
      expect.stringMatching(
        /^RE-43: tax has more than the policy allows: bar 300 of 1 [^]*"frame": \{\n +"bar": 300\n/,
      ),
    ]);
    expect((await faultsOf({ navigation: [entry] })).policy).toEqual([]);
  });

  test('a frame of all pages with more bytes than the policy allows', async () => {
    const server = (text: string) =>
      `${text}; exports.render = async (...args) => ({ ...(await exports.renderRegion(...args)), html: 'x'.repeat(30_000) });`;
    const client = new ReleaseClient(service.url);
    const shell = await readReleaseFolder(made(shellFolder({}, {}, server)));
    jest.spyOn(client, 'shell').mockResolvedValue(shell);
    const navigation = [{ area: 'bar', label: 'Tax', order: 1, to: '/tax' } as const];
    const outcomes = await findOutcomes(client, made(remoteFolder({ navigation })), { render: renderHere });
    expect(outcomes.find(({ name }) => name === 'render')?.faults).toEqual([
      expect.stringMatching(
        /^RE-43: The frame of every page would have \d+ bytes of HTML, of 24576 .*tax adds 1 entries/,
      ),
    ]);
  });

  test('a page that the site has with its content, and that would become a placeholder', async () => {
    const site = createServer((_, reply) => reply.end('<div data-region="screen"><h1>Tax</h1></div>')).listen(0);
    const { port } = v.parse(v.object({ port: v.number() }), site.address());
    const reading = made(remoteFolder({}, { 'server/Tax.cjs': 'exports.Tax = () => window.innerWidth;' }));
    const options = { render: renderHere, site: `http://127.0.0.1:${String(port)}` };
    const outcomes = await findOutcomes(new ReleaseClient(service.url), reading, options);
    site.close();
    expect(outcomes.find(({ name }) => name === 'render')?.faults).toEqual([
      expect.stringMatching(/^RE-08: visitors have the content of \/tax now, and would get a placeholder: .*window/),
    ]);
  });
});

test.each([
  ['a page that does not render', 'exports.Tax = () => window.innerWidth;', /window/],
  ['a page with forbidden markup', `exports.Tax = () => '<script>steal()</script>';`, /its markup is not allowed/],
])('%s is a warning on a site that lacks it, with the wait and the remedy', async (_, server, cause) => {
  const release = made(remoteFolder({}, { 'server/Tax.cjs': server }));
  const outcomes = await findOutcomes(new ReleaseClient(service.url), release, { render: renderHere });
  const { faults, warnings = [] } = outcomes.find(({ name }) => name === 'render') ?? { faults: ['none'] };
  expect(faults).toEqual([]);
  expect(warnings[0]).toMatch(
    /^\/tax: visitors see its title and a placeholder until .* KB of its own scripts run, about .* s/,
  );
  expect(warnings[0]).toMatch(cause);
  expect(warnings[0]).toContain('clientOnly(() => import(');
  expect(warnings[0]).toContain("render: 'browser'");
});

describe('what visitors would notice is reported:', () => {
  const heavy = { 'browser/remoteEntry.js': Buffer.from(Array.from({ length: 120_000 }, () => Math.random() * 256)) };

  test('a page over its budget, with advice', async () => {
    const { budgets } = await faultsOf({}, heavy);
    expect(budgets?.[0]).toMatch(
      /^\/tax \(tax\): own is 117\.\d KB of 100\.0 KB\.\nLoad what is not needed at once by lazyPart.*--why/,
    );
    expect(budgets?.[0]).toMatch(/\n"budgets": \{"own":\{"limit":117\.\d,"reason":"/);
  });

  test('but not if the release says which limit the remote cannot keep, and why', async () => {
    const own = { limit: 150, reason: 'a table of all municipalities' };
    expect((await faultsOf({ budgets: { own } }, heavy)).budgets).toEqual([]);
  });
});

test('further checks are told of the composed pages; one that has nothing to check by has no outcome', async () => {
  const outcomes = await findOutcomes(new ReleaseClient(service.url), made(remoteFolder()), {
    render: renderHere,
    pageChecks: [
      ({ pages }) => Promise.resolve({ name: 'words', summary: [...pages.keys()].join(), faults: ['too many'] }),
      () => Promise.resolve(undefined),
    ],
  });
  expect(outcomes.slice(-2)).toEqual([
    expect.objectContaining({ name: 'budgets' }),
    { name: 'words', summary: '/tax', faults: ['too many'] },
  ]);
});

describe('the command', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('prints a line for each check and its faults, and fails', async () => {
    const dir = made(remoteFolder({ contract: 9 }));
    await expect(checkRemote(new ReleaseClient(service.url), dir, { key: testTeam.id })).rejects.toThrow(
      'The site would refuse it: contract.',
    );
    expect(lines[0]).toMatch(/^ok {6}release {3}tax 1\.0\.0, 2 files$/);
    expect(lines[1]).toMatch(/^FAILED {2}contract/);
    expect(lines.join('\n')).toMatch(/\n {8}RE-04: .*\n {8}Write the remote for/);
  });

  test('does not check a shell', async () => {
    await expect(checkRemote(new ReleaseClient(service.url), made(shellFolder()), {})).rejects.toThrow(
      'The shell is checked by the tests of its repository',
    );
  });
});
