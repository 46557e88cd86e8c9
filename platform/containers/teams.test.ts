import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { compareOrdered, expandPath, remoteConfigSchema, type RemoteConfig } from '@artha/shared/contract';
import { root } from '@artha/process/root';
import { arrangeFrame } from '@artha/core/arrangeFrame';
import { checkFrame } from '@artha/core/checkFrame';
import { frameLimits } from '@artha/core/frameRules';
import { mayHavePath } from '@artha/core/policy';
import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { frameOrder, readTeams } from './teams.ts';

const teams = readTeams(root);

const files = globSync('mfe-*/remote.config.ts', { cwd: root }).filter((file) => !file.startsWith('mfe-design'));

const read = async (file: string): Promise<RemoteConfig> =>
  v.parse(v.object({ default: remoteConfigSchema }), await import(join(root, file))).default;
const releaseOf = ({ name, routes, navigation = [] }: RemoteConfig) => remoteRelease({ name, routes, navigation });

test.each(files)(
  'the policy gives the remote of %s to its owner, at its addresses, with what it adds to the frame',
  async (file) => {
    const remote = await read(file);
    const team = teams.find(({ name }) => name === remote.name);
    expect(team?.owner).toBe(remote.owner);
    const paths = remote.routes
      .flatMap((route) => [route, ...(route.aliases ?? [])])
      .map(({ path }) => expandPath(path, 'Artha'));
    expect(paths.filter((path) => !mayHavePath(team ?? { routes: [] }, path))).toEqual([]);
    const owners = teams.map(({ name, routes, frame }) => [
      name,
      { routes: [...routes], publishers: [], ...(frame && { frame }) },
    ]);
    const policy = { remotes: Object.fromEntries(owners), revoked: [] };
    checkFrame(releaseOf(remote), frameLimits(policy, remote.name));
  },
);

test('the policy orders our tools as their releases do among each other', async () => {
  const registry = registryOf(...(await Promise.all(files.map(read))).map(releaseOf));
  const toolsOf = ({ microFrontends }: typeof registry) =>
    Object.values(microFrontends)
      .flatMap(([version]) => version?.extras.routes ?? [])
      .flatMap(({ tool, lang }) => (tool && lang === undefined ? tool : []))
      .toSorted(compareOrdered)
      .map(({ name }) => name);
  const arranged = toolsOf(arrangeFrame(registry, frameOrder(teams), 'Artha'));
  expect(arranged).toHaveLength(5);
  expect(arranged).toEqual(toolsOf(registry));
});
