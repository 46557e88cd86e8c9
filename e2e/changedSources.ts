import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPackages } from '@artha/platform/webpack';
import { root, scratch } from './paths.ts';
import { buildFixture } from './buildFixture.ts';

/** Copies a remote's sources to a place outside the repository. */
export async function copySources(name: string): Promise<string> {
  const source = findPackages(root).find((one) => one.name === name);
  if (!source) throw new Error(`There is no remote ${name}.`);
  const folder = await mkdtemp(join(scratch(), `artha-${name}-`));
  await cp(source.folder, folder, { recursive: true, filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path) });
  return folder;
}

/** Changes a text in a file; the text must be there. */
export async function rewrite(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}.`);
  await writeFile(file, after);
}

/** Builds a remote as its team would after a change: another version, and another description of its page. */
export async function buildChanged(name: string, version: string, description: string): Promise<string> {
  const folder = await copySources(name);
  await rewrite(join(folder, 'package.json'), '"version": "1.0.0"', `"version": "${version}"`);
  const first = /(\n\s+description:\s*)(['"])[\s\S]*?\2,/;
  await rewrite(join(folder, 'remote.config.ts'), first, `$1'${description}',`);
  return buildFixture(folder);
}
