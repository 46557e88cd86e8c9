import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { releaseSchema, type Release } from '@artha/shared/contract';
import {
  findExcess,
  heaviest,
  inKb,
  measures,
  usualLimits,
  type Exceptions,
  type PageSizes,
} from '@artha/core/budgets';
import { ownSizes, shellSizes, totalSize } from '@artha/core/pageSizes';
import { readBudgets } from '@artha/build/readBudgets';
import { root } from '@artha/process/root';
import { findPackages } from '@artha/build/findPackages';
import { localContext, storeAddress } from './localSettings.ts';
import { toPageBrotli } from '@artha/core/compress';
import { FolderStore } from '@artha/core/folderStore';
import { pageFile } from '@artha/core/pageFile';
import type { Store } from '@artha/core/store';

/** The site's own remotes keep less than a site asks of a team: one screen, with only what a visitor needs at once. */
const ownLimits = { ...usualLimits, own: 25, total: 125.1 };

function readRelease(outDir: string): Release {
  return v.parse(releaseSchema, JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')));
}

const browserFileOf = (outDir: string) => (file: string) => readFileSync(join(outDir, 'browser', file));

function readAllExceptions(): Exceptions {
  return Object.fromEntries(findPackages(root).map(({ name, folder }) => [name, readBudgets(folder)]));
}

/**
 * Measures the heaviest pages: one of each family, and every page that may exceed a limit.
 * @throws if a package is not built, or a page is not composed in the store.
 */
async function measurePages(
  store: Pick<Store, 'openSite'>,
  product: string,
  exceptions: Exceptions,
): Promise<PageSizes[]> {
  const built = findPackages(root).map(({ outDir }) => ({ outDir, release: readRelease(outDir) }));
  const [shell = { scripts: 0, texts: {} }] = built.flatMap(({ outDir, release }) =>
    release.kind === 'shell' ? [shellSizes(release, browserFileOf(outDir))] : [],
  );
  const pages = built.flatMap(({ outDir, release }) =>
    release.kind === 'remote' ? ownSizes(release, product, browserFileOf(outDir)) : [],
  );
  const site = await store.openSite();
  const read = async (path: string, remote: string, ending = ''): Promise<Uint8Array> => {
    const content = await site?.read(`${pageFile(path)}${ending}`);
    if (!content) throw new Error(`${path} (${remote}) is built but not composed; publish it to this store first.`);
    return content;
  };
  const sizes = await Promise.all(
    pages.map(async (page) => {
      const html = (await read(page.path, page.remote, '.br')).length;
      return { ...page, html, shell: shell.scripts, total: totalSize(page, shell) };
    }),
  );
  // A test store is compressed quickly, so its pages are at least as large as for visitors. Pages of a family differ in
  // their text only, so the heaviest one represents those within every limit.
  const toWeigh = new Set([
    ...heaviest(sizes),
    ...sizes.filter((page) => findExcess([page], exceptions, ownLimits).length > 0),
  ]);
  return Promise.all(
    [...toWeigh].map(async (page) => {
      const html = (await toPageBrotli(await read(page.path, page.remote))).length;
      return { ...page, html: Math.min(html, page.html) };
    }),
  );
}

/** Prints the sizes of the built pages. Returns the exceeded limits. */
export async function checkSizes(
  store: Pick<Store, 'openSite'>,
  product: string,
  log: (line: string) => void,
): Promise<string[]> {
  const exceptions = readAllExceptions();
  const pages = await measurePages(store, product, exceptions);
  const width = Math.max(...pages.map(({ path }) => path.length));
  const row = (path: string, cells: string[]) => path.padEnd(width) + cells.map((cell) => cell.padStart(10)).join('');
  log(row('route', ['html br', 'shell gz', 'own gz', 'total gz']));
  for (const page of pages) {
    log(
      row(
        page.path,
        measures.map((measure) => inKb(page[measure])),
      ),
    );
  }
  return findExcess(pages, exceptions, ownLimits);
}

if (import.meta.main) {
  const store = new FolderStore(process.argv[2] ?? storeAddress());
  const excess = await checkSizes(store, (await localContext()).config.product, console.log);
  if (excess.length > 0) {
    console.error(`Over budget:\n${excess.join('\n')}`);
    process.exitCode = 1;
  }
}
