import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findPackages } from '@artha/build/findPackages';
import { loadConfig } from '@artha/core/loadConfig';
import { expandPages, expandRoute, pathInLanguage, releaseSchema, type RemoteRelease } from '@artha/shared/contract';
import { configFile, root } from './paths.ts';
import { runningSite } from './runningSite.ts';

const config = loadConfig(configFile, {});

function readRelease(outDir: string): RemoteRelease | undefined {
  const file = join(outDir, 'release.json');
  if (!existsSync(file)) {
    // A site that runs already need not have every remote of the repository.
    if (runningSite() !== undefined) return undefined;
    throw new Error(`${file} is missing: run npm run build first.`);
  }
  const release = v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
  return release.kind === 'remote' ? release : undefined;
}

/** Every built remote, with the public paths of its routes. */
export const remotes = findPackages(root).flatMap(({ outDir }) => {
  const release = readRelease(outDir);
  return release
    ? [
        {
          name: release.name,
          outDir,
          routes: release.routes.map((route) => expandRoute(route, config.product)),
        },
      ]
    : [];
});

/** Every page of the site. */
export const pages = remotes.flatMap(({ name, routes: own }) =>
  own.flatMap((route) => expandPages(route).map((page) => ({ ...page, remote: name }))),
);

/** The pages of the glossary's terms below an address. */
export const termPages = (below: '/finterms/' | '/hi/finterms/'): typeof pages =>
  pages.filter(({ path }) => path.startsWith(below));

/** Every route of the site; a family of pages is represented by its first page. */
export const routes = pages.filter(
  ({ family }, index) => family === undefined || pages.findIndex((page) => page.family === family) === index,
);

/** Pages whose scripts redirect at once: they are tested without scripts. */
export const leadingPaths: readonly string[] = ['/signin', '/auth/callback/google', '/auth/callback/email'].flatMap(
  (path) => [path, pathInLanguage(path, 'hi')],
);

/** Every route that shows its own screen with scripts. */
export const lastingRoutes = routes.filter(({ path }) => !leadingPaths.includes(path));
