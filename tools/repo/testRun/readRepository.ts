import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expandPath } from '@artha/shared/contract';
import { findSourcePackages } from '../packages/sourcePackage.ts';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { readWorkspaces } from '@artha/build/readWorkspaces';
import type { Repository } from './planChanged.ts';

/** Addresses of the pages of a workspace; empty if it is not a remote. */
async function readPaths(folder: string, product: string): Promise<string[]> {
  if (!existsSync(join(folder, 'remote.config.ts'))) return [];
  return (await readRemoteConfig(folder)).routes.map(({ path }) => expandPath(path, product));
}

/** The text of a file of journeys, and that of imported modules beside it: they often open the tool. */
function readSpec(file: string): { readonly text: string; readonly beside: string } {
  const text = readFileSync(file, 'utf8');
  const beside = [...text.matchAll(/ from '(\.\/[^']+\.ts)'/g)].map(([, path = '']) => join(dirname(file), path));
  return { text, beside: beside.map((one) => readFileSync(one, 'utf8')).join('\n') };
}

/** Reads the packages of the repository with their dependencies, and the journeys. */
export async function readRepository(root: string, product: string): Promise<Repository> {
  const packed = findSourcePackages(root).flatMap(({ parts }) => parts.map(({ folder }) => relative(root, folder)));
  return {
    workspaces: await Promise.all(
      readWorkspaces(root).map(async ({ name, folder, dependencies }) => ({
        name,
        folder,
        dependencies,
        isBuilt: existsSync(join(root, folder, 'webpack.config.ts')),
        isPacked: packed.includes(folder),
        paths: await readPaths(join(root, folder), product),
      })),
    ),
    specs: globSync('e2e/**/*.spec.ts', { cwd: root, exclude: ['**/node_modules/**'] })
      .sort()
      .map((file) => ({ file, ...readSpec(join(root, file)) })),
    exists: (file) => existsSync(join(root, file)),
  };
}
