import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeFiles } from '@artha/core/integrity';
import { releaseSchema, type RemoteRelease, type Route } from '@artha/shared/contract';
import { scratch } from './paths.ts';
import { remotes } from './routes.ts';

/** Pages of a family that copies keep: most of the composing time is for those of the glossary. */
const keptPages = ['aadhaar', 'basis-point'];
const isLargeFamily = (pages: readonly unknown[] = []): boolean => pages.length > 20;

/** Copies a remote's built release with a few pages of each large family. Returns the copy's folder. */
async function copyRelease(name: string): Promise<string> {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`There is no remote ${name}.`);
  const folder = await mkdtemp(join(scratch(), `artha-${name}-`));
  await cp(remote.outDir, folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  if (release.kind !== 'remote' || !release.routes.some(({ pages }) => isLargeFamily(pages))) return folder;
  const routes = release.routes.map((route) =>
    isLargeFamily(route.pages)
      ? { ...route, pages: route.pages?.filter(({ page }) => keptPages.includes(page)) }
      : route,
  );
  await writeFile(file, JSON.stringify({ ...release, routes }));
  return folder;
}

/** The glossary with a few of its terms. */
export const smallGlossary = (): Promise<string> => copyRelease('glossary');

/** Copies a remote's release and changes the text of its manifest, without a build. Returns the copy's folder. */
export async function alterRelease(name: string, alter: (manifest: string) => string): Promise<string> {
  const folder = await copyRelease(name);
  const file = join(folder, 'release.json');
  const before = await readFile(file, 'utf8');
  const after = alter(before);
  if (after === before) throw new Error('The change does not affect the manifest.');
  await writeFile(file, after);
  return folder;
}

/** A release as a build writes it after a small change: another version, and another description of its first page. */
export function changedRelease(name: string, version: string, description: string): Promise<string> {
  return alterRelease(name, (manifest) => {
    const release = v.parse(releaseSchema, JSON.parse(manifest));
    if (release.kind !== 'remote') throw new Error(`${name} is not a remote.`);
    const routes = release.routes.map((route, index) => (index === 0 ? { ...route, description } : route));
    return JSON.stringify({ ...release, version, routes });
  });
}

/**
 * A copy of a remote's release with another text in one of its files.
 * @param pathOf chooses the file. Returns the copy's folder.
 */
async function alterFile(
  name: string,
  pathOf: (release: RemoteRelease) => string | undefined,
  alter: (code: string) => string,
): Promise<string> {
  const folder = await copyRelease(name);
  const manifest = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(manifest, 'utf8')));
  if (release.kind !== 'remote') throw new Error(`${name} is not a remote.`);
  const path = pathOf(release);
  if (path === undefined) throw new Error(`${name} has no such file.`);
  const file = join(folder, path);
  const code = await readFile(file, 'utf8');
  const altered = alter(code);
  if (altered === code) throw new Error(`The change does not affect ${path}.`);
  await writeFile(file, altered);
  await writeFile(manifest, JSON.stringify({ ...release, files: describeFiles(folder) }));
  return folder;
}

/** The function that creates an element in built code. */
const makesElement = /\.jsxs?\)\(/g;
/** The same for an element of the document, whose parent is a component of the remote. */
export const makesDocumentElement = /\.jsxs?\)\((?=["`'])/g;

/**
 * A release with a screen that throws in the browser while `globalThis.broken` is true: its elements then have no type,
 * which React rejects.
 * @param elements the calls that create those elements; all by default.
 */
export function breakableRelease(name: string, screen: string, elements = makesElement): Promise<string> {
  const pathOf = ({ screens }: RemoteRelease) => screens[screen]?.browser.map((file) => `browser/${file}`)[0];
  return alterFile(name, pathOf, (code) => code.replaceAll(elements, '$&globalThis.broken?null:'));
}

/** A release with a screen that throws while its page is composed. */
export function unrenderableRelease(name: string, screen: string, message: string): Promise<string> {
  const throwing = `(() => { throw new Error(${JSON.stringify(message)}); })(),`;
  const pathOf = ({ screens }: RemoteRelease) => screens[screen]?.server;
  return alterFile(name, pathOf, (code) => code.replaceAll(makesElement, (call) => call + throwing));
}

/**
 * A release with a screen that its pages are composed with as this markup.
 * @param html of the whole screen, with its styles.
 */
export function recomposedRelease(name: string, screen: string, html: string): Promise<string> {
  const own = `() => require('react/jsx-runtime').jsx('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })`;
  return alterFile(
    name,
    ({ screens }) => screens[screen]?.server,
    (code) => `${code}\nmodule.exports = { ...module.exports, ${screen}: ${own} };`,
  );
}

/**
 * A release whose entry runs hostile code first.
 * @param script without imports.
 */
export function hostileRelease(name: string, script: string): Promise<string> {
  return alterFile(
    name,
    ({ entry }) => `browser/${entry}`,
    (code) => `(() => {${script}})();\n${code}`,
  );
}

/** Changes every route of a release in a folder, as a build with another `remote.config.ts` writes it. Returns the folder. */
export async function changeRoutes(folder: string, changes: Partial<Route>): Promise<string> {
  const file = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  if (release.kind !== 'remote') throw new Error(`${release.name} is not a remote.`);
  const routes = release.routes.map((route) => ({ ...route, ...changes }));
  await writeFile(file, JSON.stringify(v.parse(releaseSchema, { ...release, routes })));
  return folder;
}

/** A release whose screens only render in a browser: their server bundles are never evaluated. */
export async function browserRelease(name: string): Promise<string> {
  return changeRoutes(await copyRelease(name), { render: 'browser' });
}
