import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeFiles } from '@artha/platform/webpack';
import { releaseSchema } from '@artha/shared/contract';
import { scratch } from './paths.ts';
import { remotes } from './routes.ts';

/** Copies a remote's release, as it was built. Returns the copy's folder. */
async function copyRelease(name: string): Promise<string> {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`There is no remote ${name}.`);
  const folder = await mkdtemp(join(scratch(), `artha-${name}-`));
  await cp(remote.outDir, folder, { recursive: true });
  return folder;
}

/** Copies a remote's release and changes the text of its manifest, without a build. Returns the copy's folder. */
export async function alterRelease(name: string, alter: (manifest: string) => string): Promise<string> {
  const folder = await copyRelease(name);
  const file = join(folder, 'release.json');
  const before = await readFile(file, 'utf8');
  const after = alter(before);
  if (after === before) throw new Error('The manifest is as it was.');
  await writeFile(file, after);
  return folder;
}

/** A release as a build writes it after a small change: another version, and another description of its first page. */
export function changedRelease(name: string, version: string, description: string): Promise<string> {
  return alterRelease(name, (manifest) => {
    const release = v.parse(releaseSchema, JSON.parse(manifest));
    if (release.kind !== 'remote') throw new Error(`${name} is no remote.`);
    const routes = release.routes.map((route, index) => (index === 0 ? { ...route, description } : route));
    return JSON.stringify({ ...release, version, routes });
  });
}

/**
 * A release of which one screen throws in the browser for as long as `globalThis.broken` is true: its elements then
 * have no type, which React refuses.
 */
export async function breakableRelease(name: string, screen: string): Promise<string> {
  const folder = await copyRelease(name);
  const manifest = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(manifest, 'utf8')));
  const screens = release.kind === 'remote' ? release.screens : {};
  const [path = ''] = screens[screen]?.browser ?? [];
  const file = join(folder, 'browser', path);
  const code = await readFile(file, 'utf8');
  const breakable = code.replaceAll(/\.jsxs?\)\(/g, '$&globalThis.broken?null:');
  if (breakable === code) throw new Error(`${path} renders no element.`);
  await writeFile(file, breakable);
  await writeFile(manifest, JSON.stringify({ ...release, files: describeFiles(folder) }));
  return folder;
}

/** A release in the entry of which something hostile runs first. @param code a script without imports. */
export async function hostileRelease(name: string, code: string): Promise<string> {
  const folder = await copyRelease(name);
  const manifest = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(manifest, 'utf8')));
  const file = join(folder, 'browser', release.entry);
  await writeFile(file, `(() => {${code}})();\n${await readFile(file, 'utf8')}`);
  await writeFile(manifest, JSON.stringify({ ...release, files: describeFiles(folder) }));
  return folder;
}
