import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expandPath } from '@artha/shared/contract';
import { root } from '@artha/process/root';
import { mayHavePath } from '@artha/release/policy';
import { teams } from './teams.ts';

const pathSchema = v.looseObject({ path: v.string() });
const remoteSchema = v.object({
  default: v.looseObject({
    name: v.string(),
    owner: v.string(),
    routes: v.array(v.looseObject({ ...pathSchema.entries, aliases: v.optional(v.array(pathSchema), []) })),
  }),
});

test.each(globSync('mfe-*/remote.config.ts', { cwd: root }).filter((file) => !file.startsWith('mfe-design')))(
  'the policy gives the remote of %s to its owner, at its addresses',
  async (file) => {
    const { default: remote } = v.parse(remoteSchema, await import(join(root, file)));
    const team = teams.find(({ name }) => name === remote.name);
    expect(team?.owner).toBe(remote.owner);
    const paths = remote.routes
      .flatMap((route) => [route, ...route.aliases])
      .map(({ path }) => expandPath(path, 'Artha'));
    expect(paths.filter((path) => !mayHavePath(team ?? { routes: [] }, path))).toEqual([]);
  },
);
