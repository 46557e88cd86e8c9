import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NavigationEntry } from '@artha/shared/contract';
import { sampleConfig } from '../compose/testing/pages.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { FolderStore } from '../store/folderStore.ts';
import { readSiteText } from '../store/testing/readSiteText.ts';
import { createAuthority } from '../trust/authority.ts';
import type { Policy } from '../trust/policy.ts';
import { testTeam } from '../trust/testing/testTeam.ts';
import { publish } from './publish.ts';
import { localContext } from './testing/localContext.ts';

const folders: string[] = [];
const kept = (folder: string): string => {
  folders.push(folder);
  return folder;
};

/** A shell whose frame links what the registry has, in its order. */
const frameServer = (server: string) => `${server}
  exports.render = async (...args) => {
    const { html, style } = await exports.renderRegion(...args);
    const entries = Object.values(args[1].registry.microFrontends).flatMap(([{ extras }]) => extras.navigation);
    const links = entries.sort((a, b) => a.order - b.order).map(({ label, to }) => '<a href="' + to + '">' + label + '</a>');
    return { html: '<nav>' + links.join('') + '</nav>' + html, style };
  };`;
const shell = () => kept(shellFolder({}, {}, frameServer));
const remote = (name: string, navigation: NavigationEntry[], version = '1.0.0') =>
  kept(
    remoteFolder({
      name,
      version,
      navigation,
      routes: [{ path: `/${name}`, screen: 'Tax', title: name, description: name }],
    }),
  );
const entries = (name: string, count: number, order: number): NavigationEntry[] =>
  Array.from({ length: count }, (_, index) => ({ area: 'bar', label: `${name} ${index}`, order, to: `/${name}` }));

const owner = (name: string) => ({ routes: [`/${name}`], publishers: [{ key: testTeam.id }] });
const policy = {
  remotes: {
    shell: owner(''),
    menus: { ...owner('menus'), frame: { bar: 4 } },
    tax: owner('tax'),
    words: { ...owner('words'), frame: 'all' as const },
  },
  revoked: [],
  frame: { order: ['menus'], bytes: 400 },
} satisfies Policy;

async function begin() {
  const store = new FolderStore(kept(mkdtempSync(join(tmpdir(), 'artha-frame-'))));
  const context = { ...localContext(store, sampleConfig), authority: createAuthority(policy) };
  await publish(context, [shell(), remote('menus', entries('menus', 4, 500))]);
  const frame = async () => {
    const html = (await readSiteText(store, '404.html')) ?? '';
    return [...html.matchAll(/<a href="[^"]*">([^<]*)</g)].map(([, label]) => label);
  };
  return { context, frame };
}

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

test('a team with one address cannot change the navigation of every page: 300 entries are refused', async () => {
  const { context, frame } = await begin();
  await expect(publish(context, [remote('tax', entries('tax', 300, -1000))])).rejects.toThrow(
    'RE-43: tax has more than the policy allows: bar 300 of 1 (entries of the navigation bar).',
  );
  expect(await frame()).toEqual(['menus 0', 'menus 1', 'menus 2', 'menus 3']);
});

test('the entry that it may have comes after those of the operator, whatever order it states', async () => {
  const { context, frame } = await begin();
  await publish(context, [remote('tax', entries('tax', 1, -1000))]);
  expect(await frame()).toEqual(['menus 0', 'menus 1', 'menus 2', 'menus 3', 'tax 0']);
});

test('a remote whose entries are not counted still keeps the budget of the frame', async () => {
  const { context } = await begin();
  await expect(publish(context, [remote('words', entries('words', 20, 1))])).rejects.toThrow(
    /^RE-43: The frame of every page would have \d+ bytes of HTML, of 400 that the policy allows \(“bytes” of “frame”\): words adds 20 entries and tools to it\./,
  );
  await publish(context, [remote('words', entries('words', 2, 1))]);
});

test('a lower budget stops only releases with which the frame grows', async () => {
  const { context } = await begin();
  const lower = createAuthority({ ...policy, frame: { ...policy.frame, bytes: 10 } });
  const later = { ...context, authority: { ...context.authority, readPolicy: lower.readPolicy } };
  await publish(later, [remote('menus', entries('menus', 4, 500), '1.1.0')]);
  await expect(publish(later, [remote('tax', entries('tax', 1, 1))])).rejects.toThrow('RE-43');
});
