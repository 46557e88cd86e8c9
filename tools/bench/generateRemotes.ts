import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from './paths.ts';

/** The built remote that is copied: one screen of usual size. */
const MODEL = 'mfe-tax';
const PAGES_OF_REMOTE = 3;

const releaseSchema = v.looseObject({
  entry: v.string(),
  files: v.record(v.string(), v.object({ size: v.number(), integrity: v.string() })),
  routes: v.array(v.looseObject({ path: v.string(), screen: v.string(), title: v.string() })),
});

/** Writes a release as a build would, with another version of its server bundle. Returns its folder. */
async function writeVersion(folder: string, name: string, version: number): Promise<string> {
  const out = join(folder, `${name}-${version}`);
  await mkdir(folder, { recursive: true });
  await cp(join(root, MODEL, 'dist'), out, { recursive: true });
  const release = v.parse(releaseSchema, JSON.parse(await readFile(join(out, 'release.json'), 'utf8')));
  const [route] = release.routes;
  if (!route) throw new Error(`${MODEL} has no page.`);
  const server = `server/${route.screen}.cjs`;
  const content = `${await readFile(join(out, server), 'utf8')}\n// ${name} ${version}\n`;
  await writeFile(join(out, server), content);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const routes = Array.from({ length: PAGES_OF_REMOTE }, (_, index) => ({
    path: `/generated/${name}/${index}`,
    screen: route.screen,
    title: `${route.title} ${name} ${index}`,
    description: `Page ${index} of ${name}.`,
  }));
  const files = { ...release.files, [server]: { size: Buffer.byteLength(content), integrity } };
  await writeFile(join(out, 'release.json'), JSON.stringify({ ...release, name, routes, navigation: [], files }));
  return out;
}

/** Writes releases of as many remotes as a large site has, each with three pages. Returns their folders. */
export async function generateRemotes(folder: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `generated-${index + 1}`);
  return Promise.all(names.map((name) => writeVersion(folder, name, 1)));
}

/** Writes the next release of one of the generated remotes. Returns its folder. */
export function generateNextVersion(folder: string, version: number): Promise<string> {
  return writeVersion(folder, 'generated-1', version);
}
