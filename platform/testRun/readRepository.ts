import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { expandPath } from '@artha/shared/contract';
import { findSourcePackages } from '../packages/sourcePackage.ts';
import { readRemoteConfig } from '../webpack/readConfiguration.ts';
import type { Repository, Workspace } from './planChanged.ts';

const manifestSchema = v.object({
  name: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const rootSchema = v.object({ workspaces: v.array(v.string()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function readWorkspace(root: string, folder: string, product: string): Promise<Omit<Workspace, 'isPacked'>> {
  const { name, dependencies, devDependencies } = v.parse(manifestSchema, readJson(join(root, folder, 'package.json')));
  const isRemote = existsSync(join(root, folder, 'remote.config.ts'));
  const routes = isRemote ? (await readRemoteConfig(join(root, folder))).routes : [];
  return {
    folder,
    name,
    dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    isBuilt: existsSync(join(root, folder, 'webpack.config.ts')),
    paths: routes.map(({ path }) => expandPath(path, product)),
  };
}

/** Reads the packages of the repository, with what depends on what, and the journeys. */
export async function readRepository(root: string, product: string): Promise<Repository> {
  const { workspaces } = v.parse(rootSchema, readJson(join(root, 'package.json')));
  const folders = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => file.slice(0, -'/package.json'.length));
  const packed = findSourcePackages(root).map(({ owner }) => relative(root, owner));
  return {
    workspaces: await Promise.all(
      folders.sort().map(async (folder) => ({
        ...(await readWorkspace(root, folder, product)),
        isPacked: packed.includes(folder),
      })),
    ),
    specs: globSync('e2e/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] })
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    exists: (file) => existsSync(join(root, file)),
  };
}
